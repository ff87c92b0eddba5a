import { type Kysely, sql } from 'kysely';

const statements = [
  `
    CREATE TABLE hero_scenes (
      id TEXT PRIMARY KEY,
      name TEXT NOT NULL,
      name_bn TEXT,
      image_url TEXT NOT NULL,
      gradient_class TEXT,
      "order" INTEGER NOT NULL,
      is_active INTEGER NOT NULL CHECK (is_active IN (0, 1)),
      created_at TEXT NOT NULL,
      updated_at TEXT NOT NULL,
      updated_by TEXT,
      revision INTEGER NOT NULL
    ) STRICT`,
  `
    CREATE TABLE hero_content (
      id TEXT PRIMARY KEY,
      headline_en TEXT NOT NULL,
      headline_bn TEXT,
      subtitle_en TEXT,
      subtitle_bn TEXT,
      cta_text_en TEXT,
      cta_text_bn TEXT,
      cta_link TEXT,
      "order" INTEGER NOT NULL,
      is_active INTEGER NOT NULL CHECK (is_active IN (0, 1)),
      created_at TEXT NOT NULL,
      updated_at TEXT NOT NULL,
      updated_by TEXT,
      revision INTEGER NOT NULL
    ) STRICT`,
  `
    CREATE TABLE contact_info (
      id TEXT PRIMARY KEY,
      company_name TEXT NOT NULL,
      company_name_bn TEXT,
      tagline_en TEXT,
      tagline_bn TEXT,
      address_en TEXT,
      address_bn TEXT,
      phone TEXT,
      phone_display_bn TEXT,
      email TEXT,
      working_hours_en TEXT,
      working_hours_bn TEXT,
      social_links TEXT,
      latitude REAL,
      longitude REAL,
      is_active INTEGER NOT NULL CHECK (is_active IN (0, 1)),
      created_at TEXT NOT NULL,
      updated_at TEXT NOT NULL,
      updated_by TEXT,
      revision INTEGER NOT NULL
    ) STRICT`,
  `
    CREATE TABLE service_options (
      id TEXT PRIMARY KEY,
      name_en TEXT NOT NULL,
      name_bn TEXT,
      description_en TEXT,
      description_bn TEXT,
      icon TEXT NOT NULL,
      "order" INTEGER NOT NULL,
      is_active INTEGER NOT NULL CHECK (is_active IN (0, 1)),
      created_at TEXT NOT NULL,
      updated_at TEXT NOT NULL,
      updated_by TEXT,
      revision INTEGER NOT NULL
    ) STRICT`,
  `
    CREATE INDEX hero_scenes_in_order ON hero_scenes ("order", created_at, id)`,
  `
    CREATE INDEX service_options_in_order ON service_options ("order", created_at, id)`,
  `
    CREATE UNIQUE INDEX hero_content_one_active ON hero_content (is_active) WHERE is_active = 1`,
  `
    CREATE UNIQUE INDEX contact_info_one_active ON contact_info (is_active) WHERE is_active = 1`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
