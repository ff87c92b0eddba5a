import { existsSync } from 'node:fs';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { ConfigError } from '../api/config-error.ts';
import type { Config } from '../api/config.ts';
import { openDatabase } from '../api/db/database.ts';
import { needingRoom } from '../api/db/disk-fault.ts';
import { engineOf } from '../api/db/engine.ts';
import { requireFiles } from '../api/files/open-files.ts';
import { StartError } from '../api/start-error.ts';
import { seedIfNew } from './seed.ts';

export const hasPages = ({ siteDir }: Config) => existsSync(join(siteDir, 'index.html'));

export function wantsDemo(env: NodeJS.ProcessEnv): boolean {
  const wanted = env['SEED'] || 'demo';
  if (wanted !== 'demo' && wanted !== 'none')
    throw new ConfigError(`SEED must be demo or none, and is "${wanted}"`);
  return wanted === 'demo';
}

/** Seeds a database without any content. */
export async function seedDemo(config: Config): Promise<void> {
  const { database, databaseFile, uploadsDir, bucket } = config;
  if (database === databaseFile && hasContent(databaseFile)) return;
  await requireFiles(config, true);
  try {
    const db = await openDatabase(database);
    const { place } = engineOf(db);
    const options = { uploadsDir, bucket, now: new Date() };
    const written = await needingRoom(place, () => seedIfNew(db, options));
    await db.destroy();
    if (written > 0) console.info(`Demo content: ${written} records`);
  } catch (error) {
    // The API says the same of it, and again with every start.
    if (!(error instanceof StartError && hasPages(config))) throw error;
  }
}

/** Asked without a check of the whole file, which takes a while where it is large. */
function hasContent(file: string): boolean {
  if (!existsSync(file)) return false;
  try {
    const sqlite = new SQLite(file, { readonly: true });
    const first = sqlite.prepare('SELECT 1 FROM outbox LIMIT 1').get();
    sqlite.close();
    return first !== undefined;
  } catch {
    // Damaged, or of before the outbox: opening it says which.
    return false;
  }
}
