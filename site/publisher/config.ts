import { resolve } from 'node:path';

export interface PublisherConfig {
  /** The compiled site. */
  appDir: string;
  /** Where releases, their state and the link to the published one live. */
  siteDir: string;
  apiUrl: string;
  siteUrl: string;
  buildToken: string;
  webhookSecret: string;
  /** Threads for bulk work; undefined: one per core. */
  threads: number | undefined;
}

/** The environment as an object; throws on what is missing. */
export function readPublisherConfig(env: NodeJS.ProcessEnv): PublisherConfig {
  const given = (name: string) => {
    const value = env[name];
    if (!value) throw new Error(`The publisher needs ${name}`);
    return value;
  };
  return {
    appDir: resolve(given('SITE_APP')),
    siteDir: resolve(given('DATA_DIR'), 'site'),
    apiUrl: given('API_URL').replace(/\/+$/, ''),
    siteUrl: given('SITE_URL').replace(/\/+$/, ''),
    buildToken: given('BUILD_TOKEN'),
    webhookSecret: given('WEBHOOK_SECRET'),
    threads: Number(env['RENDER_THREADS']) || undefined,
  };
}
