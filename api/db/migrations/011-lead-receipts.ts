import { type Kysely, sql } from 'kysely';

// Without a reference to the lead: a lead that staff deleted must not come back.
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
