import { type Kysely, sql } from 'kysely';

const statements = [
  `
    CREATE TABLE lead_mails (
      submission_id TEXT PRIMARY KEY REFERENCES contact_submissions (id) ON DELETE CASCADE,
      attempts INTEGER NOT NULL,
      next_attempt_at TEXT,
      sent_at TEXT,
      last_error TEXT
    ) STRICT`,
  `
    CREATE INDEX lead_mails_waiting ON lead_mails (next_attempt_at) WHERE sent_at IS NULL`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
