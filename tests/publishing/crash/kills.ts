import { existsSync, watch } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import type { Product } from '../../harness/product.ts';
import type { Staff } from './staff.ts';

export type Victim = 'api' | 'publisher' | 'both';

/** When somebody dies: at any time, or as soon as something is seen. */
type Moment = 'any' | 'saved' | 'rendering' | 'renaming' | 'removing';

export interface Kill {
  victim: Victim;
  moment: Moment;
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

export async function momentOf(
  { moment, restMs, patienceMs }: Kill,
  product: Product,
  staff: Staff,
) {
  await wait(restMs);
  const over = new AbortController();
  const deadline = setTimeout(() => over.abort(), patienceMs);
  try {
    await moments[moment](product, staff, over.signal);
  } catch (error) {
    if (!over.signal.aborted) throw error;
  } finally {
    clearTimeout(deadline);
    over.abort();
  }
}

const moments: Readonly<
  Record<Moment, (product: Product, staff: Staff, over: AbortSignal) => Promise<unknown>>
> = {
  any: async () => undefined,
  // Between what is committed and the word to the publisher.
  saved: (_product, staff, over) => staff.nextSave(over),
  // A page that is on disk, and has no name yet.
  // A page is on disk, and has no name yet.
  rendering: async (product, _staff, over) => {
    await seen(await pageFolders(product), (_folder, name) => /^\.[\w-]+\.tmp$/.test(name), over);
  },
  // The journal is on disk before the first file gets its name, and gone after the last has.
  renaming: (product, _staff, over) =>
    seen([releasesDir(product)], (_folder, name) => JOURNAL.test(name), over),
  // A page has lost its name.
  removing: async (product, _staff, over) => {
    const isGone = (folder: string, name: string) =>
      name.endsWith('.html') && !existsSync(join(folder, name));
    await seen(await pageFolders(product), isGone, over);
  },
};

const JOURNAL = /\.journal\.json$/;
const releasesDir = ({ dataDir }: Product) => join(dataDir, 'site', 'releases');

/** The publish that is under way, or was when the publisher died; nothing where none was. */
export async function publishUnderWay(product: Product): Promise<string | undefined> {
  const name = (await readdir(releasesDir(product))).find((each) => JOURNAL.test(each));
  if (!name) return undefined;
  const { ino, mtimeMs } = await stat(join(releasesDir(product), name));
  return `${ino} ${mtimeMs}`;
}

async function pageFolders(product: Product): Promise<string[]> {
  const release = await realpath(product.siteDir);
  return ['', 'tours', 'blog'].map((name) => join(release, name));
}

/** Resolves when something happens to a name in one of the folders, and it is what is waited for. */
async function seen(
  folders: readonly string[],
  isIt: (folder: string, name: string) => boolean,
  over: AbortSignal,
): Promise<void> {
  const watchers = folders.map((folder) => watch(folder));
  const events = watchers.map(
    (watcher, index) =>
      new Promise<void>((resolve) => {
        watcher.on('change', (_event, name) => isIt(folders[index]!, String(name)) && resolve());
      }),
  );
  const isOver = new Promise((resolve) => over.addEventListener('abort', resolve));
  await Promise.race([...events, isOver]);
  for (const watcher of watchers) watcher.close();
}
