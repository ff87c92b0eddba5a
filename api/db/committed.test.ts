import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newPlace } from '../testing/database.ts';
import { testOfFile } from '../testing/engines.ts';
import { temporaryFolder } from '../testing/folder.ts';
import { refuseWrites } from '../testing/refused-writes.ts';
import { atomically, openDatabase, type Db } from './database.ts';
import { engineOf, type Engine } from './engine.ts';
import { faultOf } from './faults.ts';

let folder: ReturnType<typeof temporaryFolder>;
let place: string;
let db: Db;
let engine: Engine;
beforeEach(async () => {
  folder = temporaryFolder();
  place = await newPlace(`${folder.path}/kheya.db`);
  db = await openDatabase(place);
  engine = engineOf(db);
});
afterEach(async () => {
  await db.destroy();
  folder.remove();
});

const row = { name: 'x', delivered: 0, attempts: 0, updated_at: '2026-01-01' };
const write = (to: Db, name: string) =>
  to
    .insertInto('publishing_targets')
    .values({ ...row, name, last_status: null, next_attempt_at: null })
    .execute();

test('reading changes nothing', async () => {
  const before = await engine.version();
  await db.selectFrom('outbox').selectAll().execute();
  expect(await engine.version()).toBe(before);
});

test('a write of this connection is seen, in a transaction or outside', async () => {
  const before = await engine.version();
  await write(db, 'a');
  const between = await engine.version();
  await atomically(db, (trx) => write(trx, 'b'));
  expect(new Set([before, between, await engine.version()]).size).toBe(3);
});

test('a write of another connection is seen, whatever it writes', async () => {
  const other = await openDatabase(place);
  const before = await engine.version();
  await write(other, 'a');
  expect(await engine.version()).not.toBe(before);
  await other.destroy();
});

test('what a transaction has not committed does not count, also when others wrote before it', async () => {
  const other = await openDatabase(place);
  await write(other, 'a');
  const seen = await atomically(db, async (trx) => {
    const before = await engine.version();
    await write(trx, 'b');
    return [before, await engine.version()];
  });
  expect(seen[0]).toBe(seen[1]);
  expect(await engine.version()).not.toBe(seen[0]);
  await other.destroy();
});

test('a trial leaves nothing behind, and is no change', async () => {
  const before = await engine.version();
  await engine.tryToWrite();
  expect(await engine.version()).toBe(before);
  expect(await db.selectFrom('outbox').selectAll().execute()).toEqual([]);
  await write(db, 'a');
  expect(await engine.version()).not.toBe(before);
});

test('a trial says when nothing can be written, and when there is no room', async () => {
  const fault = () =>
    engine.tryToWrite().then(
      () => undefined,
      (error: unknown) => faultOf(error),
    );
  const takeWrites = await refuseWrites(db, 'readonly');
  expect(await fault()).toBe('readonly');
  await takeWrites();
  expect(await fault()).toBeUndefined();
  await refuseWrites(db, 'full');
  expect(await fault()).toMatch(/^(full|crowded)$/);
});

test('where another process writes, a trial does not wait and finds no fault', async () => {
  const other = await openDatabase(place);
  await atomically(other, async (trx) => {
    await write(trx, 'a');
    await engine.tryToWrite();
  });
  await other.destroy();
});

testOfFile('every write is durable when it is answered', async () => {
  await engine.tryToWrite();
  const { rows } = await sql<{ synchronous: number }>`PRAGMA synchronous`.execute(db);
  expect(rows).toEqual([{ synchronous: 2 }]);
  const { rows: waits } = await sql<{ timeout: number }>`PRAGMA busy_timeout`.execute(db);
  expect(waits).toEqual([{ timeout: 5_000 }]);
});
