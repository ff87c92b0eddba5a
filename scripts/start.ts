import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { ConfigError } from '../api/config-error.ts';
import { readConfig, type Config } from '../api/config.ts';
import { openDatabase } from '../api/db/database.ts';
import { needingRoom } from '../api/db/disk-fault.ts';
import { engineOf } from '../api/db/engine.ts';
import { buildFront, listen, Upstream } from '../api/front.ts';
import { stopper } from '../api/shutdown.ts';
import { StartError } from '../api/start-error.ts';
import { ChildEnded } from './children.ts';
import { compileCms, compileSite } from './compile.ts';
import { lockData } from './data-lock.ts';
import { seedIfNew } from './seed.ts';
import { aborted, pause, supervise } from './supervise.ts';

/** For visitors who are being sent a page, once everything else has ended. */
const GRACE_MS = 2_000;

const SHORTEST_REST_MS = 1_000;
const LONGEST_REST_MS = 30_000;

async function main(): Promise<void> {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => stop.abort());

  const config = readConfig(process.env);
  const isSeeded = wantsDemo(process.env);
  const unlock = await needingRoom(config.databaseFile, () =>
    lockData(config.dataDir, stop.signal),
  );
  const secret = randomBytes(32).toString('base64url');
  const api = new Upstream(secret);
  const front = await buildFront(withOwnLevel(config), api);
  const stopFront = stopper({ app: front, db: { destroy: async () => unlock() } }, GRACE_MS);
  const port = await listen(front, config);
  try {
    const app = await prepared(config, isSeeded, stop.signal);
    if (app === undefined) return;
    const env = { ...childEnvironment(config, { app, port }), FRONT_SECRET: secret };
    await supervised({ ...config, port }, { env, api, stop });
  } finally {
    stop.abort();
    await stopFront();
  }
}

/**
 * Seeds and compiles; answers the compiled site, or undefined after a stop. What fails is tried again
 * with back-off while there are pages to serve.
 */
async function prepared(
  config: Config,
  isSeeded: boolean,
  stop: AbortSignal,
): Promise<string | undefined> {
  for (let rest = SHORTEST_REST_MS; !stop.aborted; rest = Math.min(LONGEST_REST_MS, rest * 2))
    try {
      if (isSeeded) await seedDemo(config);
      const [app] = await Promise.all([compileSite(config.siteUrl, stop), compileCms(stop)]);
      return stop.aborted ? undefined : app;
    } catch (error) {
      if (stop.aborted) return undefined;
      if (!hasPages(config)) throw error;
      console.error(`${(error as Error).message}\nTrying again in ${rest / 1_000} s`);
      await pause(rest, stop);
    }
  return undefined;
}

/** Runs the API and the publisher until it is told to stop. */
async function supervised(
  config: Config,
  { env, api, stop }: { env: NodeJS.ProcessEnv; api: Upstream; stop: AbortController },
): Promise<void> {
  const server = supervise('api/main.ts', env, {
    stop: stop.signal,
    // Pages are served whatever is wrong with the data.
    isFatal: () => !hasPages(config),
    onStart: ({ process: child, ended }) => {
      child.on('message', (message) => isAddress(message) && api.at(message.port));
      void ended.then(() => api.at(undefined));
    },
  });
  try {
    await server.ready;
    // Its database is its own: it has no use for the password of this one.
    const ownEnv = { ...env, DATABASE_URL: undefined };
    const publisher = supervise('site/publisher/main.ts', ownEnv, { stop: stop.signal });
    await publisher.ready;
    if (!stop.signal.aborted) announce(config);
    await aborted(stop.signal);
    await publisher.stop();
  } finally {
    stop.abort();
    process.exitCode = (await server.stop()) || process.exitCode || 0;
  }
}

const hasPages = ({ siteDir }: Config) => existsSync(join(siteDir, 'index.html'));

const isAddress = (message: unknown): message is { port: number } =>
  typeof (message as { port?: unknown } | null)?.port === 'number';

function wantsDemo(env: NodeJS.ProcessEnv): boolean {
  const wanted = env['SEED'] || 'demo';
  if (wanted !== 'demo' && wanted !== 'none')
    throw new ConfigError(`SEED must be demo or none, and is "${wanted}"`);
  return wanted === 'demo';
}

async function seedDemo(config: Config): Promise<void> {
  const { database, databaseFile, uploadsDir } = config;
  if (database === databaseFile && hasContent(databaseFile)) return;
  try {
    const db = await openDatabase(database);
    const { place } = engineOf(db);
    const options = { uploadsDir, now: new Date() };
    const written = await needingRoom(place, () => seedIfNew(db, options));
    await db.destroy();
    if (written > 0) console.info(`Demo content: ${written} records`);
  } catch (error) {
    // The API says the same of it, and again with every start.
    if (!(error instanceof StartError && hasPages(config))) throw error;
  }
}

/** Asked without a check of the whole file, which takes a while where it is large. */
function hasContent(file: string): boolean {
  if (!existsSync(file)) return false;
  try {
    const sqlite = new SQLite(file, { readonly: true });
    const first = sqlite.prepare('SELECT 1 FROM outbox LIMIT 1').get();
    sqlite.close();
    return first !== undefined;
  } catch {
    // Damaged, or of before the outbox: opening it says which.
    return false;
  }
}

const levelOf = (env: NodeJS.ProcessEnv) => env['LOG_LEVEL'] || 'error';
const withOwnLevel = (config: Config): Config => ({ ...config, logLevel: levelOf(process.env) });

function childEnvironment(
  config: Config,
  { app, port }: { app: string; port: number },
): NodeJS.ProcessEnv {
  return {
    ...process.env,
    NODE_ENV: 'production',
    LOG_LEVEL: levelOf(process.env),
    PORT: String(port),
    DATA_DIR: config.dataDir,
    SITE_URL: config.siteUrl,
    SITE_APP: app,
    API_URL: `http://${config.host === '0.0.0.0' ? '127.0.0.1' : config.host}:${port}`,
    JWT_SECRET: config.jwtSecret,
    BUILD_TOKEN: config.buildToken,
    WEBHOOK_SECRET: config.webhookSecret,
  };
}

function announce({ host, port }: Config): void {
  const address = `http://${host === '127.0.0.1' || host === '0.0.0.0' ? 'localhost' : host}:${port}`;
  console.info(
    [
      '',
      'Kheya is running.',
      `  Website   ${address}/   ${address}/bn`,
      `  CMS       ${address}/cms`,
      `  API       ${address}/api/v1/openapi.json`,
      'Ctrl-C stops it.',
    ].join('\n'),
  );
}

main().catch((error: unknown) => {
  // A child has printed its reason; an error for the operator is one line.
  if (error instanceof StartError) console.error(error.message);
  else if (!(error instanceof ChildEnded)) console.error(error);
  process.exitCode = 1;
});
