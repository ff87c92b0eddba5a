import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Places } from '../config.ts';
import { isAddress, openAsItIs, type Db } from '../db/database.ts';
import { engineOf } from '../db/engine.ts';
import { faultOf, isOfMachine } from '../db/faults.ts';
import { releasedMigrations } from '../db/released-migrations.ts';
import { upgrade } from '../db/upgrade.ts';
import { sync } from '../files/durable.ts';
import { openFiles } from '../files/open-files.ts';
import { giveToOwner } from '../owner.ts';
import { Filling, type Sums } from './fill.ts';
import { piecesOf, verify, type ReadBackup } from './read.ts';
import type { StoredBackup } from './place.ts';
import { BackupRefused } from './refused.ts';

type RestorePlaces = Pick<Places, 'dataDir' | 'database' | 'uploadsDir' | 'bucket'>;

/** Files allowed beforehand: secrets, which no backup has, and the leftovers of a start. */
const NO_CONTENT: ReadonlySet<string> = new Set([
  'secrets.json',
  'backups.json',
  'reserve',
  'start.lock',
  'start.pid',
]);
const RESTORING = '.restoring';
const SYNCED_AT_ONCE = 16;

export interface Restored extends ReadBackup {
  sums: Sums;
}

interface RestoreOptions {
  key: string | undefined;
  /** Keeps a start from the folder meanwhile; answers what lets go of it. */
  lock: (dataDir: string) => Promise<() => void>;
}

/**
 * Restores a backup into an empty data folder, or that and an empty database. The backup is read to
 * its end first, and whatever fails then takes back what it wrote. Throws BackupRefused.
 */
export async function restore(
  file: StoredBackup,
  places: RestorePlaces,
  { key, lock }: RestoreOptions,
): Promise<Restored> {
  const backup = await verify(file, key);
  await requireEmpty(places);
  await mkdir(places.dataDir, { recursive: true, mode: 0o700 });
  const unlock = await lock(places.dataDir);
  try {
    // Again: somebody may have had the lock.
    await requireEmpty(places);
    const sums = await restoreInto(file, places, { backup, key });
    giveToOwner(places.dataDir);
    return { ...backup, sums };
  } finally {
    unlock();
  }
}

async function restoreInto(
  file: StoredBackup,
  places: RestorePlaces,
  { backup, key }: Pick<Work, 'backup' | 'key'>,
): Promise<Sums> {
  const staged = {
    database: isAddress(places.database) ? places.database : places.database + RESTORING,
    uploadsDir: places.uploadsDir + RESTORING,
  };
  try {
    await forget(staged, places);
    await mkdir(staged.uploadsDir, { mode: 0o700 });
    // Before the database: its transaction is as short as it can be, and its commit is the last step.
    await stageUploads(file, key, staged.uploadsDir);
    if (places.bucket) await putStaged(places, staged.uploadsDir);
    const sums = await fill(file, { backup, places, staged, key });
    if (staged.database !== places.database) {
      await rm(`${staged.database}.before-upgrade`, { force: true });
      await rename(staged.database, places.database);
    }
    await sync(places.dataDir);
    return sums;
  } catch (error) {
    await forget(staged, places);
    if (!isOfMachine(error)) throw error;
    // A full disk names no file.
    throw new BackupRefused(`Nothing was restored into ${places.dataDir}: ${error.message}`, {
      cause: error,
    });
  }
}

/** Throws BackupRefused where anything is in the folder that a restore would mix with. */
async function requireEmpty({ dataDir, database, uploadsDir }: RestorePlaces): Promise<void> {
  const names = existsSync(dataDir) ? await readdir(dataDir) : [];
  const isPlaced = existsSync(database + RESTORING) && !existsSync(uploadsDir + RESTORING);
  const placed = isPlaced ? basename(uploadsDir) : undefined;
  const found = names.find(
    (name) => !NO_CONTENT.has(name) && !name.includes(RESTORING) && name !== placed,
  );
  if (found === undefined) return;
  throw new BackupRefused(
    `${dataDir} is not empty: it has ${found}. A restore needs an empty DATA_DIR.`,
  );
}

