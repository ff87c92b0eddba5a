import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { entities } from '#model/entities/index.ts';
import type { Entity } from '#model/kit/entity.ts';
import SQLite from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import { encodeValue } from '../../api/db/codec.ts';
import { releasedMigrations } from '../../api/db/released-migrations.ts';
import { fullDraftOf } from '../../api/testing/drafts.ts';
import { columnsOf } from './contents.ts';

/** The tables of the first release. */
export const FIRST = '004-publishing';

/** Releases that an upgrade may start from: all but the last. */
export const releases = Object.keys(releasedMigrations)
  .slice(0, -1)
  .filter((name) => name >= FIRST);

type Row = Record<string, unknown>;

const WRITTEN = '2025-05-04T03:02:01.000Z';

/** Creates a database as of a release: its tables, and `records` rows of every entity. */
export async function writeOldData(file: string, release: string, records: number): Promise<void> {
  mkdirSync(dirname(file), { recursive: true });
  const sqlite = new SQLite(file);
  sqlite.pragma('journal_mode = WAL');
  const db = new Kysely<unknown>({ dialect: new SqliteDialect({ database: sqlite }) });
  const provider = { getMigrations: () => Promise.resolve(releasedMigrations) };
  const { error } = await new Migrator({ db, provider }).migrateTo(release);
  if (error !== undefined) throw error;
  const write = sqlite.transaction(() => {
    for (const entity of entitiesOf(sqlite))
      for (let n = 1; n <= records; n++) insert(sqlite, entity.table, rowOf(entity, n));
  });
  write();
  await db.destroy();
}

/** Entities that have a table in the release. */
const entitiesOf = (sqlite: SQLite.Database) =>
  (entities as readonly Entity[]).filter(({ table }) => columnsOf(sqlite, table).length > 0);

function rowOf(entity: Entity, n: number): Row {
  const draft = fullDraftOf(entity, sayings(n));
  const own = entity.columns.map((column) => [
    column.name,
    encodeValue(
      column,
      column.field.unique ? `${String(draft[column.name])}-${n}` : draft[column.name],
    ),
  ]);
  return {
    ...Object.fromEntries(own),
    id: `${entity.table}-${n}`,
    created_at: WRITTEN,
    updated_at: WRITTEN,
    updated_by: null,
    revision: n,
    password_hash: 'none',
    token_version: 1,
    // At most one may be active.
    is_active: n === 1 ? 1 : 0,
    is_default_admin: n === 1 ? 1 : 0,
    email: `somebody-${n}@kheya.test`,
  };
}

/** Sample texts, long and in both scripts. */
const sayings = (n: number): Row => ({
  message: `Please call me back. ${n} `.repeat(40),
  content: `## Day ${n}\n\nThe ferry leaves at dawn. `.repeat(40),
  package_details: `সকালে ফেরি ছাড়ে, দিন ${n}। `.repeat(40),
});

/** Inserts the values for which the release's table has a column. */
function insert(sqlite: SQLite.Database, table: string, row: Row): void {
  const columns = columnsOf(sqlite, table).filter((name) => name in row);
  const names = columns.map((name) => `"${name}"`).join(', ');
  const values = columns.map((name) => row[name]);
  sqlite
    .prepare(`INSERT INTO ${table} (${names}) VALUES (${columns.map(() => '?').join(', ')})`)
    .run(...values);
  const { revision, id } = row;
  sqlite
    .prepare(
      `INSERT INTO outbox (entity, record_id, operation, created_at) VALUES (?, ?, 'create', ?)`,
    )
    .run(table, `${String(id)}@${String(revision)}`, WRITTEN);
}
