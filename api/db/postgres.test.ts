import { tourPackage } from '#model/entities/index.ts';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { noteWrite } from '../crud/outbox.ts';
import { DataError } from '../start-error.ts';
import { newPlace } from '../testing/database.ts';
import { testOfPostgres } from '../testing/engines.ts';
import { atomically, openDatabase, type Db } from './database.ts';
import { addressOf } from './postgres.ts';

/** Databases that were opened, each to be closed. */
let opened: Db[];
beforeEach(() => (opened = []));
afterEach(() => Promise.all(opened.map((db) => db.destroy())));

async function open(place: string): Promise<Db> {
  const db = await openDatabase(place);
  opened.push(db);
  return db;
}

/** Two servers of one database. */
async function twoServers(): Promise<[Db, Db]> {
  const place = await newPlace('');
  return [await open(place), await open(place)];
}

const messageOf = (place: string) =>
  open(place).then(
    () => 'it was opened',
    (error: Error) => error.message,
  );

test('an address is told without password and parameters', () => {
  expect(addressOf('postgres://kheya:secret@db.example:5432/kheya?password=secret')).toBe(
    'postgres://kheya@db.example:5432/kheya',
  );
});

test('a server that is not there is one line, without the password', async () => {
  const message = await messageOf('postgres://kheya:secret@127.0.0.1:1/kheya');
  expect(message).toMatch(
    /^The database postgres:\/\/kheya@127\.0\.0\.1:1\/kheya cannot be opened/,
  );
  expect(message).not.toMatch(/secret|\n/);
});

testOfPostgres(
  'of two servers that write at once, revisions are in the order of commits',
  async () => {
    const servers = await twoServers();
    const write = async (n: number) => {
      const db = servers[n % 2]!;
      const note = (trx: Db) =>
        noteWrite(trx, tourPackage, `tour-${n}`, 'create', { now: new Date('2026-01-01') });
      const revision = await atomically(db, note);
      const seen = await db.selectFrom('outbox').select('revision').orderBy('revision').execute();
      expect(seen.slice(0, revision).map((row) => row.revision)).toEqual(
        Array.from({ length: revision }, (_, before) => before + 1),
      );
    };
    await Promise.all(Array.from({ length: 60 }, (_, n) => write(n)));
  },
);

testOfPostgres('of two servers that read, check and write, neither loses a change', async () => {
  const servers = await twoServers();
  const addOne = (db: Db) =>
    atomically(db, async (trx) => {
      const { outbox_since } = await trx
        .selectFrom('retention')
        .select('outbox_since')
        .executeTakeFirstOrThrow();
      await trx
        .updateTable('retention')
        .set({ outbox_since: outbox_since + 1 })
        .execute();
    });
  await Promise.all(Array.from({ length: 40 }, (_, n) => addOne(servers[n % 2]!)));
  expect(await servers[0].selectFrom('retention').select('outbox_since').execute()).toEqual([
    { outbox_since: 40 },
  ]);
});

testOfPostgres('a number beyond 32 bits, a sum and a count are numbers', async () => {
  const [db] = await twoServers();
  const { rows } = await sql`
    SELECT 5000000000::bigint AS large, sum(n::bigint) AS sum, count(*) AS count
    FROM (VALUES (1), (2)) AS few (n)`.execute(db);
  expect(rows).toEqual([{ large: 5_000_000_000, sum: 3, count: 2 }]);
});

testOfPostgres.for([
  ["ENCODING 'SQL_ASCII'", 'SQL_ASCII'],
  ["LOCALE_PROVIDER icu ICU_LOCALE 'en'", 'en'],
])('a database with %s is refused, and how to make one is told', async ([how, named]) => {
  const place = await newPlace('');
  const other = `${new URL(place).pathname.slice(1)}_other`;
  const db = await open(place);
  await sql.raw(`CREATE DATABASE ${other} TEMPLATE template0 ${how}`).execute(db);
  const opening = open(`${place}_other`);
  await expect(opening).rejects.toBeInstanceOf(DataError);
  const message = await messageOf(`${place}_other`);
  expect(message).toContain(named);
  expect(message).toContain(
    `CREATE DATABASE ${other} TEMPLATE template0 ENCODING 'UTF8' LC_COLLATE`,
  );
  await sql.raw(`DROP DATABASE ${other} WITH (FORCE)`).execute(db);
});

testOfPostgres('a database of a later version is refused', async () => {
  const place = await newPlace('');
  const db = await open(place);
  await sql`INSERT INTO kysely_migration (name, timestamp) VALUES ('999-future', '2030')`.execute(
    db,
  );
  expect(await messageOf(place)).toMatch(/was written by a later version, with 999-future\./);
});

testOfPostgres('a migration that fails takes back what was before it', async () => {
  const place = await newPlace('');
  const db = await open(place);
  await sql`DELETE FROM kysely_migration WHERE name >= '023'`.execute(db);
  await sql`DROP INDEX outbox_by_age`.execute(db);
  expect(await messageOf(place)).toMatch(/could not be migrated: 023-retention: .+ as it was\.$/);
  const { rows } = await sql`SELECT to_regclass('outbox_by_age') AS found`.execute(db);
  expect(rows).toEqual([{ found: null }]);
});

testOfPostgres.for([
  ['default_transaction_read_only = on', 'in a read-only transaction'],
  ['search_path = nowhere', 'no schema has been selected to create in'],
])('a new database with %s says what keeps it from being made', async ([setting, reason]) => {
  const place = await newPlace('');
  const other = `${new URL(place).pathname.slice(1)}_new`;
  const db = await open(place);
  await sql.raw(`CREATE DATABASE ${other} TEMPLATE template0`).execute(db);
  await sql.raw(`ALTER DATABASE ${other} SET ${setting}`).execute(db);
  expect(await messageOf(`${place}_new`)).toContain(reason);
  await sql.raw(`DROP DATABASE ${other} WITH (FORCE)`).execute(db);
});
