import type { Db } from '../../api/db/database.ts';

/** Two to four of each kind that has pages: all together are less than a hundred pages. */
const RECORDS = [
  'dubai-city-break',
  'bali-ubud-south-coast',
  'coxs-bazar-inani',
  'istanbul-cappadocia',
  'umrah-group-14-days',
  'umrah-individual-10-days',
  'umrah-ramadan-group',
  'thailand',
  'saudi-arabia',
  'first-flight-from-dhaka',
  'first-umrah-packing',
];

const TABLES = ['tour_packages', 'umrah_packages', 'visa_services', 'blog_posts'] as const;

/** Of each trip, since every month in which one leaves is a page. */
const DEPARTURES = 1;

/** Removes most of the demo, where more pages of the same kinds prove no more. */
export async function keepFewRecords(db: Db): Promise<void> {
  for (const table of TABLES) await db.deleteFrom(table).where('id', 'not in', RECORDS).execute();
  for (const table of ['tour_packages', 'umrah_packages'] as const)
    for (const { id, departures } of await db
      .selectFrom(table)
      .select(['id', 'departures'])
      .execute())
      await db
        .updateTable(table)
        .set({
          departures: JSON.stringify((JSON.parse(departures) as unknown[]).slice(0, DEPARTURES)),
        })
        .where('id', '=', id)
        .execute();
}
