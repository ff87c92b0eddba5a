import { closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { restrict } from '../owner.ts';

/** Suffixes of SQLite's companion files, made with the permissions of the database file. */
const COMPANIONS = ['-wal', '-shm', '-journal'];

/**
 * Creates a missing database file with mode 0600, in a folder of mode 0700. An existing folder
 * keeps execute permission (traversal) where somebody has granted it: a web server reads the
 * published site below it.
 */
export function keepPrivate(file: string): void {
  const folder = dirname(file);
  const isFirst = !existsSync(file);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  restrict(folder, isFirst ? 0o700 : statSync(folder).mode & 0o711);
  if (isFirst) closeSync(openSync(file, 'a', 0o600));
  for (const each of [file, ...COMPANIONS.map((ending) => file + ending)])
    if (existsSync(each)) restrict(each, 0o600);
}
