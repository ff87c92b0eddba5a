import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Client, Pool, PoolClient, QueryResult } from 'pg';
import { StartError } from '../start-error.ts';
import { codeOf, faultOf } from './faults.ts';

const INT8 = 20;
const NUMERIC = 1700;
const CONNECTIONS = 10;
const WAIT_MS = 5_000;
/** A server that hangs in a transaction keeps all others from writing. */
const LONGEST_SLEEP_MS = 60_000;
/** Far longer than any statement takes: a network that swallows what is sent is noticed by nothing else. */
const LONGEST_ANSWER_MS = 60_000;

const IN_FAILED_TRANSACTION = '25P02';

interface Patience {
  /** Within a transaction, between two statements. */
  sleepMs?: number;
  answerMs?: number;
}

/** A connection that broke, or was refused. */
class ConnectionLost extends Error {
  override name = 'ConnectionLost';
  /** SQLSTATE: connection failure. */
  readonly code = '08006';
}

/** A pool whose connections have this name, at the server and in what it notifies. */
export async function openPool(
  url: string,
  name: string,
  { sleepMs = LONGEST_SLEEP_MS, answerMs = LONGEST_ANSWER_MS }: Patience = {},
): Promise<Pool> {
  const { default: pg } = await loaded();
  const parserOf = pg.types.getTypeParser;
  const getTypeParser = ((oid: number, format?: 'text') =>
    // Counts and revisions are far below 2^53; a sum of them is numeric.
    oid === INT8 || oid === NUMERIC ? Number : parserOf(oid, format)) as typeof parserOf;
  const pool = new pg.Pool({
    connectionString: url,
    application_name: name,
    max: CONNECTIONS,
    connectionTimeoutMillis: 2 * WAIT_MS,
    query_timeout: answerMs,
    keepAlive: true,
    types: { getTypeParser },
    // A pooler in front refuses a connection that begins with settings. Our SQL has backslashes, which are
    // letters like others by the standard, and not by every database's own setting.
    onConnect: async (client) => {
      await client.query(
        `SET lock_timeout = ${WAIT_MS}; SET idle_in_transaction_session_timeout = ${sleepMs};
         SET standard_conforming_strings = on`,
      );
    },
  });
  // A broken connection fails the next query, which tells why; an unheard event would end the process.
  const unheard = () => undefined;
  pool.on('error', unheard).on('connect', (client) => void client.on('error', unheard));
  return pool;
}

/** One connection that stays open, outside of the pool. */
export async function openSession(url: string, name: string): Promise<Client> {
  const { default: pg } = await loaded();
  const client = new pg.Client({
    connectionString: url,
    application_name: name,
    connectionTimeoutMillis: WAIT_MS,
    query_timeout: WAIT_MS,
    keepAlive: true,
  });
  // An unheard event would end the process.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Optional: only who chose PostgreSQL needs the driver. */
async function loaded(): Promise<typeof import('pg')> {
  try {
    return await import('pg');
  } catch (cause) {
    throw new StartError(
      'DATABASE_URL needs the package pg, which is not installed: npm install --include=optional',
      { cause },
    );
  }
}

/** The pool, as Kysely takes it. */
export const asKyselys = (pool: Pool): PostgresPool => ({
  options: pool.options,
  connect: async () => (await connected(pool)) as Pick<PoolClient, 'release'> as PostgresPoolClient,
  end: () => pool.end(),
});

interface Connection {
  query: (text: string, values?: unknown[]) => Promise<QueryResult>;
  release: (isBroken?: boolean) => void;
}

/** A connection of the pool: what the network does to it has a code of its own. */
export async function connected(pool: Pool): Promise<Connection> {
  const client = await pool.connect().catch((error: unknown) => {
    throw renamed(error);
  });
  // One that still waits for an answer would keep the next query waiting, too: that of a rollback.
  // A session that began read-only stays so when the database, or another in its place, takes writes.
  let isLost = false;
  let fault: unknown;
  return {
    query: async (text, values) => {
      if (isLost) throw fault;
      return client.query(text, values).catch((error: unknown) => {
        isLost ||= isUnanswered(error) || faultOf(error) === 'readonly';
        // A statement after one that failed fails, too, and says no more than that.
        if (codeOf(error) !== IN_FAILED_TRANSACTION) fault = renamed(error);
        throw fault;
      });
    },
    release: (isBroken) => client.release(isBroken || isLost),
  };
}

const isUnanswered = (error: unknown) => (error as Error).message === 'Query read timeout';

/** An error of the server has a code of five characters; the network's have others, or none. */
function renamed(error: unknown): unknown {
  const code = codeOf(error) ?? '';
  const { message } = error as Error;
  if (/^[0-9A-Z]{5}$/.test(code)) return error;
  if (!/^E[A-Z_]+$/.test(code) && !/connect|timeout|queryable/i.test(message)) return error;
  return new ConnectionLost(message || code, { cause: error });
}
