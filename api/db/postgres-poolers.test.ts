import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, beforeEach, expect } from 'vitest';
import { newPlace } from '../testing/database.ts';
import { testOfPostgres } from '../testing/engines.ts';
import { temporaryFolder } from '../testing/folder.ts';
import { pooler } from '../testing/pooler.ts';
import { openDatabase } from './database.ts';
import { connected, openPool } from './postgres-pool.ts';

const closed: (() => void)[] = [];
let place: string;
beforeEach(async () => {
  place = await newPlace('');
});
afterEach(() => closed.splice(0).forEach((close) => close()));

async function through(of: 'session' | 'transaction', silentFrom?: string) {
  const { close, ...found } = await pooler(of, place, silentFrom);
  closed.push(close);
  return found;
}

testOfPostgres('a pooler of sessions is asked for no setting that it may refuse', async () => {
  const { url, begunWith } = await through('session');
  await (await openDatabase(url)).destroy();
  // PgBouncer ends a connection that begins with any other, unless it is told to forget it.
  expect([...begunWith].toSorted()).toEqual([
    'application_name',
    'client_encoding',
    'database',
    'user',
  ]);
});

testOfPostgres(
  'a connection waits for its turn, and sleeps in a transaction, so long',
  async () => {
    const pool = await openPool((await through('session')).url, 'test', { sleepMs: 2_000 });
    const { query, release } = await connected(pool);
    expect((await query('SHOW lock_timeout')).rows).toEqual([{ lock_timeout: '5s' }]);
    expect((await query('SHOW idle_in_transaction_session_timeout')).rows).toEqual([
      { idle_in_transaction_session_timeout: '2s' },
    ]);
    release();
    await pool.end();
  },
);

testOfPostgres('a pooler of transactions is refused, in one line', async () => {
  const { url } = await through('transaction');
  await expect(openDatabase(url)).rejects.toThrow(
    /^The database postgres:\/\/kheya@\S+ is behind a pooler .* session/,
  );
});

/** Longer than Fastify waits for a start. */
const START_MS = 40_000;

testOfPostgres(
  'a start whose pooler falls silent says why it fails, before it stops',
  { timeout: START_MS },
  async () => {
    const folder = temporaryFolder();
    const { url } = await through('session', 'LISTEN');
    const env = { ...process.env, DATABASE_URL: url, DATA_DIR: folder.path, LOG_LEVEL: 'silent' };
    const api = spawn(process.execPath, [join(import.meta.dirname, '../main.ts')], { env });
    closed.push(() => void api.kill('SIGKILL'), folder.remove);
    const [said] = await once(api.stderr, 'data');
    expect(String(said)).toContain('timed out');
    // One line, with the address of what was waited for.
    expect(String(said)).toMatch(/^[^\n]+ postgres:\/\/kheya@\S+\.\n$/);
  },
);
