import type { Db } from '../../api/db/database.ts';

/** Four of each kind that has pages. */
const RECORDS = [
  'dubai-city-break',
  'bali-ubud-south-coast',
  'coxs-bazar-inani',
  'istanbul-cappadocia',
  'umrah-group-14-days',
  'umrah-individual-10-days',
  'umrah-with-elders-12-days',
  'umrah-ramadan-group',
  'thailand',
  'saudi-arabia',
  'malaysia',
  'singapore',
  'first-flight-from-dhaka',
  'first-umrah-packing',
  'thailand-visa-documents',
  'choosing-a-sundarbans-boat',
];

/** Removes most of the demo, where more pages of the same kinds prove no more. */
export async function keepFewRecords(db: Db): Promise<void> {
  const tables = ['tour_packages', 'umrah_packages', 'visa_services', 'blog_posts'] as const;
  for (const table of tables) await db.deleteFrom(table).where('id', 'not in', RECORDS).execute();
}
