import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const API = resolve(import.meta.dirname, '..');

/** SQL that only SQLite accepts, or that other databases read differently. */
const OF_SQLITE_ALONE =
  /json_(extract|each|group)|\bpragma\b|\browid\b|strftime|julianday|\bglob\b|insert or |ifnull|group_concat|sqlite_\w|better-sqlite3|\.or(Replace|Ignore|Abort|Fail|Rollback)\(/i;
/** And what only PostgreSQL accepts. */
const OF_POSTGRES_ALONE =
  /\bpg_\w+|\badvisory|plpgsql|::(text|bigint|int)\b|\bilike\b|regclass|(from |import\()'pg'/i;
/** Removes error codes, which are not SQL. */
const withoutCodes = (text: string) => text.replace(/\bSQLITE_[A-Z]+\b/g, '');

const files = readdirSync(API, { recursive: true, encoding: 'utf8' })
  .filter((path) => /(?<!\.test)\.ts$/.test(path) && !path.startsWith('testing'))
  .map((path) => ({ path, text: withoutCodes(readFileSync(join(API, path), 'utf8')) }));
const isOfSqlite = ({ text }: { text: string }) => OF_SQLITE_ALONE.test(text);
const isOfPostgres = ({ text }: { text: string }) => OF_POSTGRES_ALONE.test(text);
const inDb = ({ path }: { path: string }) => path.startsWith('db');

test.for([
  ['SQLite', isOfSqlite],
  ['PostgreSQL', isOfPostgres],
] as const)('what only %s understands stands in db/ alone', ([, isOfOne]) => {
  expect(files.filter((file) => !inDb(file) && isOfOne(file)).map(({ path }) => path)).toEqual([]);
});

test('and there it is found, so that the rule above means something', () => {
  for (const isOfOne of [isOfSqlite, isOfPostgres])
    expect(files.filter((file) => inDb(file) && isOfOne(file)).length).toBeGreaterThan(2);
});
