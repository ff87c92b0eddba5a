import { chmodSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { tourPackage } from '#model/entities/index.ts';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { create, list } from '../crud/repository.ts';
import { draftOf } from '../testing/drafts.ts';
import { newFile, scratchDatabase } from '../testing/database.ts';
import { temporaryFolder } from '../testing/folder.ts';
import { fillerOf, mountSmallDisk, unmount } from '../testing/small-disk.ts';
import { atomically, openDatabase, type Db } from './database.ts';
import { Reserve } from './reserve.ts';

let folder: ReturnType<typeof temporaryFolder>;
let file: string;
let db: Db;

beforeEach(async () => {
  folder = temporaryFolder();
  file = join(folder.path, 'deep', 'kheya.db');
  db = await openDatabase(file);
});
afterEach(async () => {
  await db.destroy();
  folder.remove();
});

const author = { userId: null, now: new Date() };
const all = { limit: 10, offset: 0, only: [] };

const modeOf = (path: string) => statSync(path).mode & 0o777;

async function pragma(name: string): Promise<unknown> {
  const { rows } = await sql.raw<Record<string, unknown>>(`PRAGMA ${name}`).execute(db);
  return Object.values(rows[0]!)[0];
}

test('what was acknowledged survives the loss of power: a write-ahead log, fully synchronised', async () => {
  expect(await pragma('journal_mode')).toBe('wal');
  expect(await pragma('synchronous')).toBe(2);
});

test.skipIf(process.platform === 'win32')(
  'only its owner reads the database, its journal and their folder',
  async () => {
    await create(db, tourPackage, draftOf(tourPackage), author);
    const modes = ['', '-wal', '-shm'].map((ending) => modeOf(file + ending));
    expect(modes).toEqual([0o600, 0o600, 0o600]);
    expect(modeOf(dirname(file))).toBe(0o700);
  },
);

test.skipIf(process.platform === 'win32')(
  'a database that others could read is closed; the way through its folder stays as it is',
  async () => {
    await db.destroy();
    chmodSync(file, 0o644);
    chmodSync(dirname(file), 0o755);
    db = await openDatabase(file);
    expect(modeOf(file)).toBe(0o600);
    expect(modeOf(dirname(file))).toBe(0o711);
  },
);

test('references are enforced, and a busy database is waited for', async () => {
  expect(await pragma('foreign_keys')).toBe(1);
  expect(await pragma('busy_timeout')).toBe(5000);
});

test('opening again keeps what is there', async () => {
  await create(db, tourPackage, draftOf(tourPackage), author);
  await db.destroy();
  db = await openDatabase(file);
  expect((await list(db, tourPackage, all)).total).toBe(1);
});

test('a full disk is room enough to open it where there is a reserve', async (context) => {
  const disk = temporaryFolder();
  if (!mountSmallDisk(disk.path, '4m')) return context.skip('cannot mount here');
  try {
    const small = join(disk.path, 'kheya.db');
    const log = { error: () => undefined, info: () => undefined } as never;
    const reserve = new Reserve({ folder: disk.path, log, bytes: 262_144 });
    await newFile(small);
    const filling = fillerOf(disk.path);
    filling.fill();
    await expect(openDatabase(small)).rejects.toThrow(/cannot be opened: the disk .+ is full/);
    filling.free();
    await reserve.fill();
    filling.fill();
    const again = await openDatabase(small);
    expect((await list(again, tourPackage, all)).total).toBe(0);
    await again.destroy();
    expect(reserve.bytes).toBe(131_072);
    filling.close();
  } finally {
    unmount(disk.path);
    disk.remove();
  }
});

/** Another database in place of the file: of whatever engine the tests run on. */
const anew = async (): Promise<Db> => {
  await db.destroy();
  return scratchDatabase();
};

test('of work that fails nothing stays, also of what it called', async () => {
  db = await anew();
  const work = atomically(db, async (trx) => {
    await create(trx, tourPackage, draftOf(tourPackage), author);
    throw new Error('Changed my mind');
  });
  await expect(work).rejects.toThrow('Changed my mind');
  expect((await list(db, tourPackage, all)).total).toBe(0);
});

test('revisions of the site are never used twice, also after the last is deleted', async () => {
  db = await anew();
  const first = await create(db, tourPackage, draftOf(tourPackage), author);
  await db.deleteFrom('outbox').execute();
  const second = await create(db, tourPackage, draftOf(tourPackage), author);
  expect(second.revision).toBeGreaterThan(first.revision);
});

test('no value is in an empty list, and each is outside of it, on either engine', async () => {
  const either = await scratchDatabase();
  await create(either, tourPackage, draftOf(tourPackage, { name: 'One' }), author);
  const ids = either.selectFrom('tour_packages').select('id');
  const [inNone, outsideOfNone] = [ids.where('id', 'in', []), ids.where('id', 'not in', [])];
  expect(await inNone.execute()).toEqual([]);
  expect(await outsideOfNone.execute()).toHaveLength(1);
  // SQLite would take it as well.
  for (const query of [inNone, outsideOfNone]) expect(query.compile().sql).not.toContain('()');
  await either.destroy();
});
