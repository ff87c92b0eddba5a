import { createServer } from 'node:net';
import { ConfigError } from '../api/config-error.ts';
import { readConfig, type Config } from '../api/config.ts';
import { openDatabase } from '../api/db/database.ts';
import { needingRoom } from '../api/db/disk-fault.ts';
import { StartError } from '../api/start-error.ts';
import { ChildEnded } from './children.ts';
import { compileCms, compileSite } from './compile.ts';
import { seedIfNew } from './seed.ts';
import { aborted, pause, supervise } from './supervise.ts';

async function main(): Promise<void> {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => stop.abort());

  const config = readConfig(process.env);
  await requireFreePort(config, stop.signal);
  await seedDemo(config);
  const [app] = await Promise.all([compileSite(config.siteUrl), compileCms()]);
  if (stop.signal.aborted) return;

  const env = childEnvironment(config, app);
  const supervised = { stop: stop.signal };
  const api = await supervise('api/main.ts', env, supervised);
  try {
    const publisher = await supervise('site/publisher/main.ts', env, supervised);
    if (!stop.signal.aborted) announce(config);
    await aborted(stop.signal);
    await publisher.stop();
  } finally {
    stop.abort();
    process.exitCode = (await api.stop()) || process.exitCode || 0;
  }
}

/** Longer than an orphan of an earlier start needs to exit. */
const PORT_PATIENCE_MS = 12_000;
const PORT_RETRY_MS = 500;

/** Fails early: an occupied port would end the start only after minutes. */
async function requireFreePort(config: Config, stop: AbortSignal): Promise<void> {
  for (let waited = 0; ; waited += PORT_RETRY_MS)
    try {
      return await probePort(config);
    } catch (error) {
      if (stop.aborted || waited >= PORT_PATIENCE_MS) throw error;
      if (waited === 0) console.info(`Port ${config.port} is in use; waiting for it …`);
      await pause(PORT_RETRY_MS, stop);
    }
}

function probePort({ host, port }: Config): Promise<void> {
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
