import type { CountedPage } from '#model/counts/counted-page.ts';
import type { PageAct } from '#model/counts/page-acts.ts';
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

/**
 * Adds counts to those of their days, in one transaction: those of pages that are there, while the
 * agency lets visits be counted. Rows come in one order, so that servers do not wait for each other.
 */
export const storeCounts = (db: Db, counts: readonly PageCount[], now: Date): Promise<void> =>
  atomically(db, async (trx) => {
    if (!(await countsVisits(trx))) return;
    const pages = await existingPages(trx, new Set(counts.map(({ path }) => path)), now);
    const kept = counts.filter(({ path }) => pages.has(path));
    const byPage = summed(kept, ({ day, path, language, kind }) => ({ day, path, language, kind }));
    for (const values of chunks(byPage))
      await trx
        .insertInto('page_counts')
        .values(values)
        .onConflict((oc) =>
          oc.columns(['day', 'path', 'language', 'kind']).doUpdateSet((eb) => ({
            count: eb('page_counts.count', '+', eb.ref('excluded.count')),
          })),
        )
        .execute();
    const byHour = summed(kept, ({ day, hour, language, kind }) => ({ day, hour, language, kind }));
    for (const values of chunks(byHour))
      await trx
        .insertInto('hour_counts')
        .values(values)
        .onConflict((oc) =>
          oc.columns(['day', 'hour', 'language', 'kind']).doUpdateSet((eb) => ({
            count: eb('hour_counts.count', '+', eb.ref('excluded.count')),
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
function summed<K extends object>(
  counts: readonly PageCount[],
  keyOf: (count: PageCount) => K,
): (K & { count: number })[] {
  const sums = new Map<string, K & { count: number }>();
  for (const each of counts) {
    const key = keyOf(each);
    const name = JSON.stringify(Object.values(key));
    const sum = sums.get(name);
    if (sum) sum.count += each.count;
    else sums.set(name, { ...key, count: each.count });
  }
  return [...sums].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => sum);
}

function* chunks<T>(all: readonly T[]): Generator<T[]> {
  for (let start = 0; start < all.length; start += AT_ONCE) yield all.slice(start, start + AT_ONCE);
}

interface Old {
  before: string;
  limit: number;
}

/** Deletes counts of days that are long past. Answers how many. */
export async function forgetOldPageCounts(db: Db, { before, limit }: Old): Promise<number> {
  const old = db
    .selectFrom('page_counts')
    .select(['day', 'path', 'language', 'kind'])
    .where('day', '<', before)
    .limit(limit);
  const { numDeletedRows } = await db
    .deleteFrom('page_counts')
    .where(({ eb, refTuple }) =>
      eb(
        refTuple('day', 'path', 'language', 'kind'),
        'in',
        old.$asTuple('day', 'path', 'language', 'kind'),
      ),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export async function forgetOldHourCounts(db: Db, { before, limit }: Old): Promise<number> {
  const old = db
    .selectFrom('hour_counts')
    .select(['day', 'hour', 'language', 'kind'])
    .where('day', '<', before)
    .limit(limit);
  const { numDeletedRows } = await db
    .deleteFrom('hour_counts')
    .where(({ eb, refTuple }) =>
      eb(
        refTuple('day', 'hour', 'language', 'kind'),
        'in',
        old.$asTuple('day', 'hour', 'language', 'kind'),
      ),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
