import { readdir, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { filesBelow } from '../harness/folders.ts';
import { damageAndWatch, type Drill } from './drill.ts';
import { Installation } from './installation.ts';

/** Files are compared every five minutes, and at a start of the publisher. */
const COMPARED_WITHIN_MS = 6 * 60_000;
const AT_A_START_MS = 60_000;
const OF_EACH = 30;

const isPlain = (name: string) => !/\.(br|gz)$/.test(name);

/** Published files that vanish, are cut or planted: as published again, while the site is served. */
export const publishedFiles: Drill = async ({ seed, report }) => {
  const site = await Installation.start({ content: 'demo' });
  try {
    const release = await site.release();
    const before = await filesBelow(release, isPlain);
    const asBefore = async () => {
      // Through the link, as servers read it.
      const now = await filesBelow(site.siteDir, isPlain).catch(() => new Map<string, Buffer>());
      const names = new Set([...before.keys(), ...now.keys()]);
      return [...names].every((name) => now.get(name)?.equals(before.get(name)!) === true);
    };
    const spoil = async () => {
      const pages = [...before.keys()].filter((name) => name.endsWith('.html'));
      const some = fc.shuffledSubarray(pages, { minLength: 2 * OF_EACH, maxLength: 2 * OF_EACH });
      const [spoilt = []] = fc.sample(some, { seed, numRuns: 1 });
      for (const name of spoilt.slice(0, OF_EACH)) await rm(join(release, name));
      for (const name of spoilt.slice(OF_EACH))
        await truncate(join(release, name), Math.floor(before.get(name)!.length / 2));
      await writeFile(join(release, 'planted.html'), 'Buy here');
      await rm(join(release, 'placeholder.svg'));
    };
    const hitsPages = true;
    const drills = [
      {
        damaged: `${OF_EACH} pages deleted, ${OF_EACH} cut in half, one planted; the publisher killed`,
        damage: async () => {
          await spoil();
          await site.signal('publisher', 'SIGKILL');
        },
        withinMs: AT_A_START_MS,
      },
      { damaged: 'the same while all runs', damage: spoil, withinMs: COMPARED_WITHIN_MS },
      {
        damaged: 'the folder of the release deleted',
        damage: () => rm(release, { recursive: true, maxRetries: 20 }),
        withinMs: AT_A_START_MS,
      },
      {
        damaged: 'the link to the release deleted',
        damage: () => rm(site.siteDir),
        withinMs: AT_A_START_MS,
      },
    ];
    for (const { damaged, damage, withinMs } of drills)
      report(
        await damageAndWatch(site, { damaged, damage, withinMs, isWhole: asBefore, hitsPages }),
      );

    const assets = join(site.dataDir, 'site/assets/_astro');
    const kept = (await readdir(assets)).length;
    const row = await damageAndWatch(site, {
      damaged: 'the assets of all releases deleted',
      damage: () => rm(assets, { recursive: true }),
      isWhole: async () => (await readdir(assets).catch(() => [])).length >= kept,
      withinMs: COMPARED_WITHIN_MS,
    });
    report(row);
    await stat(join(release, 'index.html'));
  } finally {
    await site.remove();
  }
};
