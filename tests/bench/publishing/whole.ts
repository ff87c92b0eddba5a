import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PublisherClient } from '../../../api/features/publishing/publisher-client.ts';
import { loadSecrets } from '../../../api/secrets.ts';
import { astro } from '../../../scripts/run.ts';
import { shareOf } from '../../../site/share/page.ts';
import { SITE_URL, type Product } from '../../harness/product.ts';

/** Durations of each step, in milliseconds. */
export interface Whole {
  /** Compiling the site for the publisher. */
  compile: number;
  /** The publisher's first start: from an empty folder to every page, share images apart. */
  first: number;
  /** A full verify: everything rendered again and compared, with nothing changed. */
  check: number;
}

export async function measureWhole(product: Product): Promise<Whole> {
  await product.killPublisher();
  // Renamed, not removed: deleting would keep the file system busy during the measurement.
  await rename(join(product.dataDir, 'site'), join(product.dataDir, 'site-before'));
  const compile = await clocked(compileAnew);
  const first = await clocked(() => product.startPublisher());
  await product.killPublisher();
  await placeShareImages(product);
  await product.startPublisher();
  const { WEBHOOK_SECRET } = loadSecrets(product.dataDir, {});
  const publisher = new PublisherClient(product.dataDir, WEBHOOK_SECRET);
  const check = await clocked(async () => {
    const { differing } = await publisher.verify();
    if (differing.length > 0)
      throw new Error(`${differing.length} files are not as they should be`);
  });
  return { compile, first, check };
}

/** Copies share images: drawing them takes many minutes and would distort the measurement. */
async function placeShareImages(product: Product): Promise<void> {
  const folder = join(product.dataDir, 'site/assets/share');
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(product.siteDir, { recursive: true })) {
    if (!name.endsWith('.html')) continue;
    const share = shareOf(await readFile(join(product.siteDir, name), 'utf8'));
    if (share) await writeFile(join(folder, share.name), '');
  }
}

export async function clocked(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function compileAnew(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'kheya-compiled-'));
  await astro(['build'], { SITE_OUTPUT: 'publisher', SITE_URL, OUT_DIR: join(folder, 'site') });
  await rm(folder, { recursive: true });
}
