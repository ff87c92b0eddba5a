import type SQLite from 'better-sqlite3';
import type { SqliteDatabase } from 'kysely';

/** The texts of our queries are few; only the number of values in a list makes new ones. */
const MAX_STATEMENTS = 500;

/** The database with its statements kept: compiling one takes longer than running most of them. */
export function withKeptStatements(sqlite: SQLite.Database): SqliteDatabase {
  const kept = new Map<string, SQLite.Statement>();
  return {
    close: () => void sqlite.close(),
    prepare(text) {
      const known = kept.get(text);
      // One that is being walked row by row cannot be run a second time meanwhile.
      if (known && !known.busy) return known;
      const statement = sqlite.prepare(text);
      kept.set(text, statement);
      if (kept.size > MAX_STATEMENTS) kept.delete(kept.keys().next().value!);
      return statement;
    },
  };
}
