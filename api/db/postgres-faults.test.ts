import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { tourPackage } from '#model/entities/index.ts';
import { Kysely, sql } from 'kysely';
import { afterEach, beforeEach, expect } from 'vitest';
import { expectError } from '../testing/answers.ts';
import { testApp, type TestApp } from '../testing/app.ts';
import { draftOf } from '../testing/drafts.ts';
import { testOfPostgres } from '../testing/engines.ts';
import { eventually } from '../testing/eventually.ts';
import { refuseWrites } from '../testing/refused-writes.ts';
import { atomically, openDatabase } from './database.ts';
import { OneWriterPostgres, WRITER } from './postgres-dialect.ts';
import { asKyselys, connected, openPool } from './postgres-pool.ts';
import { snapshotOfServer } from './snapshot.ts';
import type { Tables } from './tables.ts';

let server: TestApp;
beforeEach(async () => {
  server = await testApp();
});
afterEach(() => server.close());

const save = () =>
  server.call('POST', '/tour-packages', {
    headers: server.as('moderator'),
    body: draftOf(tourPackage),
  });

testOfPostgres('whoever saves on a full disk is told so, and a visitor to call', async () => {
  const takeWrites = await refuseWrites(server.db, 'full');
  expectError(await save(), 507);
  const body = { name: 'Karim', phone: '+880 1711-000000', message: 'Hello' };
  const lead = await server.call('POST', '/contact-submissions', { body });
  expectError(lead, 507);
  expect(lead.json().detail).toContain('Please call us');
  await takeWrites();
  expect((await save()).statusCode).toBe(201);
});

