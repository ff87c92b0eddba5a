import { resolve } from 'node:path';
import { chromiumOf } from './derived/chromium.ts';
import { QUICK } from './derived/precompress.ts';

const SMALLEST = 11;

export interface PublisherConfig {
  /** The compiled site. */
  appDir: string;
  /** Where releases, their state and the link to the published one live. */
  siteDir: string;
  apiUrl: string;
  siteUrl: string;
  buildToken: string;
  webhookSecret: string;
  /** Address to listen on: without a port on a free one, which is written to a file. */
  host: string;
  port: number;
  /** Threads for bulk work; undefined: one per core. */
  threads: number | undefined;
  /** Of Brotli, for pages that have not changed for a moment. */
  brotliQuality: number;
  /** Whether it draws the images that pages are shared with. */
  drawsShareImages: boolean;
  /** The Chromium that prints brochures; undefined: there are none. */
  chromium: string | undefined;
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
    host: env['PUBLISHER_HOST'] || '127.0.0.1',
    port: portOf(env['PUBLISHER_PORT'] || '0'),
    threads: Number(env['RENDER_THREADS']) || undefined,
    brotliQuality: qualityOf(env['BROTLI_QUALITY'] || String(SMALLEST)),
    drawsShareImages: env['SHARE_IMAGES'] !== 'none',
    chromium: chromiumOf(env['BROCHURES']),
  };
}

function portOf(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error('PUBLISHER_PORT must be a number from 0 to 65535');
}

function qualityOf(text: string): number {
  const quality = Number(text);
  if (Number.isInteger(quality) && quality > QUICK && quality <= SMALLEST) return quality;
  throw new Error(`BROTLI_QUALITY must be a number from ${QUICK + 1} to ${SMALLEST}`);
}
