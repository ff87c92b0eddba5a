import { createServer } from 'node:net';
import { ConfigError } from '../api/config-error.ts';
import { readConfig, type Config } from '../api/config.ts';
import { openDatabase } from '../api/db/database.ts';
import { needingRoom } from '../api/db/disk-fault.ts';
import { StartError } from '../api/start-error.ts';
import { ChildEnded, startChild, type Child } from './children.ts';
import { compileCms, compileSite } from './compile.ts';
import { seedIfNew } from './seed.ts';

const RESTART_MS = 1_000;

async function main(): Promise<void> {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => stop.abort());
  process.on('disconnect', () => stop.abort());
  process.channel?.unref();

  const config = readConfig(process.env);
  await requireFreePort(config);
  await seedDemo(config);
  const [app] = await Promise.all([compileSite(config.siteUrl), compileCms()]);
  if (stop.signal.aborted) return;

  const env = childEnvironment(config, app);
  const api = startChild('api/main.ts', env);
  try {
    await api.ready;
    const publisher = await keepRunning('site/publisher/main.ts', env, stop.signal);
    if (!stop.signal.aborted) announce(config);
    await Promise.race([aborted(stop.signal), api.ended]);
    stop.abort();
    await publisher.stop();
  } finally {
    process.exitCode = (await api.stop()) || process.exitCode || 0;
  }
}

/** Fails early: an occupied port would end the start only after minutes. */
function requireFreePort({ host, port }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new ConfigError(`Port ${port} is in use; choose another with PORT`)
          : new ConfigError(`Port ${port} of ${host} cannot be used: ${error.message}`),
      ),
    );
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

async function seedDemo(config: Config): Promise<void> {
  const wanted = process.env['SEED'] || 'demo';
  if (wanted !== 'demo' && wanted !== 'none')
    throw new ConfigError(`SEED must be demo or none, and is "${wanted}"`);
  if (wanted === 'none') return;
  const db = await openDatabase(config.databaseFile);
  const { databaseFile, uploadsDir } = config;
  const written = await needingRoom(databaseFile, () =>
    seedIfNew(db, { uploadsDir, now: new Date() }),
  );
  await db.destroy();
  if (written > 0) console.info(`Demo content: ${written} records`);
}

function childEnvironment(config: Config, app: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    NODE_ENV: 'production',
    LOG_LEVEL: process.env['LOG_LEVEL'] || 'error',
    PORT: String(config.port),
    DATA_DIR: config.dataDir,
    SITE_URL: config.siteUrl,
    SITE_APP: app,
    API_URL: `http://${config.host === '0.0.0.0' ? '127.0.0.1' : config.host}:${config.port}`,
    JWT_SECRET: config.jwtSecret,
    BUILD_TOKEN: config.buildToken,
    WEBHOOK_SECRET: config.webhookSecret,
  };
}

/** Supervisor: restarts the process whenever it exits by itself after a good start. */
async function keepRunning(
  module: string,
  env: NodeJS.ProcessEnv,
  stop: AbortSignal,
): Promise<{ stop: () => Promise<unknown> }> {
  let current: Child = startChild(module, env);
  await Promise.race([current.ready, aborted(stop)]);
  const watched = (async () => {
    while (!stop.aborted) {
      await Promise.race([current.ended, aborted(stop)]);
      if (stop.aborted) break;
      console.error(`${module} ended; starting it again`);
      await pause(RESTART_MS, stop);
      if (!stop.aborted) current = startChild(module, env);
    }
  })();
  return {
    stop: async () => {
      await watched;
      await current.stop();
    },
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

const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });

const pause = (ms: number, signal: AbortSignal) =>
  Promise.race([new Promise<void>((resolve) => setTimeout(resolve, ms)), aborted(signal)]);

main().catch((error: unknown) => {
  // A child has printed its reason; an error for the operator is one line.
  if (error instanceof StartError) console.error(error.message);
  else if (!(error instanceof ChildEnded)) console.error(error);
  process.exitCode = 1;
});
