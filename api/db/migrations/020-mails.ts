import { type Kysely, sql } from 'kysely';

// No foreign key to the subject of a mail: the sender checks whether it exists.
const statements = [
  `
    CREATE TABLE mails (
      id TEXT PRIMARY KEY,
      kind TEXT NOT NULL,
      record_id TEXT NOT NULL,
      facts TEXT NOT NULL,
      queued_at TEXT NOT NULL,
      attempts INTEGER NOT NULL,
      next_attempt_at TEXT,
      sent_at TEXT,
      last_error TEXT
    ) STRICT`,
  'CREATE INDEX mails_waiting ON mails (next_attempt_at) WHERE sent_at IS NULL',
  `
    INSERT INTO mails
    SELECT 'lead.' || submission_id, 'lead', submission_id, '{}', created_at,
      attempts, next_attempt_at, sent_at, last_error
    FROM lead_mails JOIN contact_submissions ON contact_submissions.id = submission_id`,
  'DROP TABLE lead_mails',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
