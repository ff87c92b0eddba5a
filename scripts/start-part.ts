import { ConfigError } from '../api/config-error.ts';
import { childEnvironment, withoutStores } from './child-environment.ts';
import { compileCms, compileSite } from './compile.ts';
import { seedDemo, wantsDemo } from './demo.ts';
import type { Start } from './start-all.ts';
import { aborted, supervise } from './supervise.ts';

/** The API with the CMS, one of several of a PostgreSQL: pages and publisher are elsewhere. */
export async function startApi({ config, stop }: Start): Promise<void> {
  if (config.database === config.databaseFile)
    throw new ConfigError('An API of several needs DATABASE_URL: a file has one server');
  if (wantsDemo(process.env)) await seedDemo(config);
  await compileCms(stop.signal);
  await run('api/main.ts', childEnvironment(config), stop);
}

/** The publisher, which asks the API at API_URL for content, and hears of changes at PUBLISHER_PORT. */
export async function startPublisher({ config, stop }: Start): Promise<void> {
  for (const name of ['API_URL', 'PUBLISHER_PORT'])
    if (!process.env[name]) throw new ConfigError(`A publisher by itself needs ${name}`);
  const app = await compileSite(config.siteUrl, stop.signal);
  const env = { ...withoutStores(childEnvironment(config)), SITE_APP: app };
  await run('site/publisher/main.ts', env, stop);
}

async function run(module: string, env: NodeJS.ProcessEnv, stop: AbortController): Promise<void> {
  if (stop.signal.aborted) return;
  const child = supervise(module, env, { stop: stop.signal, isFatal: () => true });
  try {
    await child.ready;
    await aborted(stop.signal);
  } finally {
    stop.abort();
    process.exitCode = (await child.stop()) || process.exitCode || 0;
  }
}
