import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase, type Db } from '../db/database.ts';
import { temporaryFolder } from './folder.ts';

/** Cache of one migrated database: a copy of its file has nothing left to migrate. */
let migrated: Promise<Buffer> | undefined;

/** A new database in this file. */
export async function newDatabase(file: string): Promise<Db> {
  writeFileSync(file, await (migrated ??= migrate()), { mode: 0o600 });
  return openDatabase(file);
}

async function migrate(): Promise<Buffer> {
  const folder = temporaryFolder();
  const file = join(folder.path, 'kheya.db');
  // The last connection to close moves the write-ahead log into the file.
  await (await openDatabase(file)).destroy();
  const bytes = readFileSync(file);
  folder.remove();
  return bytes;
}
