import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Db } from '../../api/db/database.ts';
import { PublisherClient } from '../../api/features/publishing/publisher-client.ts';
import { loadSecrets } from '../../api/secrets.ts';
import { eventually } from '../../api/testing/eventually.ts';
import { startChild, type Child } from '../../scripts/children.ts';
import { compileSite } from '../../scripts/compile.ts';
import { astro, ROOT } from '../../scripts/run.ts';
import { seed } from '../../scripts/seed.ts';
import { copyDemo, type Demo, type DemoName } from './demo-folder.ts';
import { keepFewRecords } from './few-records.ts';
import { freePort } from './ports.ts';
import { databaseSetting, makeDatabase, withDatabase } from './product-database.ts';

export const ADMIN = { email: 'admin@kheya.test', password: 'ferry-at-dawn' };

/** One site URL for all tests, so that the compiled site is cached. */
export const SITE_URL = 'http://localhost:8000';

/** Thousands of texts at once are live after a minute or two on a busy machine. */
const PATIENCE_MS = 240_000;

/** Renders bulk work in threads, however little: by itself a publisher begins none for a demo. */
export const THREADED = { RENDER_THREADS_FROM: '0' };
/** And in as many as a publisher has by itself: `npm test` gives it one. */
export const EVERY_CORE = { ...THREADED, RENDER_THREADS: '' };
/** For tests of pages alone: compressed versions of them are a third of the publisher's work. */
export const UNCOMPRESSED = { PRECOMPRESS: 'none' };

export interface Answer<T = Record<string, unknown>> {
  status: number;
  body: T;
}

interface StartOptions {
  content: DemoName | 'none';
  /** Publishes from scratch, instead of copying a published demo. */
  isFresh?: boolean;
  /** The original of which others are copies. */
  isFirst?: boolean;
  /** Address of an empty database; by default one of the engine that tests run on. */
  database?: string;
  /** Takes longer than all the rest. */
  drawsShareImages?: boolean;
  /** Additional environment variables. */
  env?: NodeJS.ProcessEnv;
  /** Prepares the database before any process starts. */
  prepare?: (db: Db) => Promise<void>;
}

/** The product under test: API and publisher as child processes over a data folder of their own. */
export class Product {
  readonly dataDir: string;
  readonly url: string;
  readonly #database: string;
  readonly #env: NodeJS.ProcessEnv;
  #api: Child;
  #publisher: Child | undefined;
  #token = '';
  readonly #builds: string[] = [];

  private constructor(
    { dataDir, url, database }: { dataDir: string; url: string; database: string },
    env: NodeJS.ProcessEnv,
  ) {
    this.dataDir = dataDir;
    this.url = url;
    this.#database = database;
    this.#env = env;
    this.#api = startChild('api/main.ts', env);
  }

  static async start(options: StartOptions): Promise<Product> {
    const { content, env: own = {}, prepare, isFirst, isFresh = prepare !== undefined } = options;
    const { drawsShareImages = false } = options;
    const dataDir = await mkdtemp(join(tmpdir(), 'kheya-test-'));
    const part = isFresh ? 'content' : 'published';
    const isThere =
      content !== 'none' && !isFirst && (await copyDemo(content, dataDir, part, Product.published));
    const database = options.database ?? (await makeDatabase(dataDir));
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const env = {
      ...process.env,
      ...loadSecrets(dataDir, {}),
      NODE_ENV: 'production',
      LOG_LEVEL: 'silent',
      PORT: String(port),
      DATA_DIR: dataDir,
      SITE_URL,
      SITE_APP: await compileSite(SITE_URL),
      API_URL: url,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      SHARE_IMAGES: drawsShareImages ? '' : 'none',
      BROCHURES: 'none',
      ...databaseSetting(database),
      ...own,
    };
    if (content !== 'none' && !isThere)
      await withDatabase(database, async (db) => {
        await seed(db, { uploadsDir: join(dataDir, 'uploads'), now: new Date() });
        if (content === 'few') await keepFewRecords(db);
      });
    if (prepare) await withDatabase(database, prepare);
    const product = new Product({ dataDir, url, database }, env);
    await product.#api.ready;
    await product.startPublisher();
    await product.#signIn();
    await product.live();
    return product;
  }

