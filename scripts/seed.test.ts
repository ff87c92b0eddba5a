import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tourPackage } from '#model/entities/index.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { remove } from '../api/crud/deletion.ts';
import { list } from '../api/crud/repository.ts';
import type { Db } from '../api/db/database.ts';
import { scratchDatabase } from '../api/testing/database.ts';
import { ROOT } from './run.ts';
import { seed, seedIfNew } from './seed.ts';

const now = new Date('2026-11-20T06:00:00Z');
const everything = { limit: 500, offset: 0, only: [] };
let folder: string;
let uploadsDir: string;
let db: Db;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kheya-seed-'));
  uploadsDir = join(folder, 'uploads');
  db = await scratchDatabase();
});
afterEach(async () => {
  await db.destroy();
  rmSync(folder, { recursive: true, force: true });
});

/** A seed of a few tours only: to make uploads of all pictures takes long. */
function fewTours(change = (drafts: Record<string, unknown>[]) => drafts): string {
  const seedDir = join(folder, 'seed');
  cpSync(join(ROOT, 'data/seed'), seedDir, { recursive: true });
  for (const name of readdirSync(seedDir)) if (name.endsWith('.json')) rmSync(join(seedDir, name));
  const drafts = JSON.parse(readFileSync(join(ROOT, 'data/seed/tour-packages.json'), 'utf8'));
  writeFileSync(join(seedDir, 'tour-packages.json'), JSON.stringify(change(drafts.slice(0, 2))));
  return seedDir;
}

/** In the place of an upload, where no test looks at it. */
const store = async () => '/static/uploads/picture.webp';
const tours = async () => (await list(db, tourPackage, everything)).records;

test('the first tour of the file is the first in the list, and its picture is an upload', async () => {
  await seed(db, { uploadsDir, now, seedDir: fewTours() });
  const [first] = await tours();
  const drafts = JSON.parse(await readFile(join(ROOT, 'data/seed/tour-packages.json'), 'utf8')) as {
    id: string;
  }[];
  expect(first?.id).toBe(drafts[0]?.id);
  expect(first?.['cover_photo']).toMatch(/^\/static\/uploads\/[0-9a-f]{32}-1600x1200\.webp$/);
});

test('what staff delete is not sown again at the next start', async () => {
  const options = { uploadsDir, now, seedDir: fewTours(), store };
  await seedIfNew(db, options);
  const before = await tours();
  await remove(db, tourPackage, before[0]!.id, { userId: null, now });
  await seedIfNew(db, options);
  expect(await tours()).toHaveLength(before.length - 1);
});

test('a record that the API would refuse is refused, and nothing is written', async () => {
  const seedDir = fewTours(([first, second]) => [{ ...first, colour: 'blue' }, second!]);
  await expect(seed(db, { uploadsDir, now, seedDir, store })).rejects.toThrow(/cannot be seeded/);
  expect(await tours()).toEqual([]);
});
