import { AUDIT_ACTIONS, type AuditAction } from '#model/access/audit.ts';
import { entities, type EntityName } from '#model/entities/index.ts';
import Type, { type Static } from 'typebox';
import { parsed } from '../../crud/audit.ts';
import { anyOf } from '../../crud/route-schemas.ts';
import type { Db } from '../../db/database.ts';

const MAX_LIMIT = 500;
const DEFAULT_LIMIT = 100;

const oneOf = <const T extends string>(values: readonly T[]) =>
  anyOf(values.map((value) => Type.Literal(value)));
const Identifier = Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$' });
const Moment = (description: string) =>
  Type.String({ format: 'date-time', maxLength: 40, description });

const names = entities.map(({ name }) => name);

export const AuditQuery = Type.Object(
  {
    entity: Type.Optional(oneOf<EntityName | 'upload'>([...names, 'upload'])),
    record_id: Type.Optional(Identifier),
    actor_id: Type.Optional(Identifier),
    action: Type.Optional(oneOf<AuditAction>(AUDIT_ACTIONS)),
    since: Type.Optional(Moment('Not before this moment')),
    until: Type.Optional(Moment('Before this moment')),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_LIMIT, default: DEFAULT_LIMIT })),
    offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000_000 })),
  },
  { additionalProperties: false },
);
export type AuditQuery = Static<typeof AuditQuery>;

/** Matching entries, newest first, and their total. */
export async function auditEntries(db: Db, query: AuditQuery) {
  let matching = db.selectFrom('audit_log');
  for (const column of ['entity', 'record_id', 'actor_id', 'action'] as const) {
    const wanted = query[column];
    if (wanted !== undefined) matching = matching.where(column, '=', wanted);
  }
  if (query.since !== undefined) matching = matching.where('at', '>=', utc(query.since));
  if (query.until !== undefined) matching = matching.where('at', '<', utc(query.until));
  const { total } = await matching
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const found = await matching
    .selectAll()
    .orderBy('id', 'desc')
    .limit(query.limit ?? DEFAULT_LIMIT)
    .offset(query.offset ?? 0)
    .execute();
  const entries = found.map((row) => ({
    ...row,
    before: parsed(row.before),
    after: parsed(row.after),
  }));
  return { entries, total: Number(total) };
}

/** Normalised to UTC, the stored form, so that strings compare as moments do. */
const utc = (moment: string) => new Date(moment).toISOString();
