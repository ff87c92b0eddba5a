import { once } from 'node:events';
import { readdir, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import fc from 'fast-check';
import type { Product } from '../../harness/product.ts';
import type { Staff } from './staff.ts';
import type { Sign, Watch } from './watchman.ts';

export type Process = 'api' | 'publisher';
export type Victim = Process | 'both';

export interface Kill {
  victim: Victim;
  /** At any time, as soon as a save is answered, or as something is seen in the folder. */
  moment: 'any' | 'saved' | Sign;
  /** For how long nothing is killed first: so long that all run again, or not even one does. */
  restMs: number;
  /** Where what is waited for does not come for so long, it is any time. */
  patienceMs: number;
}

const LONGEST_REST_MS = 200;
/** Longer than a start takes, usually. */
const PATIENCE_MS = 2_000;
const AS_LONG_AS_IT_TAKES_MS = 30_000;

/** The points that are hard to come through. */
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
  // What is waited for takes a second: most moments do without.
  moment: fc.constantFrom('any', 'any', 'saved', 'saved', 'rendering', 'renaming', 'removing'),
  restMs: fc.nat(LONGEST_REST_MS),
  patienceMs: fc.constant(PATIENCE_MS),
});

/** Then whatever chance has. */
export const killsOf = (seed: number, count: number): Kill[] =>
  [...hardest, ...fc.sample(kill, { seed, numRuns: count })].slice(0, count);

/** Resolves when it is time to kill; what waits for a sign in the folder is killed by then. */
export async function momentOf(
  { victim, moment, restMs, patienceMs }: Kill,
  product: Product,
  staff: Staff,
): Promise<void> {
  await wait(restMs);
  if (moment === 'any') return;
  const over = AbortSignal.timeout(patienceMs);
  try {
    // Between what is committed and the word to the publisher.
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

/** The publish that was under way when the publisher died; nothing where none was. */
export async function publishUnderWay(product: Product): Promise<string | undefined> {
  const names = await readdir(releasesDir(product));
  const name = names.find((each) => each.endsWith('.journal.json'));
  if (!name) return undefined;
  const { ino, mtimeMs } = await stat(join(releasesDir(product), name));
  return `${ino} ${mtimeMs}`;
}
