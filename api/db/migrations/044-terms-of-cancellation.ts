import { type Kysely, sql } from 'kysely';

const statements = ['tour_packages', 'umrah_packages', 'visa_services'].flatMap((table) =>
  ['cancellation_terms', 'cancellation_terms_bn'].map(
    (column) => `ALTER TABLE ${table} ADD COLUMN ${column} TEXT`,
  ),
);

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
