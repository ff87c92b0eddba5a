import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { until } from '../../api/testing/eventually.ts';

const NAME = 'TEST_DEMO_FOLDER';
const PATIENCE = { withinMs: 240_000, everyMs: 100 };

/** The demo as a whole, or few records of it. */
export type DemoName = 'demo' | 'few';

/** A published demo, and a function that stops its processes. */
export interface Demo {
  dataDir: string;
  url: string;
  end: () => Promise<void>;
}

/**
 * Global setup: one published demo for the whole run, since publishing takes longer than most
 * tests. A folder given from outside is not removed.
 */
export default async function keepForThisRun(): Promise<() => Promise<void>> {
  if (process.env[NAME]) return async () => {};
  const folder = await mkdtemp(join(tmpdir(), 'kheya-demo-'));
  process.env[NAME] = folder;
  return () => rm(folder, { recursive: true, force: true });
}

/** A published demo of this run, which the first caller makes; undefined outside of such a run. */
export async function publishedDemo(
  name: DemoName,
  make: (name: DemoName) => Promise<Demo>,
): Promise<string | undefined> {
  const folder = process.env[NAME];
  if (!folder) return undefined;
  const kept = join(folder, name);
  const making = join(folder, `making-${name}`);
  const isMade = () => existsSync(kept);
  await until(async () => isMade() || (await isFirst(making)), PATIENCE);
  if (!isMade()) await makeOnce(making, kept, () => make(name));
  return kept;
}

/**
 * Copies a demo into a data folder, published or its content alone. Answers false outside of a run
 * with a demo.
 */
export async function copyDemo(
  name: DemoName,
  dataDir: string,
  part: 'published' | 'content',
  make: (name: DemoName) => Promise<Demo>,
): Promise<boolean> {
  const kept = await publishedDemo(name, make);
  if (kept === undefined) return false;
  const site = join(kept, 'site');
  await cp(kept, dataDir, {
    recursive: true,
    preserveTimestamps: true,
    verbatimSymlinks: true,
    filter: (source) => part === 'published' || source !== site,
  });
  return true;
}

async function makeOnce(making: string, kept: string, make: () => Promise<Demo>): Promise<void> {
  try {
    const made = await make();
    await allMade(made);
    await made.end();
    await rename(made.dataDir, kept);
  } finally {
    // Releases the lock after a failure, so that the next caller tries.
    await rm(making, { recursive: true, force: true });
  }
}

async function isFirst(making: string): Promise<boolean> {
  try {
    await mkdir(making);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
}

/** Waits for the compression of its pages, which each copy would repeat otherwise. */
async function allMade({ dataDir }: Demo): Promise<void> {
  const current = join(dataDir, 'site/current');
  for (const name of await readdir(current, { recursive: true }))
    if (extname(name) === '.html')
      await until(() => hasPrecompressed(join(current, name)), PATIENCE);
}

/** Whether the precompressed file exists, with the mtime of its page. */
async function hasPrecompressed(file: string): Promise<boolean> {
  const [own, precompressed] = await Promise.all([
    stat(file),
    stat(`${file}.br`).catch(() => undefined),
  ]);
  return precompressed !== undefined && Math.abs(precompressed.mtimeMs - own.mtimeMs) <= 1;
}
