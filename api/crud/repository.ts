import type { Entity } from '#model/kit/entity.ts';
import type { Expression, ExpressionBuilder, OrderByItemBuilder, SqlBool } from 'kysely';
import { decodeRow, type Row } from '../db/codec.ts';
import { atomically, type Db } from '../db/database.ts';
import { readableRow } from '../db/readable.ts';
import { Conflict, NotFound, takenField } from '../errors.ts';
import { actorName, labelColumns, labelOf, noteRecord } from './audit.ts';
import { datedAsShown } from './first-shown.ts';
import { newId, newSlug } from './naming.ts';
import { noteWrite, type Operation } from './outbox.ts';
import { refuseFaulty } from './rules.ts';
import { forget, inBatches, isSame, rows, totalOf, type AnyRecord, type Author } from './record.ts';
import { containsWords, searchText } from './search.ts';
import { followTwins } from './translations.ts';
import { encoded, filled, normalised, withShowing } from './values.ts';
import { shown } from './views.ts';

export interface ListQuery {
  limit: number;
  offset: number;
  /** Restricts the query to the one record that the caller may see. */
  id?: string;
  /** Flags that must be set. */
  only: readonly string[];
  /** Only what everybody may see at this moment. */
  shownAt?: Date;
  orderBy?: string;
  direction?: 'asc' | 'desc';
  /** Search words; a record must match all of them. */
  search?: string;
  /** Further conditions of the entity's own. */
  matching?: readonly Condition[];
}

export type Condition = (eb: ExpressionBuilder<Record<string, Row>, string>) => Expression<SqlBool>;

/** Rows fetched at once when iterating over a whole table. */
const BATCH = 200;

export async function list(
  db: Db,
  entity: Entity,
  query: ListQuery,
): Promise<{ records: AnyRecord[]; total: number }> {
  let matching = rows(db).selectFrom(entity.table);
  if (query.id !== undefined) matching = matching.where('id', '=', query.id);
  for (const flag of query.only) matching = matching.where(flag, '=', 1);
  if (query.shownAt) matching = matching.where(shown(entity, query.shownAt));
  for (const found of containsWords(query.search ?? '')) matching = matching.where(found);
  for (const condition of query.matching ?? []) matching = matching.where(condition);
  let page = matching.selectAll();
  for (const [column, order] of ordering(entity, query)) page = page.orderBy(column, order);
  const found = await page.limit(query.limit).offset(query.offset).execute();
  return {
    records: found.map((row) => readableRow(entity, row) as AnyRecord),
    total: await totalOf(matching),
  };
}

type Order = 'asc' | 'desc' | ((by: OrderByItemBuilder) => OrderByItemBuilder);

/** An empty value is the least of all: SQLite says so unasked, PostgreSQL puts it last. */
const withNulls: Readonly<Record<'asc' | 'desc', Order>> = {
  asc: (by) => by.asc().nullsFirst(),
  desc: (by) => by.desc().nullsLast(),
};

/** The requested order, then as arranged or newest first; the id last, as a tie-breaker. */
function ordering(entity: Entity, query: ListQuery): [string, Order][] {
  const own: [string, Order][] = entity.ordered
    ? [
        ['order', 'asc'],
        ['created_at', 'asc'],
      ]
    : [['created_at', 'desc']];
  const asked: [string, Order][] = query.orderBy
    ? [[query.orderBy, withNulls[query.direction ?? 'asc']]]
    : [];
  return [...asked, ...own.filter(([column]) => column !== query.orderBy), ['id', 'asc']];
}

/** A stored record; `read` decodes it, and throws UnreadableValue where that fails. */
interface Kept {
  id: string;
  read: () => AnyRecord;
}

const keptIn = (entity: Entity, row: Row): Kept => ({
  id: String(row['id']),
  read: () => decodeRow(entity, row) as AnyRecord,
});

