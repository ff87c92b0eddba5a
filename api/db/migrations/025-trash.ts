import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../ddl.ts';

const statements = [
  `
    CREATE TABLE trash (
      entity TEXT NOT NULL,
      record_id TEXT NOT NULL,
      label TEXT NOT NULL,
      record TEXT NOT NULL,
      place INTEGER,
      deleted_at TEXT NOT NULL,
      deleted_by TEXT,
      PRIMARY KEY (entity, record_id)
    ) STRICT`,
  `
    CREATE INDEX trash_by_age ON trash (deleted_at)`,
];

const FIXED = `id, at, actor_id, actor_name, action, entity, record_id, note, count, request_id`;
const isErasure = (same: string) => `
  NEW.label IS NULL AND NEW.before IS NULL AND NEW.after IS NULL
  AND (NEW.address IS NULL OR NEW.address ${same} OLD.address)
  AND OLD.entity = 'contact-submission'
  AND NOT EXISTS (SELECT 1 FROM contact_submissions WHERE id = OLD.record_id)
  AND NOT EXISTS (SELECT 1 FROM trash WHERE entity = OLD.entity AND record_id = OLD.record_id)`;

/** Entries lose what a visitor wrote once the enquiry itself is gone, and nothing else, ever. */
const triggers = [
  'DROP TRIGGER audit_log_keeps_what_it_says',
  `
    CREATE TRIGGER audit_log_keeps_what_it_says BEFORE UPDATE OF ${FIXED} ON audit_log
    BEGIN SELECT RAISE(ABORT, 'The audit log is only added to'); END`,
  `
    CREATE TRIGGER audit_log_keeps_values BEFORE UPDATE OF label, before, after, address ON audit_log
    WHEN NOT (${isErasure('IS')})
    BEGIN SELECT RAISE(ABORT, 'The audit log is only added to'); END`,
];

const triggersOfPostgres = [
  'DROP TRIGGER audit_log_keeps_what_it_says ON audit_log',
  `
    CREATE TRIGGER audit_log_keeps_what_it_says BEFORE UPDATE OF ${FIXED} ON audit_log
    FOR EACH ROW EXECUTE FUNCTION audit_log_is_only_added_to()`,
  `
    CREATE FUNCTION audit_log_loses_only_what_is_gone() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF ${isErasure('IS NOT DISTINCT FROM')} THEN
        RETURN NEW;
      END IF;
      RAISE EXCEPTION 'The audit log is only added to' USING ERRCODE = 'integrity_constraint_violation';
    END $$`,
  `
    CREATE TRIGGER audit_log_keeps_values BEFORE UPDATE OF label, before, after, address ON audit_log
    FOR EACH ROW EXECUTE FUNCTION audit_log_loses_only_what_is_gone()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  const own = isPostgres(db) ? triggersOfPostgres : triggers;
  for (const statement of [...statements, ...own]) await sql.raw(statement).execute(db);
}
