import { closeSync, openSync, readFileSync, truncateSync, writeFileSync, writeSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import SQLite from 'better-sqlite3';

function overwrite(file: string, bytes: Buffer, at: number): void {
  const opened = openSync(file, 'r+');
  writeSync(opened, bytes, 0, bytes.length, at);
  closeSync(opened);
}

/** Zeroes the first page of a table, as a disk does that loses a write. */
export function zeroPageOf(file: string, table: string): void {
  const sqlite = new SQLite(file, { readonly: true });
  const size = sqlite.pragma('page_size', { simple: true }) as number;
  const root = sqlite
    .prepare('SELECT rootpage FROM sqlite_schema WHERE name = ?')
    .pluck()
    .get(table) as number;
  sqlite.close();
  overwrite(file, Buffer.alloc(size), (root - 1) * size);
}

/** Ways of damaging a database file. */
export const damages: Readonly<Record<string, (file: string) => void>> = {
  'a broken header': (file) => overwrite(file, randomBytes(100), 0),
  'its second half missing': (file) => truncateSync(file, readFileSync(file).length / 2),
  'a zeroed page in the middle': (file) => zeroPageOf(file, 'outbox'),
  'something else in its place': (file) => writeFileSync(file, randomBytes(50_000)),
};
