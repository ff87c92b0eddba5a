import { join } from 'node:path';
import { backupFile } from '../backup/places.ts';
import { restore, type Restored } from '../backup/restore.ts';
import { writeBackup } from '../backup/write.ts';
import { sumOf, type TableSum } from '../db/rows.ts';
import { tableShapes } from '../db/table-shapes.ts';
import type { Db } from '../db/database.ts';
import type { TestApp } from './app.ts';

const nobody = async () => () => undefined;

/** Paths that a restore into this folder fills. */
export const placesIn = (dataDir: string, database = join(dataDir, 'kheya.db')) => ({
  dataDir,
  database,
  uploadsDir: join(dataDir, 'uploads'),
});

export const backUp = (
  { db, config }: Pick<TestApp, 'db' | 'config'>,
  file: string,
  options: { key?: string; now?: () => Date } = {},
) =>
  writeBackup(db, backupFile(file), {
    uploadsDir: config.uploadsDir,
    bucket: config.bucket,
    now: () => new Date(),
    ...options,
  });

export const restoreInto = (
  file: string,
  places: ReturnType<typeof placesIn>,
  key?: string,
): Promise<Restored> => restore(backupFile(file), places, { key, lock: nobody });

/** Rows of every table, but for the one that changes without a save. */
export async function sumsOf(db: Db): Promise<Record<string, TableSum>> {
  const sums: Record<string, TableSum> = {};
  for (const shape of await tableShapes(db)) sums[shape.name] = await sumOf(db, shape);
  return settled(sums);
}

/** Without the state of deliveries, which are tried again by themselves. */
export const settled = (sums: Readonly<Record<string, TableSum>>) =>
  Object.fromEntries(Object.entries(sums).filter(([name]) => name !== 'publishing_targets'));
