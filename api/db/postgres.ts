import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Client, Pool } from 'pg';
import { DataError, StartError } from '../start-error.ts';
import type { Db } from './tables.ts';
import { TranslatedDdl } from './ddl.ts';
import type { Engine } from './engine.ts';
import { faultOf } from './faults.ts';
import { noteEveryWrite } from './note-writes.ts';
import { OneWriterPostgres, WRITER } from './postgres-dialect.ts';
import { PostgresMembership } from './postgres-membership.ts';
import { asKyselys, connected, openPool, openSession } from './postgres-pool.ts';
import { releasedMigrations } from './released-migrations.ts';
import { snapshotOfServer } from './snapshot.ts';

/** A probe write that changes nothing. Room it does not need: a disk that is full tells a real write. */
const TRIAL = 'UPDATE retention SET outbox_since = outbox_since';
/** Lock timeout of the probe: it waits for its turn as a write does, and a slow writer is no fault. */
const TRIAL_WAIT_MS = 250;

/** Databases whose texts are in the order of their bytes, as they are in SQLite. */
const BYTE_ORDER = /^(C|POSIX|C\.UTF-?8)$/i;

/** The database at this address; throws StartError where it cannot be used. */
export async function openPostgres(url: string): Promise<Engine> {
  const place = addressOf(url);
  const name = `kheya ${randomUUID()}`;
  const pool = await openPool(url, name);
  try {
    await requireSession(pool, place);
    await requireByteOrder(pool, place);
    await requireKnown(pool, place);
  } catch (error) {
    await pool.end();
    if (error instanceof StartError) throw error;
    const { message } = error as Error;
    throw new StartError(`The database ${place} cannot be opened: ${message}.`, { cause: error });
  }
  return postgresEngine(pool, place, { name, connect: () => openSession(url, name) });
}

function postgresEngine(
  pool: Pool,
  place: string,
  session: { name: string; connect: () => Promise<Client> },
): Engine {
  const version = async () =>
    (await asked<{ number: number }>(pool, 'SELECT number FROM commits'))[0]!.number;
  return {
    place,
    dialect: new OneWriterPostgres(asKyselys(pool)),
    // No copy: a file cannot be copied here, and what failed is rolled back. Backups are pg_dump's.
    migrate: (db, work) =>
      db.transaction().execute(async (trx) => {
        await work(trx.withPlugin(new TranslatedDdl()) as Db, () => undefined);
        for (const statement of noteEveryWrite(WRITER)) await sql.raw(statement).execute(trx);
      }),
    version,
    // Its own commits count, too: whoever watches others looks once more.
    byOthers: version,
    tryToWrite: () => tryToWrite(pool),
    snapshot: snapshotOfServer,
    membership: (onNews) => new PostgresMembership({ ...session, onNews }),
    started: () => undefined,
  };
}

/** The address without password and parameters, which may have one, too. */
export function addressOf(url: string): string {
  const { protocol, username, host, pathname } = new URL(url);
  return `${protocol}//${username ? `${username}@` : ''}${host}${pathname}`;
}

/** A session holds the lock of who leads, and listens: of a transaction's connection nobody has one. */
async function requireSession(pool: Pool, place: string): Promise<void> {
  const one = await connected(pool);
  const processOfIt = async () => (await one.query('SELECT pg_backend_pid() AS id')).rows[0].id;
  let other: Awaited<ReturnType<typeof connected>> | undefined;
  try {
    const before = await processOfIt();
    // A pooler of transactions gives the other what the one has just had.
    other = await connected(pool);
    await other.query('BEGIN; SELECT 1');
    if ((await processOfIt()) === before) return;
  } finally {
    one.release();
    // Closed, and with that rolled back.
    other?.release(true);
  }
  throw new DataError(
    `The database ${place} is behind a pooler that keeps a connection for a transaction, and has to ` +
      'keep it for a session: pool_mode = session of PgBouncer, or the address of the database itself.',
  );
}

async function requireByteOrder(pool: Pool, place: string): Promise<void> {
  const [found] = await asked<{ encoding: string; order: string; name: string }>(
    pool,
    // The provider and its locale are in versions that have more than the one of the C library.
    `SELECT pg_encoding_to_char(encoding) AS encoding, datname AS name,
       CASE coalesce(to_jsonb(d) ->> 'datlocprovider', 'c')
         WHEN 'c' THEN datcollate
         ELSE coalesce(to_jsonb(d) ->> 'datlocale', to_jsonb(d) ->> 'daticulocale', 'ICU')
       END AS order
     FROM pg_database d WHERE datname = current_database()`,
  );
  const { encoding, order, name } = found!;
  if (encoding === 'UTF8' && BYTE_ORDER.test(order)) return;
  throw new DataError(
    `The database ${place} is ${encoding} in the order of ${order}, and has to be UTF8 in that of its bytes: ` +
      `CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8' LC_COLLATE 'C.UTF-8' LC_CTYPE 'C.UTF-8'.`,
  );
}

async function requireKnown(pool: Pool, place: string): Promise<void> {
  const [table] = await asked<{ found: boolean }>(
    pool,
    `SELECT to_regclass('kysely_migration') IS NOT NULL AS found`,
  );
  if (!table!.found) return;
  const done = await asked<{ name: string }>(pool, 'SELECT name FROM kysely_migration ORDER BY 1');
  const unknown = done.map(({ name }) => name).filter((name) => !(name in releasedMigrations));
  if (unknown.length === 0) return;
  throw new DataError(
    `The database ${place} was written by a later version, with ${unknown.join(', ')}. ` +
      'Nothing was written to it. Start that version again, or restore a dump from before it.',
  );
}

async function asked<R>(pool: Pool, text: string): Promise<R[]> {
  const client = await connected(pool);
  try {
    return (await client.query(text)).rows as R[];
  } finally {
    client.release();
  }
}

async function tryToWrite(pool: Pool): Promise<void> {
  const client = await connected(pool);
  let isBroken = false;
  try {
    await client.query(`BEGIN; SET LOCAL lock_timeout = ${TRIAL_WAIT_MS}`);
    await client.query(`SELECT pg_advisory_xact_lock(${WRITER})`);
    await client.query(TRIAL);
  } catch (error) {
    const fault = faultOf(error);
    isBroken = fault === 'lost';
    if (fault !== 'busy') throw error;
  } finally {
    await client.query('ROLLBACK').catch(() => (isBroken = true));
    client.release(isBroken);
  }
}
