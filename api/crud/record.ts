import type { Damaged, SystemValues } from '#model/kit/entity.ts';
import type { Kysely, SelectQueryBuilder } from 'kysely';
import type { Db } from '../db/database.ts';
import type { Row } from '../db/codec.ts';

/** A record of any entity; the entity's schemas describe its fields. */
export type AnyRecord = SystemValues & Damaged & Record<PropertyKey, unknown>;

/** The author of a write, its time and address. `userId` is null for the seed and for visitors. */
export interface Author {
  userId: string | null;
  now: Date;
  requestId?: string;
  address?: string;
  /** Revisions of the site that its writes made, for the answer to the request. */
  revisions?: number[];
}

/** Whether two values of a field are the same. */
export const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one) === JSON.stringify(other);

/** An entity's table. Its name comes from the model, never from a request. */
export const rows = (db: Db) => db as unknown as Kysely<Record<string, Row>>;

/** Tables beside the entity's own that keep something of a record. */
const BESIDE = ['trash', 'drafts', 'translations'] as const;

/** Forgets what a table beside the entity's own keeps of a record. */
export async function forget(
  db: Db,
  table: (typeof BESIDE)[number],
  entity: string,
  id: string,
): Promise<void> {
  await db.deleteFrom(table).where('entity', '=', entity).where('record_id', '=', id).execute();
}

/** Forgets what all of them keep of a record that is gone for good. */
export async function forgetAll(db: Db, entity: string, id: string): Promise<void> {
  for (const table of BESIDE) await forget(db, table, entity, id);
}

/** How many rows a query has. */
export async function totalOf(query: SelectQueryBuilder<any, any, {}>): Promise<number> {
  const { total } = await query
    .clearOrderBy()
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Rows of a query in the order of their ids, some at once: a table may be larger than memory. */
export async function* inBatches<R>(
  query: SelectQueryBuilder<any, any, R>,
  size: number,
): AsyncGenerator<R[]> {
  for (let after = ''; ;) {
    const batch = await query.where('id', '>', after).orderBy('id').limit(size).execute();
    yield batch;
    if (batch.length < size) return;
    after = String((batch.at(-1) as Row)['id']);
  }
}