interface Staged {
  database: string;
  uploadsDir: string;
}

/** Pictures are in their place before the database is: while that is staged, they go with it. */
async function forget({ database, uploadsDir }: Staged, places: RestorePlaces): Promise<void> {
  await rm(uploadsDir, { recursive: true, force: true });
  if (isAddress(database)) return;
  if (existsSync(database)) await rm(places.uploadsDir, { recursive: true, force: true });
  for (const name of await readdir(dirname(database)))
    if (name.startsWith(basename(database))) await rm(join(dirname(database), name));
}

async function stageUploads(
  file: StoredBackup,
  key: string | undefined,
  uploadsDir: string,
): Promise<void> {
  const names: string[] = [];
  for await (const piece of piecesOf(file, key)) {
    if (piece.kind !== 'upload') continue;
    names.push(piece.name);
    await pipeline(piece.body, createWriteStream(join(uploadsDir, piece.name), { mode: 0o600 }));
  }
  await syncAll(uploadsDir, names);
}

/**
 * Puts pictures into the bucket, but for those that are there: it may have outlived the machine. What
 * no record shows in the end goes as every unused picture does.
 */
async function putStaged(places: RestorePlaces, folder: string): Promise<void> {
  const files = openFiles(places);
  const sizes = new Map((await files.list()).map(({ name, size }) => [name, size]));
  for (const name of await readdir(folder)) {
    const temporary = join(folder, name);
    if ((await stat(temporary)).size !== sizes.get(name))
      await files.put([{ temporary, file: join(places.uploadsDir, name) }]);
  }
  await rm(folder, { recursive: true });
}

interface Work {
  backup: ReadBackup;
  places: RestorePlaces;
  staged: Staged;
  key: string | undefined;
}

async function fill(file: StoredBackup, work: Work): Promise<Sums> {
  await using db = await openAsItIs(work.staged.database);
  // As the backup's version left it first; then what every start does with data of an earlier one.
  await upgrade(db, engineOf(db), migrationsUpTo(work.backup));
  const sums = await db
    .transaction()
    .execute((trx) => fillAll(file, trx, work))
    .catch(async (error: unknown) => {
      // A commit whose answer is lost may have been made: its pictures stay.
      const fault = faultOf(error);
      if (fault !== undefined && fault !== 'lost')
        await rm(work.places.uploadsDir, { recursive: true, force: true });
      throw error;
    });
  await upgrade(db, engineOf(db));
  return sums;
}

const migrationsUpTo = ({ header }: ReadBackup) =>
  Object.fromEntries(
    Object.entries(releasedMigrations).filter(([name]) => header.migrations.includes(name)),
  );

async function fillAll(file: StoredBackup, trx: Db, work: Work): Promise<Sums> {
  const { backup, places, staged, key } = work;
  const filling = await Filling.of(trx);
  if ('filled' in filling)
    throw new BackupRefused(
      `The database is not empty: ${filling.filled} has rows. A restore needs an empty one.`,
    );
  for await (const piece of piecesOf(file, key)) {
    if (piece.kind === 'lines') await filling.add(piece.table, piece.lines);
    // Tables come first: the rest has been read.
    if (piece.kind === 'upload') break;
  }
  const sums = await filling.finish(backup.manifest.tables, backup.manifest.numbers);
  // With the commit that follows, all of it is there.
  if (!places.bucket) await rename(staged.uploadsDir, places.uploadsDir);
  return sums;
}

/** Fsyncs files once all are written: most of them are on the disk by then. */
async function syncAll(folder: string, names: readonly string[]): Promise<void> {
  const waiting = names.values();
  const lane = async () => {
    for (const name of waiting) await sync(join(folder, name));
  };
  await Promise.all(Array.from({ length: SYNCED_AT_ONCE }, lane));
  await sync(folder);
}
