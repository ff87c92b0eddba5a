import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../ddl.ts';

const statements = [
  `
    CREATE TABLE audit_log (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      at TEXT NOT NULL,
      actor_id TEXT,
      actor_name TEXT,
      action TEXT NOT NULL,
      entity TEXT NOT NULL,
      record_id TEXT,
      label TEXT,
      before TEXT,
      after TEXT,
      note TEXT,
      count INTEGER NOT NULL CHECK (count >= 1),
      request_id TEXT,
      address TEXT
    ) STRICT`,
  `
    CREATE INDEX audit_log_of_record ON audit_log (entity, record_id, id)`,
  `
    CREATE INDEX audit_log_of_actor ON audit_log (actor_id, id)`,
  `
    CREATE INDEX audit_log_of_action ON audit_log (action, id)`,
  `
    CREATE INDEX audit_log_in_time ON audit_log (at)`,
];

/** Beside them INSERT OR REPLACE, which PostgreSQL has not, and which fires no trigger of a deletion. */
const triggers = [
  `
    CREATE TRIGGER audit_log_keeps_what_it_says BEFORE UPDATE ON audit_log
    BEGIN SELECT RAISE(ABORT, 'The audit log is only added to'); END`,
  `
    CREATE TRIGGER audit_log_keeps_every_row BEFORE DELETE ON audit_log
    BEGIN SELECT RAISE(ABORT, 'The audit log is only added to'); END`,
  `
    CREATE TRIGGER audit_log_replaces_no_row BEFORE INSERT ON audit_log
    WHEN EXISTS (SELECT 1 FROM audit_log WHERE id = NEW.id)
    BEGIN SELECT RAISE(ABORT, 'The audit log is only added to'); END`,
];

/** Its trigger is a function of its own. The code is that of a constraint, as SQLite's is. */
const triggersOfPostgres = [
  `
    CREATE FUNCTION audit_log_is_only_added_to() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION 'The audit log is only added to' USING ERRCODE = 'integrity_constraint_violation';
    END $$`,
  `
    CREATE TRIGGER audit_log_keeps_what_it_says BEFORE UPDATE ON audit_log
    FOR EACH ROW EXECUTE FUNCTION audit_log_is_only_added_to()`,
  `
    CREATE TRIGGER audit_log_keeps_every_row BEFORE DELETE ON audit_log
    FOR EACH ROW EXECUTE FUNCTION audit_log_is_only_added_to()`,
  `
    CREATE TRIGGER audit_log_keeps_all_rows BEFORE TRUNCATE ON audit_log
    FOR EACH STATEMENT EXECUTE FUNCTION audit_log_is_only_added_to()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  const own = isPostgres(db) ? triggersOfPostgres : triggers;
  for (const statement of [...statements, ...own]) await sql.raw(statement).execute(db);
}
