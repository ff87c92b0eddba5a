import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { chromiumOf } from './derived/chromium.ts';

/** Threads begin cold: a publisher that is warm has rendered more than so many pages until they are as fast. */
const THREADS_FROM = 500;

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
    port: numberIn(env, 'PUBLISHER_PORT', { least: 0, most: 65_535, or: 0 }),
    /** Threads for bulk work. */
    threads: numberIn(env, 'RENDER_THREADS', { least: 1, most: 1_024, or: availableParallelism() }),
    /** Queued pages from which those begin. */
    threadsFrom: numberIn(env, 'RENDER_THREADS_FROM', { least: 0, most: 1e9, or: THREADS_FROM }),
    /** Whether it writes compressed versions beside what it publishes. */
    precompresses: !isNone(env, 'PRECOMPRESS'),
    /** Whether it draws the images that pages are shared with. */
    drawsShareImages: !isNone(env, 'SHARE_IMAGES'),
    /** The Chromium that prints brochures; undefined: there are none. */
    chromium: chromiumOf(env['BROCHURES']),
  };
}

export type PublisherConfig = ReturnType<typeof readPublisherConfig>;

/** Whether a variable that nothing but `none` can be set to says so. */
function isNone(env: NodeJS.ProcessEnv, name: string): boolean {
  const value = env[name];
  if (value && value !== 'none') throw new Error(`${name} must be none, or not set`);
  return value === 'none';
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
