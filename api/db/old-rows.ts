import { sql, type RawBuilder } from 'kysely';
import type { Db } from './database.ts';
import type { Tables } from './tables.ts';

/** Rows of a table that are deleted by their age. */
export interface Aging {
  table: keyof Tables;
  key: readonly string[];
  /** The column with the day or the moment that a row is of. */
  since: string;
  /** Of these rows alone. */
  only?: RawBuilder<unknown>;
  keptDays: number;
}

/** Deletes rows from before a day or a moment, at most so many. Answers how many. */
export async function deleteOld(
  db: Db,
  { table, key, since, only = sql`1 = 1` }: Omit<Aging, 'keptDays'>,
  { before, limit }: { before: string; limit: number },
): Promise<number> {
  const keys = sql.join(key.map((column) => sql.ref(column)));
  const { numAffectedRows } = await sql`
    DELETE FROM ${sql.table(table)} WHERE (${keys}) IN (
      SELECT ${keys} FROM ${sql.table(table)}
      WHERE ${sql.ref(since)} < ${before} AND ${only} LIMIT ${limit})`.execute(db);
  return Number(numAffectedRows);
}
