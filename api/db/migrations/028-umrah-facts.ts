import { type Kysely, sql } from 'kysely';

const columns = [
  'makkah_hotel_en TEXT',
  'makkah_hotel_bn TEXT',
  'makkah_stars INTEGER',
  'makkah_metres INTEGER',
  'makkah_nights INTEGER',
  'madinah_hotel_en TEXT',
  'madinah_hotel_bn TEXT',
  'madinah_stars INTEGER',
  'madinah_metres INTEGER',
  'madinah_nights INTEGER',
  'airline_en TEXT',
  'airline_bn TEXT',
  'flight_route TEXT',
  'meals_en TEXT',
  'meals_bn TEXT',
  'guide_en TEXT',
  'guide_bn TEXT',
  'visa TEXT',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of columns)
    await sql.raw(`ALTER TABLE umrah_packages ADD COLUMN ${column}`).execute(db);
}