const rowAt = (db: Db, entity: Entity, id: string): Promise<Row | undefined> =>
  rows(db).selectFrom(entity.table).selectAll().where('id', '=', id).executeTakeFirst();

export async function keptAt(db: Db, entity: Entity, id: string): Promise<Kept | undefined> {
  const row = await rowAt(db, entity, id);
  return row && keptIn(entity, row);
}

export async function find(db: Db, entity: Entity, id: string): Promise<AnyRecord | undefined> {
  const row = await rowAt(db, entity, id);
  return row && (readableRow(entity, row) as AnyRecord);
}

/** Every public record. */
export async function* shownInOrderOfId(db: Db, entity: Entity, now: Date): AsyncGenerator<Kept> {
  const all = rows(db).selectFrom(entity.table).selectAll().where(shown(entity, now));
  for await (const batch of inBatches(all, BATCH))
    for (const row of batch) yield keptIn(entity, row);
}

export async function get(db: Db, entity: Entity, id: string): Promise<AnyRecord> {
  const record = await find(db, entity, id);
  if (!record) throw new NotFound(entity.label.one);
  return record;
}

/** Columns of the table that the entity does not declare: a password's hash. */
type Hidden = Row;

interface CreateOptions {
  id?: string;
  hidden?: Hidden;
  /** False where the audit log is told by other means: of many such creates in one row. */
  isNoted?: boolean;
}

export function create(
  db: Db,
  entity: Entity,
  draft: Row,
  author: Author,
  { id: wanted, hidden = {}, isNoted = true }: CreateOptions = {},
): Promise<AnyRecord> {
  return atomically(db, async (trx) => {
    const now = author.now.toISOString();
    const nothing = filled(entity, {});
    const values = {
      ...nothing,
      ...withShowing(entity, normalised(entity, draft), nothing, now),
    };
    const id = wanted ?? (await newId(trx, entity, values));
    for (const column of entity.columns) {
      if (column.field.kind === 'slug' && values[column.name] === null)
        values[column.name] = await newSlug(trx, entity, column, values);
    }
    if (entity.ordered && draft['order'] === undefined)
      values['order'] = (await totalOf(rows(trx).selectFrom(entity.table))) + 1;
    refuseFaulty(entity, values);
    await guard(trx, entity, id, values, author);
    const revision = await nextRevision(trx, entity, id, 'create', author, 0);
    const after = await insert(
      trx,
      entity,
      { id, created_at: now, revision },
      values,
      author,
      hidden,
    );
    await forget(trx, 'translations', entity.name, id);
    await followTwins(trx, entity, id, { before: nothing, after }, now);
    if (isNoted) await noteRecord(trx, entity, { after, hidden }, author);
    return after;
  });
}

/** Adds a row, written now. */
export async function insert(
  db: Db,
  entity: Entity,
  own: Pick<AnyRecord, 'id' | 'created_at' | 'revision'>,
  values: Row,
  author: Author,
  hidden: Hidden = {},
): Promise<AnyRecord> {
  await rows(db)
    .insertInto(entity.table)
    .values({
      ...encoded(entity, values),
      search_text: searchText(entity, values),
      ...hidden,
      ...own,
      updated_at: author.now.toISOString(),
      updated_by: author.userId,
    })
    .execute();
  return get(db, entity, own.id);
}

/**
 * Changes the given properties. Optimistic lock: another `revision` than the record's is a
 * conflict, but the author's own retry is answered with the record that holds it already.
 */
