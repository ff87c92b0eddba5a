import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { writeFileWhole } from '../../site/publisher/files.ts';
import { drawnShare, shareOf } from '../../site/share/page.ts';
import { pictureReader } from '../../site/share/pictures.ts';
import { filesBelow } from './folders.ts';

const NAME = 'TEST_DEMO_FOLDER';
const GIVE_UP_MS = 120_000;

/** A published demo, and how its processes end. */
export interface Demo {
  dataDir: string;
  url: string;
  end: () => Promise<void>;
}

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
 * Puts a copy of the demo into a data folder, as it is published or its content alone; the first
 * who asks makes it. Answers false outside of a run that keeps one.
 */
export async function copyDemo(
  dataDir: string,
  what: 'published' | 'content',
  make: () => Promise<Demo>,
): Promise<boolean> {
  const folder = process.env[NAME];
  if (!folder) return false;
  const whole = join(folder, 'whole');
  while (!existsSync(whole)) {
    if (await isFirst(folder)) await makeOnce(folder, whole, make);
    else await wait(50);
  }
  const site = join(whole, 'site');
  await cp(whole, dataDir, {
    recursive: true,
    preserveTimestamps: true,
    verbatimSymlinks: true,
    filter: (source) => what === 'published' || source !== site,
  });
  return true;
}

async function makeOnce(folder: string, whole: string, make: () => Promise<Demo>): Promise<void> {
  try {
    const made = await make();
    await allMade(made);
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

/**
 * Has made what comes after the pages: each copy would make for itself what is missing then. Images
 * are drawn here while the publisher compresses, from the last to the first, to meet it half-way.
 */
async function allMade({ dataDir, url }: Demo): Promise<void> {
  const siteDir = join(dataDir, 'site');
  const pages = [...(await filesBelow(join(siteDir, 'current')))].filter(
    ([name]) => extname(name) === '.html',
  );
  const shares = pages.flatMap(([, html]) => shareOf(html.toString()) ?? []);
  const readPicture = pictureReader(join(siteDir, 'current'), url);
  const images = join(siteDir, 'assets/share');
  await mkdir(images, { recursive: true });
  for (const share of shares.toReversed()) {
    const image = join(images, share.name);
    if (!existsSync(image)) await writeFileWhole(image, await drawnShare(share, readPicture));
  }

  const deadline = Date.now() + GIVE_UP_MS;
  for (const [name] of pages)
    while (!(await hasTwin(join(siteDir, 'current', name)))) {
      if (Date.now() > deadline) throw new Error(`Not compressed: ${name}`);
      await wait(100);
    }
}

/** The smallest one, of the very time of its page. */
async function hasTwin(file: string): Promise<boolean> {
  const [own, twin] = await Promise.all([stat(file), stat(`${file}.br`).catch(() => undefined)]);
  return twin !== undefined && Math.abs(twin.mtimeMs - own.mtimeMs) <= 1;
}
