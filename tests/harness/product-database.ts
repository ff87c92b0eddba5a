import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase, type Db } from '../../api/db/database.ts';
import { copyOfPostgres, TEMPLATE } from '../../api/testing/database.ts';
import { onPostgres } from '../../api/testing/engines.ts';

/** In the data folder: the address of its database of PostgreSQL. */
const NOTE = 'database-url';

/**
 * The address of a product's database: the file in its data folder or, with DB=postgres, a database of
 * its own: a copy of the one whose data folder was copied, else a migrated one.
 */
export async function makeDatabase(dataDir: string): Promise<string> {
  if (!onPostgres) return join(dataDir, 'kheya.db');
  const note = join(dataDir, NOTE);
  const copied = await readFile(note, 'utf8').catch(() => undefined);
  const address = await copyOfPostgres(copied?.slice(copied.lastIndexOf('/') + 1) ?? TEMPLATE);
  await writeFile(note, address);
  return address;
}

/** Setting of the processes that use it: a file is found in the data folder. */
export const databaseSetting = (address: string): NodeJS.ProcessEnv =>
  address.startsWith('postgres:') ? { DATABASE_URL: address } : {};

/** Runs something with a connection of its own. */
export async function withDatabase<T>(address: string, work: (db: Db) => Promise<T>): Promise<T> {
  const db = await openDatabase(address);
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}
