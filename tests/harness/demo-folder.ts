import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { shareOf } from '../../site/share/page.ts';
import { filesBelow } from './folders.ts';

const NAME = 'TEST_DEMO_FOLDER';
/** What is not made by then, each copy makes for itself. */
const PATIENCE_MS = 8_000;

/**
 * Keeps one published demo for a whole run of tests: to make it takes longer than most of them. A
 * folder that is given is kept by who gave it.
 */
export default async function keepForThisRun(): Promise<() => Promise<void>> {
  if (process.env[NAME]) return async () => {};
  const folder = await mkdtemp(join(tmpdir(), 'kheya-demo-'));
  process.env[NAME] = folder;
  return () => rm(folder, { recursive: true, force: true });
}

/**
 * Puts a copy of the published demo into a data folder; the first who asks makes it. Answers false
 * outside of a run that keeps one.
 */
export async function copyDemo(
  dataDir: string,
  make: () => Promise<{ dataDir: string; end: () => Promise<void> }>,
): Promise<boolean> {
  const folder = process.env[NAME];
  if (!folder) return false;
  const whole = join(folder, 'whole');
  while (!existsSync(whole)) {
    if (await isFirst(folder)) await makeOnce(folder, whole, make);
    else await wait(50);
  }
  await cp(whole, dataDir, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true });
  return true;
}

async function makeOnce(
  folder: string,
  whole: string,
  make: Parameters<typeof copyDemo>[1],
): Promise<void> {
  try {
    const made = await make();
    await mostMade(join(made.dataDir, 'site'));
    await made.end();
    await rename(made.dataDir, whole);
  } finally {
    // Where it went wrong, the next one tries.
    await rm(join(folder, 'making'), { recursive: true, force: true });
  }
}

async function isFirst(folder: string): Promise<boolean> {
  try {
    await mkdir(join(folder, 'making'));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
}

/** What comes after the pages: the smallest twins, of the very time of their pages, and images. */
async function mostMade(siteDir: string): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  const pages = [...(await filesBelow(join(siteDir, 'current')))].filter(
    ([name]) => extname(name) === '.html',
  );
  const images = pages.flatMap(([, html]) => shareOf(html.toString())?.name ?? []);
  const files = pages.map(([name]) => join(siteDir, 'current', name));
  for (;;) {
    const drawn = new Set(await readdir(join(siteDir, 'assets/share')).catch(() => []));
    const isDone =
      images.every((name) => drawn.has(name)) &&
      (await Promise.all(files.map(hasTwin))).every(Boolean);
    if (isDone || Date.now() > deadline) return;
    await wait(200);
  }
}

async function hasTwin(file: string): Promise<boolean> {
  const [own, twin] = await Promise.all([stat(file), stat(`${file}.br`).catch(() => undefined)]);
  return twin !== undefined && Math.abs(twin.mtimeMs - own.mtimeMs) <= 1;
}
