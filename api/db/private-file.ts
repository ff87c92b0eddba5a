import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** Beside the database; SQLite makes them with the permissions of the database itself. */
const COMPANIONS = ['-wal', '-shm', '-journal'];

/**
 * Makes a database file, where it is missing, that only its owner may read or write, in a folder of
 * the owner alone. A folder that holds one already is closed but for the way through, where somebody
 * has opened that: a web server reads the published site below it.
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

function restrict(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch (error) {
    // Somebody else's folder, mounted for this server, or one of which nothing can be changed.
    if (!['EPERM', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}
