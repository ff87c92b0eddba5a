import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect } from 'vitest';
import { newPlace } from '../testing/database.ts';
import { testOfPostgres } from '../testing/engines.ts';
import { until } from '../testing/eventually.ts';
import { openDatabase, type Db } from './database.ts';
import { engineOf } from './engine.ts';
import type { Membership } from './membership.ts';

interface Server {
  db: Db;
  membership: Membership;
  news: () => number;
}

let servers: Server[];
let place: string;
beforeEach(async () => {
  servers = [];
  place = await newPlace('');
});
afterEach(async () => {
  for (const { membership } of servers) await membership.leave();
  for (const { db } of servers) await db.destroy();
});

async function joined(): Promise<Server> {
  const db = await openDatabase(place);
  let news = 0;
  const membership = engineOf(db).membership(() => news++);
  await membership.start();
  const server = { db, membership, news: () => news };
  servers.push(server);
  return server;
}

const write = (db: Db) =>
  db.updateTable('retention').set({ audit_since: new Date().toISOString() }).execute();

testOfPostgres('the first server leads; once it leaves, another does', async () => {
  const first = await joined();
  const second = await joined();
  const third = await joined();
  const leading = () => servers.map(({ membership }) => membership.isLeading());
  expect(leading()).toEqual([true, false, false]);
  await first.membership.leave();
  await until(() => second.membership.isLeading() !== third.membership.isLeading());
  expect(first.membership.isLeading()).toBe(false);
});

testOfPostgres('a server whose connection is cut off leads no more, and comes back', async () => {
  const first = await joined();
  const second = await joined();
  await sql`SELECT pg_terminate_backend(pid) FROM pg_locks
    WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
      AND pid <> pg_backend_pid()`.execute(second.db);
  await until(() => second.membership.isLeading() || first.membership.isLeading());
  const before = first.news();
  await until(async () => {
    await write(second.db);
    return first.news() > before;
  });
  const leading = servers.filter(({ membership }) => membership.isLeading());
  expect(leading).toHaveLength(1);
});

/** A server that joins in a process of its own, and says so once it leads. */
const LEADER = `
  import { PostgresMembership } from './api/db/postgres-membership.ts';
  import { openSession } from './api/db/postgres-pool.ts';
  const [url] = process.argv.slice(1);
  const connect = () => openSession(url, 'another');
  const membership = new PostgresMembership({ connect, name: 'another', onNews() {}, frozenMs: 4_000 });
  await membership.start();
  console.log(membership.isLeading());`;

testOfPostgres('a server that is frozen, with its network alive, leads no more', async () => {
  const args = ['--input-type=module', '--eval', LEADER, place];
  const leader = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const [said] = await once(leader.stdout, 'data');
    expect(String(said).trim()).toBe('true');
    const { membership } = await joined();
    expect(membership.isLeading()).toBe(false);
    leader.kill('SIGSTOP');
    await until(() => membership.isLeading());
  } finally {
    leader.kill('SIGKILL');
  }
});

testOfPostgres('a server is told of what others write, and not of its own', async () => {
  const first = await joined();
  const second = await joined();
  const before = [first.news(), second.news()];
  await write(first.db);
  await until(() => second.news() === before[1]! + 1);
  await first.db
    .transaction()
    .execute((trx) => write(trx))
    .then(() => write(second.db));
  await until(() => first.news() === before[0]! + 1);
  expect(second.news()).toBe(before[1]! + 2);
});