testOfPostgres('connections that are cut off end no process, and are made anew', async () => {
  const other = await openDatabase(server.config.database);
  for (let round = 0; round < 10; round++) {
    await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()`.execute(other);
    const answers = await Promise.all([save(), save(), server.call('GET', '/tour-packages')]);
    for (const answer of answers.filter(({ statusCode }) => statusCode > 201)) {
      expectError(answer, 503);
      expect(answer.headers['retry-after']).toBe('5');
    }
    await eventually(async () => expect((await save()).statusCode).toBe(201));
  }
  await other.destroy();
});

/** A pool behind a network that, once told to, swallows what is sent over the connections it has. */
async function swallowingPool(answerMs: number, { sleepMs = 60_000 } = {}) {
  const url = new URL(String(server.config.database));
  const { port, hostname } = url;
  const through: Socket[] = [];
  const network = createServer((socket) => {
    const onward = connect(Number(port), hostname);
    through.push(onward);
    socket.pipe(onward).pipe(socket);
    for (const end of [socket, onward]) end.on('error', () => undefined);
  }).listen(0, '127.0.0.1');
  await once(network, 'listening');
  url.host = `127.0.0.1:${(network.address() as AddressInfo).port}`;
  const pool = await openPool(url.href, 'test', { answerMs, sleepMs });
  return {
    pool,
    through,
    swallow: () => through.forEach((each) => each.unpipe().pause()),
    close: async () => {
      await pool.end();
      for (const each of through) each.destroy();
      network.close();
    },
  };
}

testOfPostgres('a connection that nothing comes back from is given up, and made anew', async () => {
  const { pool, through, swallow, close } = await swallowingPool(200);
  const ask = async () => {
    const connection = await connected(pool);
    try {
      return (await connection.query('SELECT 1 AS one')).rows;
    } finally {
      connection.release();
    }
  };
  expect(await ask()).toEqual([{ one: 1 }]);
  swallow();
  await expect(ask()).rejects.toMatchObject({ code: '08006' });
  expect(await ask()).toEqual([{ one: 1 }]);
  expect(through).toHaveLength(2);
  await close();
});

testOfPostgres('a transaction waits for a connection that hangs once, not to undo it', async () => {
  const { pool, swallow, close } = await swallowingPool(2_000);
  const db = new Kysely<Tables>({ dialect: new OneWriterPostgres(asKyselys(pool)) });
  let began = 0;
  const hung = atomically(db, async (trx) => {
    swallow();
    began = performance.now();
    await sql`SELECT 1`.execute(trx);
  });
  await expect(hung).rejects.toMatchObject({ code: '08006' });
  expect(performance.now() - began).toBeLessThan(3_500);
  await close();
});

testOfPostgres('a backup may wait for a slow bucket between two reads of its state', async () => {
  const { pool, close } = await swallowingPool(2_000, { sleepMs: 100 });
  const db = new Kysely<Tables>({ dialect: new OneWriterPostgres(asKyselys(pool)) });
  const { db: state, end } = await snapshotOfServer(db);
  const slept = atomically(db, async (trx) => {
    await setTimeout(500);
    await sql`SELECT 1`.execute(trx);
  });
  await expect(slept).rejects.toMatchObject({ code: expect.stringMatching(/^(25P03|08006)$/) });
  expect((await sql`SELECT 1 AS one`.execute(state)).rows).toEqual([{ one: 1 }]);
  await end();
  await close();
});

testOfPostgres('sessions that were read-only are given up once the database is not', async () => {
  const other = await openDatabase(server.config.database);
  const name = new URL(String(server.config.database)).pathname.slice(1);
  await sql.raw(`ALTER DATABASE ${name} SET default_transaction_read_only = on`).execute(other);
  await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()`.execute(other);
  await eventually(async () => {
    const refused = await save();
    expectError(refused, 503);
    expect(refused.json().detail).toContain('written');
    expect(refused.headers['retry-after']).toBe('5');
  });
  await sql.raw(`ALTER DATABASE ${name} RESET default_transaction_read_only`).execute(other);
  const statuses = [await save(), await save(), await save()].map(({ statusCode }) => statusCode);
  expect(statuses.at(-1)).toBe(201);
  await other.destroy();
});

testOfPostgres(
  'a statement that the server of the database cancels can be sent again',
  async () => {
    const name = new URL(String(server.config.database)).pathname.slice(1);
    const other = await openDatabase(server.config.database);
    await sql.raw(`ALTER DATABASE ${name} SET statement_timeout = 300`).execute(other);
    await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()`.execute(other);
    await eventually(async () => expect((await save()).statusCode).toBe(201));
    await other.transaction().execute(async () => {
      const refused = await save();
      expectError(refused, 503);
      expect(refused.headers['retry-after']).toBe('5');
    });
    await other.destroy();
  },
);

testOfPostgres('a search is the same where the database has backslashes escape', async () => {
  const other = await openDatabase(server.config.database);
  const name = new URL(String(server.config.database)).pathname.slice(1);
  await sql.raw(`ALTER DATABASE ${name} SET standard_conforming_strings = off`).execute(other);
  await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()`.execute(other);
  await eventually(async () => expect((await save()).statusCode).toBe(201));
  const found = await server.call('GET', '/tour-packages?q=none_of%25them');
  expect([found.statusCode, found.json()]).toEqual([200, []]);
  await other.destroy();
});

testOfPostgres(
  'while another server writes for long, a save is answered that it is busy',
  async () => {
    const other = await openDatabase(server.config.database);
    await other.transaction().execute(async () => {
      const refused = await save();
      expectError(refused, 503);
      expect(refused.headers['retry-after']).toBe('5');
    });
    expect((await save()).statusCode).toBe(201);
    await other.destroy();
  },
);

testOfPostgres('a write by hand waits for its turn, and is seen by who read before', async () => {
  const read = async () => (await server.call('GET', '/tour-packages')).json();
  await save();
  expect(await read()).toHaveLength(1);
  const other = await openDatabase(server.config.database);
  await sql`DELETE FROM tour_packages`.execute(other);
  expect(await read()).toEqual([]);
  await other.transaction().execute(async (trx) => {
    const { rows } = await sql<{ held: number }>`SELECT count(*) AS held FROM pg_locks
      WHERE locktype = 'advisory' AND ((classid::bigint << 32) | objid::bigint) = ${WRITER}
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`.execute(
      trx,
    );
    expect(rows).toEqual([{ held: 1 }]);
  });
  await other.destroy();
});
