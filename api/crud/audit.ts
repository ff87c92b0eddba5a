import type { AuditAction } from '#model/access/audit.ts';
import type { Entity } from '#model/kit/entity.ts';
import { readJson, type Row } from '../db/codec.ts';
import type { Db } from '../db/database.ts';
import { isSame, type AnyRecord, type Author } from './record.ts';

/** One action of one author. */
export interface Act {
  action: AuditAction;
  entity: string;
  recordId?: string | null;
  /** The record's label at the time of the action: it may be renamed or deleted since. */
  label?: string | null;
  before?: Row | null;
  after?: Row | null;
  note?: string | null;
  /** The number of actions, where one row aggregates several. */
  count?: number;
}

/** Appends to the audit log, in the transaction of the write that it describes. */
export async function noteAct(db: Db, act: Act, author: Author): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({
      at: author.now.toISOString(),
      actor_id: author.userId,
      actor_name: await actorName(db, author.userId),
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

interface Write {
  before?: AnyRecord;
  after?: AnyRecord;
  hidden?: Row;
  /** Overrides the action that the two versions imply. */
  action?: AuditAction;
}

/**
 * Logs a write of a record: all its fields where it comes or goes, else those that differ. Only
 * columns of the entity are logged, never a hash or token; `hidden` adds a note at most.
 */
export function noteRecord(
  db: Db,
  entity: Entity,
  { before, after, hidden = {}, action }: Write,
  author: Author,
): Promise<void> {
  const record = (after ?? before)!;
  const told = entity.columns
    .map(({ name }) => name)
    .filter((name) => !before || !after || !isSame(before[name], after[name]));
  const act: Act = {
    action: action ?? (!before ? 'create' : !after ? 'remove' : 'change'),
    ...subject(entity, record),
    before: before ? pick(before, told) : null,
    after: after ? pick(after, told) : null,
    note: noteOn(hidden),
  };
  return noteAct(db, act, author);
}

/** The columns that label a record, of plain text. */
export const labelColumns = ({ idFrom, tableColumns }: Entity): readonly string[] =>
  idFrom.length > 0 ? idFrom : tableColumns.slice(0, 1);

/** The label by which staff recognise a record. */
export const labelOf = (entity: Entity, record: AnyRecord): string =>
  labelColumns(entity)
    .map((name) => String(record[name]))
    .join(' ');

/** A record that an act was about. */
export const subject = (entity: Entity, record: AnyRecord) => ({
  entity: entity.name,
  recordId: record.id,
  label: labelOf(entity, record),
});

/** Notes logged in place of the value of a column that nobody may read. */
const hiddenNotes: Readonly<Record<string, string>> = { password_hash: 'A password was set' };

const noteOn = (hidden: Row): string | null =>
  Object.keys(hidden).flatMap((name) => hiddenNotes[name] ?? [])[0] ?? null;

/** The name of an author now; null for a visitor and for the system. */
export async function actorName(db: Db, userId: string | null): Promise<string | null> {
  if (userId === null) return null;
  const user = await db
    .selectFrom('users')
    .select('full_name')
    .where('id', '=', userId)
    .executeTakeFirst();
  return user?.full_name ?? null;
}

/** The content of a JSON column; null where it cannot be read. */
export const parsed = (stored: string | null): Row | null =>
  stored === null ? null : (readJson(stored) ?? null);

const json = (value: Row | null | undefined) => (value ? JSON.stringify(value) : null);
const pick = (record: AnyRecord, names: string[]): Row =>
  Object.fromEntries(names.map((name) => [name, record[name]]));
