import { type Kysely, sql } from 'kysely';

// No foreign key to the lead: a retry must not recreate a lead that staff deleted.
const statements = [
  `
    CREATE TABLE lead_receipts (
      client_id TEXT PRIMARY KEY,
      submission_id TEXT NOT NULL,
      received_at TEXT NOT NULL
    ) STRICT`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
