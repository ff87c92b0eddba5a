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
    port: numberIn(env, 'PUBLISHER_PORT', { least: 0, most: 65_535, or: 0 }),
    threads: Number(env['RENDER_THREADS']) || undefined,
    brotliQuality: numberIn(env, 'BROTLI_QUALITY', {
      least: QUICK,
      most: SMALLEST,
      or: SMALLEST,
    }),
    drawsShareImages: env['SHARE_IMAGES'] !== 'none',
    chromium: chromiumOf(env['BROCHURES']),
  };
}

/** A whole number in a range; `or` where the variable is not set. */
function numberIn(
  env: NodeJS.ProcessEnv,
  name: string,
  { least, most, or }: { least: number; most: number; or: number },
): number {
  const number = Number(env[name] || or);
  if (Number.isInteger(number) && number >= least && number <= most) return number;
  throw new Error(`${name} must be a number from ${least} to ${most}`);
}
