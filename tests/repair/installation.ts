import { rmSync } from 'node:fs';
import { mkdtemp, readdir, realpath } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PublisherClient } from '../../api/features/publishing/publisher-client.ts';
import { loadSecrets } from '../../api/secrets.ts';
import { until } from '../../api/testing/eventually.ts';
import { copyDemo } from '../harness/demo-folder.ts';
import { freePort } from '../harness/ports.ts';
import { ADMIN, Product, SITE_URL, type Answer } from '../harness/product.ts';
import { processesOf, running, start, type Started } from '../harness/started.ts';

/** What runs, by the script that it runs. */
export const SCRIPTS = {
  launcher: 'scripts/start.mjs',
  supervisor: 'scripts/start.ts',
  api: 'api/main.ts',
  publisher: 'site/publisher/main.ts',
} as const;
export type Part = keyof typeof SCRIPTS;

interface Options {
  content: 'demo' | 'none';
  env?: Record<string, string>;
  /** Folder to make the data folder in. */
  under?: string;
  /** Prepares the data folder. */
  prepare?: (dataDir: string) => void;
}

/** The whole product as operators run it, supervisor and all, over a data folder of its own. */
export class Installation {
  readonly dataDir: string;
  readonly url: string;
  readonly #env: Record<string, string>;
  #started: Started | undefined;
  #token = '';

  private constructor(dataDir: string, port: number, env: Record<string, string>) {
    this.dataDir = dataDir;
    this.url = `http://127.0.0.1:${port}`;
    this.#env = {
      SITE_URL,
      SEED: 'none',
      PORT: String(port),
      DATA_DIR: dataDir,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      ...env,
    };
  }

  /** A data folder, with nothing that runs yet. */
  static async lay({ content, env = {}, under = tmpdir(), prepare }: Options) {
    const dataDir = await mkdtemp(join(under, 'kheya-repair-'));
    if (content === 'demo') await copyDemo('demo', dataDir, 'published', Product.published);
    prepare?.(dataDir);
    return new Installation(dataDir, await freePort(), env);
  }

  static async start(options: Options): Promise<Installation> {
    const laid = await Installation.lay(options);
    await laid.up();
    return laid;
  }

  /** Starts it, without waiting. */
  begin(): Started {
    this.#started = start(this.#env);
    return this.#started;
  }

  async up(): Promise<void> {
    await running(this.begin());
    await this.signIn();
    await this.live();
  }

  /** What it has told the operator since its last start. */
  told(): string {
    return (this.#started?.output() ?? '') + (this.#started?.errors() ?? '');
  }

  /** Ends it as an operator does. Answers the exit code. */
  async down(): Promise<number | null> {
    this.#started?.process.kill('SIGTERM');
    return (await this.#started?.ended) ?? null;
  }

  /** Ends it, and removes what it had. */
  async remove(): Promise<void> {
    if (this.#started?.process.exitCode === null) await this.down();
    for (const pid of this.processes()) process.kill(pid, 'SIGKILL');
    rmSync(this.dataDir, { recursive: true, force: true, maxRetries: 20 });
  }

  processes(part?: Part): number[] {
    return processesOf(this.dataDir, part ? SCRIPTS[part] : '');
  }

  async signal(part: Part, signal: NodeJS.Signals): Promise<number | undefined> {
    const [pid] = this.processes(part);
    if (pid !== undefined) process.kill(pid, signal);
    return pid;
  }

  get siteDir(): string {
    return join(this.dataDir, 'site/current');
  }

  release(): Promise<string> {
    return realpath(this.siteDir);
  }

  async signIn(): Promise<void> {
    this.#token = '';
    const { body } = await this.call<{ access_token: string }>('POST', '/auth/login', ADMIN);
    this.#token = body.access_token;
  }

  async call<T = Record<string, unknown>>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<T>> {
    const own = { ...this.authorization, ...headers };
    if (body !== undefined) own['content-type'] = 'application/json';
    const init = {
      method,
      headers: own,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    };
    return answerOf(await fetch(`${this.url}/api/v1${path}`, init));
  }

  async upload(picture: Buffer): Promise<Answer<{ url: string }>> {
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(picture)]), 'picture.png');
    const init = { method: 'POST', headers: this.authorization, body };
    return answerOf(await fetch(`${this.url}/api/v1/uploads/image`, init));
  }

  get authorization(): Record<string, string> {
    return this.#token ? { authorization: `Bearer ${this.#token}` } : {};
  }

  async statusOf(path: string): Promise<number> {
    const response = await fetch(this.url + path);
    await response.arrayBuffer();
    return response.status;
  }

  async health() {
    const { body } = await this.call<{
      status: string;
      database?: { writable: boolean };
      outbox?: { stopped: boolean };
    }>('GET', '/health');
    return body;
  }

  /** Waits until everything written so far is published. */
  live(withinMs = 60_000): Promise<void> {
    return until(() => this.isLive(), { withinMs, everyMs: 50 });
  }

  async isLive(): Promise<boolean> {
    const { status, body } = await this.call<{
      revision: number;
      targets: { name: string; delivered: number }[];
    }>('GET', '/publishing').catch(() => ({ status: 0, body: { revision: 1, targets: [] } }));
    const site = body.targets?.find(({ name }) => name === 'site');
    return status === 200 && (site?.delivered ?? 0) >= body.revision;
  }

  /** Renders every page as a build does; answers those that differ from their files. */
  verified() {
    const { WEBHOOK_SECRET } = loadSecrets(this.dataDir, {});
    return new PublisherClient(this.dataDir, WEBHOOK_SECRET).verify();
  }

  /** Temporary files anywhere in the data folder. */
  async temporaryFiles(): Promise<string[]> {
    const names = await readdir(this.dataDir, { recursive: true }).catch(() => []);
    return names.filter((name) => name.endsWith('.tmp'));
  }
}

async function answerOf<T>(response: Response): Promise<Answer<T>> {
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json');
  return { status: response.status, body: (isJson && text ? JSON.parse(text) : {}) as T };
}
