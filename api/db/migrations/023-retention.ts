import { type Kysely, sql } from 'kysely';

const statements = [
  `
    CREATE TABLE retention (
      id INTEGER PRIMARY KEY CHECK (id = 1),
      audit_since TEXT NOT NULL,
      outbox_since INTEGER NOT NULL
    ) STRICT`,
  `
    INSERT INTO retention (id, audit_since, outbox_since) VALUES (1, '', 0)`,
  // Entries go by their age alone, in a transaction that says so first.
  'DROP TRIGGER audit_log_keeps_every_row',
  `
    CREATE TRIGGER audit_log_keeps_every_row BEFORE DELETE ON audit_log
    WHEN OLD.at >= coalesce((SELECT audit_since FROM retention), '')
    BEGIN SELECT RAISE(ABORT, 'The audit log is only added to'); END`,
  `
    CREATE INDEX outbox_by_age ON outbox (created_at)`,
  `
    CREATE INDEX mails_by_age ON mails (queued_at)`,
  `
    CREATE INDEX lead_receipts_by_age ON lead_receipts (received_at)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
