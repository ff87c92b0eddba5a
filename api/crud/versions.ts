import { AUDIT_ACTIONS } from '#model/access/audit.ts';
import type { Damaged, Entity } from '#model/kit/entity.ts';
import Type, { type Static } from 'typebox';
import type { Row } from '../db/codec.ts';
import type { Db } from '../db/database.ts';
import { parsed } from './audit.ts';
import type { AnyRecord } from './record.ts';
import { Fields, nullable, oneOf } from './route-schemas.ts';

/** A change of a record, from the audit log; null where the record came, came back or went. */
export const Version = Type.Object(
  {
    id: Type.Integer(),
    at: Type.String({ format: 'date-time' }),
    actor_name: nullable(Type.String(), {
      description: 'As they were called then; null for a visitor and for the demo content',
    }),
    action: oneOf(AUDIT_ACTIONS),
    note: nullable(Type.String()),
    before: nullable(Fields({ description: 'The fields that changed, as they were' })),
    after: nullable(Fields({ description: 'The fields that changed, as they became' })),
  },
  { title: 'Version' },
);
export type Version = Static<typeof Version>;

const OF_RECORD = ['create', 'change', 'remove', 'restore'] as const;

/**
 * The changes of a record, newest first, since it was made: an earlier record of the same id was
 * another one. A move of an arranged list is told once, under the record that was moved, with the
 * places of all that made way: each of these has it, too.
 */
export async function versionsOf(db: Db, entity: Entity, id: string): Promise<Version[]> {
  const found = await db
    .selectFrom('audit_log')
    .select(['id', 'at', 'actor_name', 'action', 'note', 'before', 'after'])
    .where('entity', '=', entity.name)
    .where((eb) => {
      const own = eb.and([eb('record_id', '=', id), eb('action', 'in', OF_RECORD)]);
      if (!entity.ordered) return own;
      return eb.or([
        own,
        eb.and([eb('action', '=', 'reorder'), eb('after', 'like', `%"${id}":%`)]),
      ]);
    })
    .orderBy('id', 'desc')
    .execute();
  const made = found.findIndex(({ action }) => action === 'create');
  return (made === -1 ? found : found.slice(0, made + 1))
    .map((row) => {
      const [before, after] = [parsed(row.before), parsed(row.after)];
      if (row.action !== 'reorder' || !before || !after) return { ...row, before, after };
      return { ...row, before: { order: before[id] }, after: { order: after[id] } };
    })
    .filter(({ before, after }) => !before || !after || Object.keys(after).length > 0);
}

/** Values that cannot be read in the record itself, as its history says them. */
function lastSaid({ damaged = [] }: Damaged, versions: readonly Version[]): Row {
  const known = damaged.flatMap((name) => {
    const last = versions.find(({ after }) => after && name in after);
    return last ? [[name, last.after![name]] as const] : [];
  });
  return Object.fromEntries(known);
}

/**
 * The record after a change: as it is, without what came later. Null where that change deleted it;
 * undefined where there was no such change.
 */
export function recordAt(
  record: AnyRecord | undefined,
  versions: readonly Version[],
  version: number,
): Row | null | undefined {
  let values: Row | null = record ? { ...record, ...lastSaid(record, versions) } : null;
  for (const { id, before, after } of versions) {
    if (id === version) return values;
    values = before && { ...(after && values), ...before };
  }
  return undefined;
}
