import SQLite from 'better-sqlite3';

export const columnsOf = (sqlite: SQLite.Database, table: string): string[] =>
  sqlite
    .prepare<[string], { name: string }>('SELECT name FROM pragma_table_info(?)')
    .all(table)
    .map(({ name }) => name);

/** Derived columns, rebuilt at startup. */
const DERIVED = new Set(['search_text']);

export interface Contents {
  /** Serialised rows by table. */
  rows: Map<string, Set<string>>;
  columns: Map<string, string[]>;
}

/** Queries for rows of tables that a migration has merged into others. */
const MOVED: Readonly<Record<string, string>> = {
  lead_mails: `(SELECT record_id AS submission_id, * FROM mails WHERE kind = 'lead')`,
};

/** The content of a database; with `asIn`, only the columns that the other has. */
export function contentsOf(file: string, asIn?: Contents): Contents {
  const sqlite = new SQLite(file, { readonly: true });
  try {
    const tables = asIn ? [...asIn.columns.keys()] : tablesOf(sqlite);
    const found: Contents = { rows: new Map(), columns: new Map() };
    for (const table of tables) {
      const columns =
        asIn?.columns.get(table) ?? columnsOf(sqlite, table).filter((name) => !DERIVED.has(name));
      const names = columns.map((name) => `"${name}"`).join(', ');
      const place = columnsOf(sqlite, table).length > 0 ? table : (MOVED[table] ?? table);
      const rows = sqlite.prepare(`SELECT ${names} FROM ${place}`).raw().all();
      found.columns.set(table, columns);
      found.rows.set(table, new Set(rows.map((row) => JSON.stringify(row))));
    }
    return found;
  } finally {
    sqlite.close();
  }
}

const tablesOf = (sqlite: SQLite.Database): string[] =>
  sqlite
    .prepare<[], string>(`SELECT name FROM sqlite_master WHERE type = 'table'`)
    .pluck()
    .all()
    // Watermarks of schedule and migrations are meant to move.
    .filter((name) => !/^(sqlite_|kysely_|schedule$)/.test(name));

/** Rows that are in `before` and not in `after`. */
export function missing(before: Contents, after: Contents): string[] {
  return [...before.rows].flatMap(([table, rows]) =>
    [...rows]
      .filter((row) => !after.rows.get(table)?.has(row))
      .map((row) => `${table}: ${row.slice(0, 120)}`),
  );
}

/** DDL of tables, indexes and triggers. */
export function schemaOf(file: string): string[] {
  const sqlite = new SQLite(file, { readonly: true });
  try {
    return sqlite
      .prepare<[], string>(`SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name`)
      .pluck()
      .all();
  } finally {
    sqlite.close();
  }
}

export function isWhole(file: string): boolean {
  const sqlite = new SQLite(file, { readonly: true });
  try {
    const references = sqlite.pragma('foreign_key_check') as unknown[];
    return sqlite.pragma('quick_check', { simple: true }) === 'ok' && references.length === 0;
  } finally {
    sqlite.close();
  }
}
