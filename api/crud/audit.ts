import type { AuditAction } from '#model/audit.ts';
import type { Entity } from '#model/entity.ts';
import type { Row } from '../db/codec.ts';
import type { Db } from '../db/database.ts';
import { isSame, type AnyRecord, type Author } from './record.ts';

/** One thing that somebody did. */
export interface Act {
  action: AuditAction;
  entity: string;
  recordId?: string | null;
  /** What the record was called then: it may be renamed or gone when this is read. */
  label?: string | null;
  before?: Row | null;
  after?: Row | null;
  note?: string | null;
  /** How often, where one row tells of several. */
  count?: number;
}

/** Adds to the audit log, in the transaction of the write that it tells of. */
export async function noteAct(db: Db, act: Act, author: Author): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({
      at: author.now.toISOString(),
      actor_id: author.userId,
      actor_name: await nameOf(db, author.userId),
      action: act.action,
      entity: act.entity,
      record_id: act.recordId ?? null,
      label: act.label ?? null,
      before: json(act.before),
      after: json(act.after),
      note: act.note ?? null,
      count: act.count ?? 1,
      request_id: author.requestId ?? null,
      address: author.address ?? null,
    })
    .execute();
}

/**
 * Notes a write of a record: all its fields when it comes or goes, else the ones that differ.
 * Only columns of the entity are told, so no hash or token can be; `hidden` gives a note at most.
 */
export function noteRecord(
  db: Db,
  entity: Entity,
  { before, after, hidden = {} }: { before?: AnyRecord; after?: AnyRecord; hidden?: Row },
  author: Author,
): Promise<void> {
  const record = (after ?? before)!;
  const told = entity.columns
    .map(({ name }) => name)
    .filter((name) => !before || !after || !isSame(before[name], after[name]));
  const act: Act = {
    action: !before ? 'create' : !after ? 'remove' : 'change',
    entity: entity.name,
    recordId: record.id,
    label: labelOf(entity, record),
    before: before ? pick(before, told) : null,
    after: after ? pick(after, told) : null,
    note: noteOn(hidden),
  };
  return noteAct(db, act, author);
}

/** The words that staff know a record by. */
export function labelOf(entity: Entity, record: AnyRecord): string {
  const names = entity.idFrom.length > 0 ? entity.idFrom : entity.tableColumns.slice(0, 1);
  return names.map((name) => String(record[name])).join(' ');
}

/** What is said in place of a column that nobody may read. */
const hiddenNotes: Readonly<Record<string, string>> = { password_hash: 'A password was set' };

const noteOn = (hidden: Row): string | null =>
  Object.keys(hidden).flatMap((name) => hiddenNotes[name] ?? [])[0] ?? null;

async function nameOf(db: Db, userId: string | null): Promise<string | null> {
  if (userId === null) return null;
  const user = await db
    .selectFrom('users')
    .select('full_name')
    .where('id', '=', userId)
    .executeTakeFirst();
  return user?.full_name ?? null;
}

const json = (value: Row | null | undefined) => (value ? JSON.stringify(value) : null);
const pick = (record: AnyRecord, names: string[]): Row =>
  Object.fromEntries(names.map((name) => [name, record[name]]));