export function change(
  db: Db,
  entity: Entity,
  id: string,
  { revision: expected, ...given }: Row & { revision?: number },
  author: Author,
  hidden: Hidden = {},
): Promise<AnyRecord> {
  return atomically(db, async (trx) => {
    const current = await get(trx, entity, id);
    const asGiven = normalised(entity, given);
    if (expected !== undefined && expected !== current.revision) {
      if (isRepeat(current, asGiven, author) && Object.keys(hidden).length === 0) return current;
      await refuse(trx, current);
    }
    const now = author.now.toISOString();
    const values = withShowing(entity, asGiven, current, now);
    refuseFaulty(entity, { ...current, ...values });
    await guard(trx, entity, id, values, author);
    const revision = await nextRevision(trx, entity, id, 'change', author, current.revision);
    await rows(trx)
      .updateTable(entity.table)
      .set({
        ...encoded(entity, values),
        search_text: searchText(entity, { ...current, ...values }),
        ...hidden,
        updated_at: now,
        updated_by: author.userId,
        revision,
      })
      .where('id', '=', id)
      .execute();
    const after = await get(trx, entity, id);
    await followTwins(trx, entity, id, { before: current, after }, now);
    await noteRecord(trx, entity, { before: current, after, hidden }, author);
    return datedAsShown(trx, entity, { before: current, after }, author.now);
  });
}

/** A retry: the last change was the author's own, and the record holds all that is sent. */
function isRepeat(current: AnyRecord, values: Row, { userId }: Author): boolean {
  const sent = Object.entries(values);
  return (
    userId !== null &&
    current.updated_by === userId &&
    sent.length > 0 &&
    sent.every(([name, value]) => isSame(current[name], value))
  );
}

/** Refuses a lost update, with the current record and the author of its last change. */
export async function refuse(db: Db, current: AnyRecord, more: Row = {}): Promise<never> {
  throw new Conflict({
    message: 'Somebody changed this record since you opened it',
    current,
    changed_by: await actorName(db, current.updated_by),
    changed_by_id: current.updated_by,
    ...more,
  });
}

/** The revision of a public record is that of the site, of a private one a counter. */
export function nextRevision(
  db: Db,
  entity: Entity,
  id: string,
  operation: Operation,
  author: Author,
  before: number,
): Promise<number> {
  if (entity.shownWhen === null) return Promise.resolve(before + 1);
  return noteWrite(db, entity, id, operation, author);
}

/** Constraints beside the schema: unique values stay unique, one active record replaces another. */
async function guard(
  db: Db,
  entity: Entity,
  id: string,
  values: Row,
  author: Author,
): Promise<void> {
  await refuseTaken(db, entity, id, values, 'choose another');
  if (entity.singleActive && values['is_active'] === true)
    await deactivateOthers(db, entity, id, author);
}

/**
 * Refuses a unique value that another record has. `advice` ends the sentence. A record without a slug has
 * its id as its address, which is no other's.
 */
export async function refuseTaken(
  db: Db,
  entity: Entity,
  id: string,
  values: Row,
  advice: string,
): Promise<void> {
  for (const { name, field, twinOf } of entity.columns) {
    if (!field.unique || twinOf !== null || values[name] === undefined) continue;
    const isSlug = field.kind === 'slug';
    const value = values[name] ?? (isSlug ? id : null);
    if (value === null) continue;
    const other = await rows(db)
      .selectFrom(entity.table)
      .select(['id', ...labelColumns(entity)])
      .where((eb) => {
        const has = eb(name, '=', value);
        return isSlug ? has.or(eb(name, 'is', null).and('id', '=', value)) : has;
      })
      .where('id', '!=', id)
      .executeTakeFirst();
    if (!other) continue;
    const record = other as AnyRecord;
    const owner = entity.idFrom.length > 0 ? record.id : labelOf(entity, record);
    const msg = `${field.label} "${String(value)}" is already used by "${owner}"; ${advice}`;
    throw takenField(name, msg);
  }
}

async function deactivateOthers(db: Db, entity: Entity, id: string, author: Author): Promise<void> {
  for (const other of await activeBeside(db, entity, id))
    await change(db, entity, String(other['id']), { is_active: false }, author);
}

/** The active records other than this one. */
export const activeBeside = (db: Db, entity: Entity, id: string) =>
  rows(db)
    .selectFrom(entity.table)
    .select('id')
    .where('is_active', '=', 1)
    .where('id', '!=', id)
    .execute();
