import { type Kysely, sql } from 'kysely';

const statements = [
  `
    CREATE TABLE accreditations (
      id TEXT PRIMARY KEY,
      name_en TEXT NOT NULL,
      name_bn TEXT,
      number TEXT NOT NULL,
      issuer_en TEXT,
      issuer_bn TEXT,
      register_url TEXT,
      publish_at TEXT,
      unpublish_at TEXT,
      "order" INTEGER NOT NULL,
      is_active INTEGER NOT NULL CHECK (is_active IN (0, 1)),
      created_at TEXT NOT NULL,
      updated_at TEXT NOT NULL,
      updated_by TEXT,
      revision INTEGER NOT NULL,
      search_text TEXT NOT NULL DEFAULT ''
    ) STRICT`,
  `
    CREATE INDEX accreditations_in_order ON accreditations ("order", created_at, id)`,
  ...[
    'availability_en TEXT',
    'availability_bn TEXT',
    'trust_text_en TEXT',
    'trust_text_bn TEXT',
    'stat_travelers TEXT',
    'stat_destinations TEXT',
    'stat_years TEXT',
    'stat_satisfaction TEXT',
    'established INTEGER',
    'claims_source TEXT',
    'payment_accounts_en TEXT',
    'payment_accounts_bn TEXT',
  ].map((column) => `ALTER TABLE contact_info ADD COLUMN ${column}`),
  ...['publish_at', 'unpublish_at'].map(
    (column) => `
    CREATE INDEX accreditations_${column} ON accreditations (${column}) WHERE ${column} IS NOT NULL`,
  ),
  // Until now they stood on every agency's pages: they stay until somebody changes them.
  `
    UPDATE contact_info SET
      availability_en = '24/7 Available', availability_bn = '২৪/৭ সেবায় আছি',
      trust_text_en = '1000+ happy customers', trust_text_bn = '১০০০+ সন্তুষ্ট গ্রাহক',
      stat_travelers = '50,000+', stat_destinations = '100+', stat_years = '15+', stat_satisfaction = '98%',
      established = 2020`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
