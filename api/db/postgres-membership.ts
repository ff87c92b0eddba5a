import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from 'pg';
import type { Membership } from './membership.ts';
import { WRITES } from './note-writes.ts';

/** The advisory lock of the server that leads. */
const LEADER = 461_279_946_082;
/** Between two tries to lead, and two looks whether the connection is alive. */
const LOOK_MS = 2_000;
const RECONNECT_MS = 500;
/** A leader asks far more often, unless it is frozen, or out of memory: its network is alive then. */
const FROZEN_MS = 30_000;

/**
 * A server whose network is cut holds its lock until PostgreSQL notices: within half a minute, where
 * the operating system would take hours.
 */
const KEEPALIVES = `SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3`;

interface Options {
  /** A new connection, not of the pool: the lock and the subscription are the connection's. */
  connect: () => Promise<Client>;
  /** Payload of the notifications of this process, which it knows of already. */
  name: string;
  /** Called when another server has written, and when this one may have missed that, or leads now. */
  onNews: () => void;
  /** PostgreSQL ends the session of a server that asks nothing for so long. */
  frozenMs?: number;
}

/**
 * Leader election by an advisory lock of the session: whoever holds it leads, and PostgreSQL frees it
 * with the connection, however that ends. The same connection listens to the writes of the others.
 */
export class PostgresMembership implements Membership {
  readonly #options: Options;
  readonly #stop = new AbortController();
  readonly #tried = Promise.withResolvers<void>();
  #isLeading = false;
  #running: Promise<void> = Promise.resolve();

  constructor(options: Options) {
    this.#options = options;
  }

  isLeading(): boolean {
    return this.#isLeading;
  }

  start(): Promise<void> {
    this.#running = this.#run();
    return this.#tried.promise;
  }

  async leave(): Promise<void> {
    this.#stop.abort();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { signal } = this.#stop;
    while (!signal.aborted) {
      // The health monitor tells of a database that is away.
      await this.#joined().catch(() => undefined);
      this.#tried.resolve();
      await wait(RECONNECT_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  /** Takes part until the connection is lost, or the server leaves. */
  async #joined(): Promise<void> {
    const { connect, name, onNews, frozenMs = FROZEN_MS } = this.#options;
    const { signal } = this.#stop;
    const client = await connect();
    const lost = new AbortController();
    client.on('error', () => lost.abort()).on('end', () => lost.abort());
    client.on('notification', ({ payload }) => payload !== name && onNews());
    const left = AbortSignal.any([signal, lost.signal]);
    try {
      await client.query(`${KEEPALIVES}; SET idle_session_timeout = ${frozenMs}; LISTEN ${WRITES}`);
      onNews();
      while (!left.aborted) {
        if (this.#isLeading) await client.query('SELECT');
        else if (await triesToLead(client)) {
          this.#isLeading = true;
          onNews();
        }
        this.#tried.resolve();
        await once(left, 'abort', { signal: AbortSignal.timeout(LOOK_MS) }).catch(() => undefined);
      }
    } finally {
      this.#isLeading = false;
      await client.end().catch(() => undefined);
    }
  }
}

async function triesToLead(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ leads: boolean }>(
    `SELECT pg_try_advisory_lock(${LEADER}) AS leads`,
  );
  return rows[0]!.leads;
}
