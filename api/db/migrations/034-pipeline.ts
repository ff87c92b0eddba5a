import { type Kysely, sql } from 'kysely';

const statements = [
  `
    ALTER TABLE contact_submissions ADD COLUMN status TEXT NOT NULL DEFAULT 'new'`,
  'ALTER TABLE contact_submissions ADD COLUMN lost_reason TEXT',
  'ALTER TABLE contact_submissions ADD COLUMN lost_note TEXT',
  // No foreign key: a lead that is restored may have had an owner who is gone.
  'ALTER TABLE contact_submissions ADD COLUMN owner_id TEXT',
  'ALTER TABLE contact_submissions ADD COLUMN next_step TEXT',
  'ALTER TABLE contact_submissions ADD COLUMN next_step_at TEXT',
  'ALTER TABLE contact_submissions ADD COLUMN clock_from TEXT',
  'ALTER TABLE contact_submissions ADD COLUMN answered_at TEXT',
  // Backfill: a lead read before there was a clock has none, since nobody noted when it was answered.
  `
    UPDATE contact_submissions SET
      status = CASE WHEN is_spam = 1 THEN 'spam' WHEN is_read = 1 THEN 'in_progress' ELSE 'new' END,
      clock_from = CASE WHEN is_spam = 1 OR is_read = 1 THEN NULL ELSE created_at END`,
  `
    CREATE INDEX contact_submissions_by_status ON contact_submissions (status, created_at)`,
  `
    CREATE INDEX contact_submissions_unanswered
      ON contact_submissions (clock_from) WHERE answered_at IS NULL AND is_spam = 0`,
  `
    CREATE INDEX contact_submissions_next_step
      ON contact_submissions (next_step_at) WHERE next_step_at IS NOT NULL`,
  // Says to open windows whether anything changed.
  `
    CREATE INDEX contact_submissions_last_change
      ON contact_submissions (updated_at) WHERE is_spam = 0`,
  `
    CREATE TABLE lead_events (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      lead_id TEXT NOT NULL,
      at TEXT NOT NULL,
      user_id TEXT,
      user_name TEXT,
      kind TEXT NOT NULL,
      detail TEXT NOT NULL
    ) STRICT`,
  'CREATE INDEX lead_events_of_lead ON lead_events (lead_id, id)',
  `
    CREATE UNIQUE INDEX lead_events_first_opening
      ON lead_events (lead_id, user_id) WHERE kind = 'opened'`,
  `
    CREATE TABLE lead_duty (
      user_id TEXT PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
      since TEXT NOT NULL,
      assigned_at TEXT,
      turns INTEGER NOT NULL DEFAULT 0
    ) STRICT`,
  `
    CREATE TABLE reply_templates (
      id TEXT PRIMARY KEY,
      name TEXT NOT NULL,
      channel TEXT NOT NULL,
      subject TEXT,
      subject_bn TEXT,
      body TEXT NOT NULL,
      body_bn TEXT,
      created_at TEXT NOT NULL,
      updated_at TEXT NOT NULL,
      updated_by TEXT,
      revision INTEGER NOT NULL,
      search_text TEXT NOT NULL DEFAULT ''
    ) STRICT`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
