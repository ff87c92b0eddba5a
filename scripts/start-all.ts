import { randomBytes } from 'node:crypto';
import { localAddress } from '../api/addresses.ts';
import type { Config } from '../api/config.ts';
import { buildFront, listen, Upstream } from '../api/front.ts';
import { stopper } from '../api/shutdown.ts';
import { childEnvironment, withoutStores, withOwnLevel } from './child-environment.ts';
import { compileCms, compileSite } from './compile.ts';
import { hasPages, seedDemo, wantsDemo } from './demo.ts';
import { aborted, pause, supervise } from './supervise.ts';

/** For visitors who are being sent a page, once everything else has ended. */
const GRACE_MS = 2_000;

const SHORTEST_REST_MS = 1_000;
const LONGEST_REST_MS = 30_000;

/** A start that has its data folder for itself. */
export interface Start {
  config: Config;
  stop: AbortController;
  unlock: () => void;
}

/** The whole product on one machine: a front server, with the API and the publisher behind it. */
export async function startAll({ config, stop, unlock }: Start): Promise<void> {
  const isSeeded = wantsDemo(process.env);
  const secret = randomBytes(32).toString('base64url');
  const api = new Upstream(secret);
  const front = await buildFront(withOwnLevel(config), api);
  const stopFront = stopper({ app: front, db: { destroy: async () => unlock() } }, GRACE_MS);
  const port = await listen(front, config);
  try {
    const app = await prepared(config, isSeeded, stop.signal);
    if (app === undefined) return;
    const env = {
      ...childEnvironment(config),
      PORT: String(port),
      SITE_APP: app,
      API_URL: localAddress(config.host, port),
      FRONT_SECRET: secret,
    };
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
    const publisher = supervise('site/publisher/main.ts', withoutStores(env), {
      stop: stop.signal,
    });
    await publisher.ready;
    if (!stop.signal.aborted) announce(config);
    await aborted(stop.signal);
    await publisher.stop();
  } finally {
    stop.abort();
    process.exitCode = (await server.stop()) || process.exitCode || 0;
  }
}

const isAddress = (message: unknown): message is { port: number } =>
  typeof (message as { port?: unknown } | null)?.port === 'number';

function announce({ host, port }: Config): void {
  const address = localAddress(host, port).replace(/127\.0\.0\.1|\[::1\]/, 'localhost');
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
