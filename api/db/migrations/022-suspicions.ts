import { type Kysely, sql } from 'kysely';

const statements = [
  // Null for leads of before: nobody noted why they were suspected.
  `
    ALTER TABLE contact_submissions ADD COLUMN suspicion TEXT`,
  // Covers the counts of a flood, which are made at every lead.
  `
    CREATE INDEX contact_submissions_by_suspicion
      ON contact_submissions (suspicion, created_at, is_spam)`,
  `
    CREATE INDEX contact_submissions_old_spam
      ON contact_submissions (updated_at) WHERE is_spam = 1`,
  `
    CREATE TABLE spam_counts (
      hour TEXT NOT NULL,
      suspicion TEXT NOT NULL,
      count INTEGER NOT NULL CHECK (count >= 1),
      last_at TEXT NOT NULL,
      PRIMARY KEY (hour, suspicion)
    ) STRICT, WITHOUT ROWID`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
