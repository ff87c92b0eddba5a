import type { CountedPage } from '#model/counts/counted-page.ts';
import type { PageAct } from '#model/counts/page-acts.ts';
import { rows } from '../../crud/record.ts';
import type { Row } from '../../db/codec.ts';
import { atomically, type Db } from '../../db/database.ts';
import { existingPages } from './existing-pages.ts';

/** A year, and the weeks in which one looks back on it. */
export const PAGE_COUNTS_KEPT_DAYS = 400;
/** Rows of a statement: every value of them is a parameter, of which databases take some ten thousand. */
const AT_ONCE = 1_000;

/** Times that something was done on a page in an hour of a day, in Dhaka. */
export interface PageCount extends CountedPage {
  day: string;
  hour: number;
  kind: PageAct;
  count: number;
}

/** Sums that are kept of each day, by page and by hour. */
export const SUMS = [
  { name: 'counts by page', table: 'page_counts', key: ['day', 'path', 'language', 'kind'] },
  { name: 'counts by hour', table: 'hour_counts', key: ['day', 'hour', 'language', 'kind'] },
] as const;

/**
 * Adds counts to those of their days, in one transaction: those of pages that are there, while the
 * agency lets visits be counted. Rows come in one order, so that servers do not wait for each other.
 */
export const storeCounts = (db: Db, counts: readonly PageCount[], now: Date): Promise<void> =>
  atomically(db, async (trx) => {
    if (!(await countsVisits(trx))) return;
    const pages = await existingPages(trx, new Set(counts.map(({ path }) => path)), now);
    const kept = counts.filter(({ path }) => pages.has(path));
    for (const { table, key } of SUMS)
      for (const values of chunks(summed(kept, key)))
        await rows(trx)
          .insertInto(table)
          .values(values)
          .onConflict((oc) =>
            oc.columns(key).doUpdateSet((eb) => ({
              count: eb(`${table}.count`, '+', eb.ref('excluded.count')),
            })),
          )
          .execute();
  });

/** Until the agency says otherwise, it does. */
async function countsVisits(db: Db): Promise<boolean> {
  const active = await db
    .selectFrom('contact_info')
    .select('counts_visits')
    .where('is_active', '=', 1)
    .executeTakeFirst();
  return active?.counts_visits !== 0;
}

/** The counts with the same key as one, in the order of the keys. */
function summed(counts: readonly PageCount[], key: (typeof SUMS)[number]['key']): Row[] {
  const byKey = Map.groupBy(counts, (each) => JSON.stringify(key.map((column) => each[column])));
  return [...byKey]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, same]) => ({
      ...Object.fromEntries(key.map((column) => [column, same[0]![column]])),
      count: same.reduce((sum, { count }) => sum + count, 0),
    }));
}

function* chunks<T>(all: readonly T[]): Generator<T[]> {
  for (let start = 0; start < all.length; start += AT_ONCE) yield all.slice(start, start + AT_ONCE);
}