  /** Settings by which the command line finds it. */
  get place(): NodeJS.ProcessEnv {
    return { DATA_DIR: this.dataDir, ...databaseSetting(this.#database) };
  }

  get siteDir(): string {
    return join(this.dataDir, 'site', 'current');
  }

  /** Reads or writes the database beside the API. */
  withDatabase<T>(work: (db: Db) => Promise<T>): Promise<T> {
    return withDatabase(this.#database, work);
  }

  pidOf(which: 'api' | 'publisher'): number {
    return (which === 'api' ? this.#api : this.#publisher)!.process.pid!;
  }

  async startPublisher(own: NodeJS.ProcessEnv = {}): Promise<void> {
    const before = this.#publisher;
    this.#publisher = startChild('site/publisher/main.ts', { ...this.#env, ...own });
    try {
      await this.#publisher.ready;
    } catch (error) {
      // The second publisher exited for the first, which is still to be stopped.
      if (before && isRunning(before)) this.#publisher = before;
      throw error;
    }
  }

  /** Starts the API on the same port as before. */
  async startApi(): Promise<void> {
    this.#api = startChild('api/main.ts', this.#env);
    await this.#api.ready;
  }

  /** SIGKILL, as by a power cut. Answers whether it died of that, and of nothing else. */
  async killApi(): Promise<boolean> {
    return killed(this.#api);
  }

  /** Waits until the publisher has ended by itself. */
  async publisherEnded(): Promise<void> {
    await this.#publisher!.ended;
  }

  /** SIGKILL, as by a power cut. Answers whether it died of that, and of nothing else. */
  async killPublisher(): Promise<boolean> {
    return killed(this.#publisher!);
  }

  /** Calls the API as the administrator. */
  async call<T = Record<string, unknown>>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
  ): Promise<Answer<T>> {
    const response = await fetch(`${this.url}/api/v1${path}`, {
      method,
      headers: {
        ...(this.#token ? { authorization: `Bearer ${this.#token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return answerOf<T>(response);
  }

  /** Uploads a picture as the administrator. */
  async upload(picture: Buffer): Promise<Answer<{ url: string }>> {
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(picture)]), 'picture.png');
    const headers = { authorization: `Bearer ${this.#token}` };
    const url = `${this.url}/api/v1/uploads/image`;
    return answerOf(await fetch(url, { method: 'POST', headers, body }));
  }

  /** Waits until everything written so far is published. */
  async live(): Promise<void> {
    const check = async () => {
      const { body } = await this.call<Status>('GET', '/publishing');
      const site = body.targets.find(({ name }) => name === 'site');
      // Before the first write nothing is to deliver, and no target exists.
      if ((site?.delivered ?? 0) < body.revision)
        throw new Error(`Not live in time: ${JSON.stringify({ site, revision: body.revision })}`);
    };
    await eventually(check, { withinMs: PATIENCE_MS, everyMs: 10 });
  }

  /** State of the site, as the publisher reports it. */
  report() {
    return this.#client().status();
  }

  /** Verifies: renders every page as a build does; answers those that differ from their files. */
  verified() {
    return this.#client().verify();
  }

  /** Rebuilds every page, as the command line does. */
  rebuild() {
    return this.#client().rebuild();
  }

  #client(): PublisherClient {
    const { WEBHOOK_SECRET } = loadSecrets(this.dataDir, {});
    return new PublisherClient(this.dataDir, WEBHOOK_SECRET);
  }

  /**
   * A full build of the site from the API, into a folder of its own; share images only on request.
   */
  async fullBuild({ shareImages = false } = {}): Promise<string> {
    // Inside dist: builds to other folders share a temporary folder, and concurrent ones spoil it.
    const outDir = await mkdtemp(join(ROOT, 'dist/full-build-'));
    this.#builds.push(outDir);
    const SHARE_IMAGES = shareImages ? '' : 'none';
    await astro(['build'], { ...this.#env, SITE_OUTPUT: 'static', OUT_DIR: outDir, SHARE_IMAGES });
    return outDir;
  }

  async stop(): Promise<void> {
    await this.#end();
    for (const folder of [this.dataDir, ...this.#builds])
      await rm(folder, { recursive: true, force: true });
  }

  /** A published demo in a folder without running processes. */
  static async published(name: DemoName): Promise<Demo> {
    const product = await Product.start({
      content: 'demo',
      ...(name === 'few' ? { prepare: keepFewRecords } : { isFirst: true }),
    });
    return { dataDir: product.dataDir, url: product.url, end: () => product.#end() };
  }

  async #end(): Promise<void> {
    await this.#publisher?.stop();
    await this.#api.stop();
  }

  async #signIn(): Promise<void> {
    const { body } = await this.call<{ access_token: string }>('POST', '/auth/login', ADMIN);
    this.#token = body.access_token;
  }
}

async function killed({ process, ended }: Child): Promise<boolean> {
  process.kill('SIGKILL');
  await ended;
  return process.signalCode === 'SIGKILL';
}

const isRunning = ({ process: { exitCode, signalCode } }: Child) =>
  exitCode === null && signalCode === null;

interface Status {
  revision: number;
  targets: { name: string; delivered: number; last_status: string | null }[];
}

async function answerOf<T>(response: Response): Promise<Answer<T>> {
  const text = await response.text();
  return { status: response.status, body: (text ? JSON.parse(text) : undefined) as T };
}
