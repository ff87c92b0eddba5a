import { once } from 'node:events';
import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import Database from 'better-sqlite3';
import fc from 'fast-check';
import type { Product } from '../../harness/product.ts';
import type { Staff } from './staff.ts';
import type { Sign, Watch } from './watchman.ts';

export type Process = 'api' | 'publisher';
export type Victim = Process | 'both';

export interface Kill {
  victim: Victim;
  /** The trigger: any time, an acknowledged save, or a sign in the folder. */
  moment: 'any' | 'saved' | Sign;
  /** Pause before the kill: up to long enough for all to run again. */
  restMs: number;
  /** Timeout of the trigger; after it, the kill happens anyway. */
  patienceMs: number;
}

const LONGEST_REST_MS = 200;
/** Usually longer than a start. */
const PATIENCE_MS = 2_000;
const AS_LONG_AS_IT_TAKES_MS = 30_000;

/** The hardest kills, always included. */
const hardest = (
  [
    ['publisher', 'renaming'],
    ['api', 'saved'],
    ['both', 'renaming'],
    ['publisher', 'rendering'],
    ['publisher', 'removing'],
    ['publisher', 'beginning'],
  ] as const
).map(([victim, moment]): Kill => {
  return { victim, moment, restMs: 0, patienceMs: AS_LONG_AS_IT_TAKES_MS };
});

const kill = fc.record<Kill>({
  victim: fc.constantFrom('api', 'publisher', 'publisher', 'both'),
  // Waiting for a sign takes a second: most kills do without.
  moment: fc.constantFrom('any', 'any', 'saved', 'saved', 'rendering', 'renaming', 'removing'),
  restMs: fc.nat(LONGEST_REST_MS),
  patienceMs: fc.constant(PATIENCE_MS),
});

/** The hardest kills, then random ones. */
export const killsOf = (seed: number, count: number): Kill[] =>
  [...hardest, ...fc.sample(kill, { seed, numRuns: count })].slice(0, count);

/** Resolves at the moment to kill; a watched sign kills by itself. */
export async function momentOf(
  { victim, moment, restMs, patienceMs }: Kill,
  product: Product,
  staff: Staff,
): Promise<void> {
  await wait(restMs);
  if (moment === 'any') return;
  const over = AbortSignal.timeout(patienceMs);
  try {
    // Between the commit and the notification of the publisher.
    if (moment === 'saved') await staff.nextSave(over);
    else await killedAt(moment, victim, product, over);
  } catch (error) {
    if (!over.aborted) throw error;
  }
}

async function killedAt(sign: Sign, victim: Victim, product: Product, over: AbortSignal) {
  const release = await realpath(product.siteDir);
  const folders =
    sign === 'beginning'
      ? [releasesDir(product)]
      : ['', 'tours', 'blog'].map((name) => join(release, name));
  const pids = processesOf(victim).map((each) => product.pidOf(each));
  const workerData: Watch = { sign, folders, pids };
  const watchman = new Worker(new URL('watchman.ts', import.meta.url), { workerData });
  try {
    await once(watchman, 'message', { signal: over });
  } finally {
    await watchman.terminate();
  }
}

export const processesOf = (victim: Victim): Process[] =>
  victim === 'both' ? ['api', 'publisher'] : [victim];

const releasesDir = ({ dataDir }: Product) => join(dataDir, 'site', 'releases');

/** The publish whose pages were queued when the publisher died; undefined if none. */
export async function publishUnderWay(product: Product): Promise<string | undefined> {
  const db = new Database(`${await realpath(product.siteDir)}.db`);
  const row = db
    .prepare<[], { publish: number | null }>('SELECT max(publish) AS publish FROM render_queue')
    .get();
  db.close();
  return row?.publish === null ? undefined : String(row?.publish);
}
