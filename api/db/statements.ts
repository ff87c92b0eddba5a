import type SQLite from 'better-sqlite3';
import type { SqliteDatabase } from 'kysely';
import { LRUCache } from 'lru-cache';

/** Cache size: query texts are few; only the number of values in a list makes new ones. */
const MAX_STATEMENTS = 500;

/** Caches prepared statements: compiling one takes longer than running most of them. */
export function withKeptStatements(sqlite: SQLite.Database): SqliteDatabase {
  const kept = new LRUCache<string, SQLite.Statement>({ max: MAX_STATEMENTS });
  return {
    close: () => void sqlite.close(),
    prepare(text) {
      const known = kept.get(text);
      // A statement that is being iterated is busy and cannot run a second time meanwhile.
      if (known && !known.busy) return known;
      const statement = sqlite.prepare(text);
      kept.set(text, statement);
      return statement;
    },
  };
}
