import { resolve } from 'node:path';
import { chromiumOf } from './derived/chromium.ts';

const MOST_PORT = 65_535;

/** The environment as an object; throws on what is missing. */
export function readPublisherConfig(env: NodeJS.ProcessEnv) {
  const given = (name: string) => {
    const value = env[name];
    if (!value) throw new Error(`The publisher needs ${name}`);
    return value;
  };
  return {
    /** The compiled site. */
    appDir: resolve(given('SITE_APP')),
    /** Folder of releases, their state and the link to the published one. */
    siteDir: resolve(given('DATA_DIR'), 'site'),
    apiUrl: given('API_URL').replace(/\/+$/, ''),
    siteUrl: given('SITE_URL').replace(/\/+$/, ''),
    buildToken: given('BUILD_TOKEN'),
    webhookSecret: given('WEBHOOK_SECRET'),
    /** Address to listen on: without a port on a free one, which is written to a file. */
    host: env['PUBLISHER_HOST'] || '127.0.0.1',
    port: portIn(env['PUBLISHER_PORT'] || '0'),
    /** Threads for bulk work; undefined: one per core. */
    threads: Number(env['RENDER_THREADS']) || undefined,
    /** Whether it draws the images that pages are shared with. */
    drawsShareImages: env['SHARE_IMAGES'] !== 'none',
    /** The Chromium that prints brochures; undefined: there are none. */
    chromium: chromiumOf(env['BROCHURES']),
  };
}

export type PublisherConfig = ReturnType<typeof readPublisherConfig>;

function portIn(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= MOST_PORT) return port;
  throw new Error(`PUBLISHER_PORT must be a number from 0 to ${MOST_PORT}`);
}
