import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, type Db } from '../../api/db/database.ts';
import { loadSecrets } from '../../api/secrets.ts';
import { eventually } from '../../api/testing/eventually.ts';
import type { Child } from '../../scripts/children.ts';
import { compileSite } from '../../scripts/compile.ts';
import { astro, ROOT } from '../../scripts/run.ts';
import { supervise, type Supervised } from '../../scripts/supervise.ts';
import { freePort } from '../harness/ports.ts';
import { PostgresServer } from '../harness/postgres-server.ts';
import { ADMIN, SITE_URL } from '../harness/product.ts';
import { balance, type Balancer } from './balancer.ts';

export const MEMBERS = ['first API', 'second API', 'publisher', 'PostgreSQL'] as const;
export type Member = (typeof MEMBERS)[number];
type Process = Exclude<Member, 'PostgreSQL'>;

interface Parts {
  folder: string;
  postgres: PostgresServer;
  balancer: Balancer;
  env: Readonly<Record<Process, NodeJS.ProcessEnv>>;
}

const MODULES: Readonly<Record<Process, string>> = {
  'first API': 'api/main.ts',
  'second API': 'api/main.ts',
  publisher: 'site/publisher/main.ts',
};

/** A server that starts, or runs, while its database is away may end: so long after, it is back. */
const AWAY_MS = 30_000;
/** Restarts of a supervisor: soon, since kills come often. */
const BACK_OFF_MS = [200, 1_000] as const;

/**
 * Two API servers behind a balancer, a publisher and a PostgreSQL, each a process of its own, which
 * the product's supervisor starts again.
 */
export class Fleet {
  /** Processes that ended by themselves, with a database that was there. */
  readonly faults: string[] = [];
  readonly #parts: Parts;
  readonly #children = new Map<Process, Child>();
  readonly #supervised: Supervised[] = [];
  readonly #stop = new AbortController();
  #awayAt = -Infinity;
  #token = '';

  private constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** `own`: further environment of the API servers. */
  static async start(own: NodeJS.ProcessEnv = {}): Promise<Fleet> {
    const folder = await mkdtemp(join(tmpdir(), 'kheya-fleet-'));
    const postgres = await PostgresServer.start();
    const client = await postgres.connect();
    await client.query('CREATE DATABASE kheya TEMPLATE template0');
    await client.end();
    const [first, second, publisher] = [await freePort(), await freePort(), await freePort()];
    const balancer = await balance([first, second]);
    const common = {
      ...process.env,
      ...loadSecrets(folder, {}),
      NODE_ENV: 'production',
      LOG_LEVEL: 'silent',
      // A build makes none to compare with.
      BROCHURES: 'none',
      SITE_URL,
    };
    const api = (name: string, port: number) => ({
      ...common,
      DATA_DIR: join(folder, name),
      DATABASE_URL: `${postgres.address}/kheya`,
      PORT: String(port),
      PUBLISHER_URL: `http://127.0.0.1:${publisher}`,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      ...own,
    });
    const env = {
      'first API': api('first', first),
      'second API': api('second', second),
      publisher: {
        ...common,
        DATA_DIR: join(folder, 'publisher'),
        SITE_APP: await compileSite(SITE_URL),
        API_URL: balancer.url,
        PUBLISHER_PORT: String(publisher),
      },
    };
    const fleet = new Fleet({ folder, postgres, balancer, env });
    // Both at once, on an empty database: one of them makes its tables and the first account.
    await Promise.all([fleet.#supervise('first API'), fleet.#supervise('second API')]);
    await fleet.#supervise('publisher');
    await fleet.#signIn();
    return fleet;
  }

  /** Of the balancer. */
  get url(): string {
    return this.#parts.balancer.url;
  }

  get publisherDir(): string {
    return join(this.#parts.folder, 'publisher');
  }

  #supervise(member: Process): Promise<void> {
    const supervised = supervise(MODULES[member], this.#parts.env[member], {
      stop: this.#stop.signal,
      backOffMs: BACK_OFF_MS,
      onStart: (child) => {
        this.#children.set(member, child);
        void child.ended.then(() => this.#judge(member, child));
      },
    });
    this.#supervised.push(supervised);
    return supervised.ready;
  }

  #judge(member: Process, { process: { signalCode, exitCode } }: Child): void {
    const isExpected = signalCode === 'SIGKILL' || this.#stop.signal.aborted;
    if (isExpected || performance.now() - this.#awayAt < AWAY_MS) return;
    this.faults.push(`${member} ended by itself, with ${signalCode ?? exitCode}`);
  }

  /** SIGKILL, in the middle of a start, too. */
  async kill(member: Member): Promise<void> {
    if (member === 'PostgreSQL') {
      this.#awayAt = performance.now();
      await this.#parts.postgres.kill();
      return this.#parts.postgres.again();
    }
    const { process, ended } = this.#children.get(member)!;
    process.kill('SIGKILL');
    await ended;
  }

  /** A request to either server, as the administrator. Rejects where the connection is cut off. */
  async ask(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    { body, headers }: { body?: unknown; headers?: Record<string, string> } = {},
  ): Promise<{ status: number; body: Record<string, unknown> }> {
    const response = await fetch(`${this.#parts.balancer.url}/api/v1${path}`, {
      method,
      headers: {
        ...(this.#token && { authorization: `Bearer ${this.#token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: text ? JSON.parse(text) : {} };
  }

  async #signIn(): Promise<void> {
    const { body } = await this.ask('POST', '/auth/login', { body: ADMIN });
    this.#token = String(body['access_token']);
  }

  /** Waits until everything written so far is live, as the API says. */
  async live(): Promise<void> {
    await eventually(
      async () => {
        const { body } = await this.ask('GET', '/publishing');
        const targets = body['targets'] as { name: string; delivered: number }[];
        const delivered = targets.find(({ name }) => name === 'site')?.delivered ?? 0;
        if (delivered < Number(body['revision']))
          throw new Error(`Not live in time: ${JSON.stringify(targets)}`);
      },
      { withinMs: 600_000, everyMs: 200 },
    );
  }

  /** The database, as it is. */
  async database(): Promise<Db> {
    return openDatabase(`${this.#parts.postgres.address}/kheya`);
  }

  async fullBuild(): Promise<string> {
    const outDir = await mkdtemp(join(ROOT, 'dist/full-build-'));
    await astro(['build'], {
      ...this.#parts.env.publisher,
      SITE_OUTPUT: 'static',
      OUT_DIR: outDir,
      SHARE_IMAGES: 'none',
    });
    return outDir;
  }

  async stop(): Promise<void> {
    this.#stop.abort();
    await Promise.all(this.#supervised.map((each) => each.stop()));
    const { balancer, postgres, folder } = this.#parts;
    await balancer.close();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
