import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { noteWrite } from '../crud/outbox.ts';
import { tourPackage } from '#model/entities/index.ts';
import { newPlace } from '../testing/database.ts';
import { temporaryFolder } from '../testing/folder.ts';
import { atomically, openDatabase, type Db } from './database.ts';

let folder: ReturnType<typeof temporaryFolder>;
let place: string;
let db: Db;
beforeEach(async () => {
  folder = temporaryFolder();
  place = await newPlace(`${folder.path}/kheya.db`);
  db = await openDatabase(place);
});
afterEach(async () => {
  await db.destroy();
  folder.remove();
});

const note = (trx: Db, id: string) =>
  noteWrite(trx, tourPackage, id, 'create', { now: new Date('2026-01-01') });
const noted = async () => {
  const found = await db.selectFrom('outbox').select('record_id').orderBy('revision').execute();
  return found.map(({ record_id }) => record_id);
};

test('what many write at once is all there, in the order in which it was asked', async () => {
  const ids = Array.from({ length: 200 }, (_, n) => `tour-${n}`);
  const revisions = await Promise.all(ids.map((id) => atomically(db, (trx) => note(trx, id))));
  expect(await noted()).toEqual(ids);
  expect(revisions).toEqual(revisions.toSorted((a, b) => a - b));
});

test('who fails is undone alone', async () => {
  const outcomes = await Promise.allSettled(
    ['a', 'b', 'c'].map((id) =>
      atomically(db, async (trx) => {
        await note(trx, id);
        if (id === 'b') throw new Error('no');
        return id;
      }),
    ),
  );
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await noted()).toEqual(['a', 'c']);
});

test('nobody is answered before it is committed', async () => {
  const other = await openDatabase(place);
  const seen = await Promise.all(
    ['a', 'b', 'c'].map(async (id) => {
      await atomically(db, (trx) => note(trx, id));
      const found = await other.selectFrom('outbox').select('record_id').execute();
      return found.some(({ record_id }) => record_id === id);
    }),
  );
  await other.destroy();
  expect(seen).toEqual([true, true, true]);
});

test('where all is undone, all are told so, and the next can write', async () => {
  const outcomes = await Promise.allSettled([
    atomically(db, (trx) => note(trx, 'a')),
    atomically(db, async (trx) => {
      // Rolls back, as a full disk does.
      await sql`rollback`.execute(trx);
      throw Object.assign(new Error('full'), { code: 'SQLITE_FULL' });
    }),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await atomically(db, (trx) => note(trx, 'b'));
  expect(await noted()).toEqual(['b']);
});
