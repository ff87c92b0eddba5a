import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../ddl.ts';

const statements = [
  `
    CREATE TABLE retention (
      id INTEGER PRIMARY KEY CHECK (id = 1),
      audit_since TEXT NOT NULL,
      outbox_since INTEGER NOT NULL
    ) STRICT`,
  `
    INSERT INTO retention (id, audit_since, outbox_since) VALUES (1, '', 0)`,
  `
    CREATE INDEX outbox_by_age ON outbox (created_at)`,
  `
    CREATE INDEX mails_by_age ON mails (queued_at)`,
  `
    CREATE INDEX lead_receipts_by_age ON lead_receipts (received_at)`,
];

/** Entries go by their age alone, in a transaction that says so first. */
const trigger = [
  'DROP TRIGGER audit_log_keeps_every_row',
  `
    CREATE TRIGGER audit_log_keeps_every_row BEFORE DELETE ON audit_log
    WHEN OLD.at >= coalesce((SELECT audit_since FROM retention), '')
    BEGIN SELECT RAISE(ABORT, 'The audit log is only added to'); END`,
];

/** Its triggers have no query in their condition. */
const triggerOfPostgres = [
  `
    CREATE OR REPLACE FUNCTION audit_log_is_only_added_to() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'DELETE' AND OLD.at < coalesce((SELECT audit_since FROM retention), '') THEN
        RETURN OLD;
      END IF;
      RAISE EXCEPTION 'The audit log is only added to' USING ERRCODE = 'integrity_constraint_violation';
    END $$`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  const own = isPostgres(db) ? triggerOfPostgres : trigger;
  for (const statement of [...statements, ...own]) await sql.raw(statement).execute(db);
}
