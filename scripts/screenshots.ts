/**
 * Screenshots of every kind of page of a running site, in every language, on a phone and at a desk,
 * on one sheet: `npm run screenshots -- http://127.0.0.1:8000`.
 */
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import sharp from 'sharp';
import { LOCALES } from '#model/kit/locales.ts';
import { localPath, paths } from '#model/routes/paths.ts';
import { ensureBrowser } from './browser.ts';
import { ROOT } from './run.ts';

const WIDTHS = [390, 1280];
const UNLISTED = [paths.notFound, paths.thankYou, paths.notSent, paths.search, paths.saved];
const TILE = { width: 320, height: 460 };
const COLUMNS = 10;

const site = new URL(process.argv[2] ?? 'http://127.0.0.1:8000');
const folder = join(ROOT, 'dist/screenshots');

const locs = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc!);
const read = async (path: string) => (await fetch(new URL(path, site))).text();

/** English addresses: every page without records, and the first record of each list. */
async function kindsOfPage(): Promise<string[]> {
  const maps = locs(await read(paths.sitemap)).map((loc) => new URL(loc).pathname);
  const all = (await Promise.all(maps.map(read))).flatMap(locs);
  const english = all.map((loc) => new URL(loc).pathname).filter((path) => !/^\/bn\b/.test(path));
  const kinds = Map.groupBy(english, (path) =>
    path.replace(/^(\/[^/]+\/(?:in\/)?)(?!compare$).*/, '$1'),
  );
  return [...[...kinds.values()].map(([first]) => first!), ...UNLISTED];
}

async function shoot(browser: Browser, path: string, width: number): Promise<string> {
  const page = await browser.newPage({
    viewport: { width, height: 844 },
    reducedMotion: 'reduce',
    timezoneId: 'Asia/Dhaka',
  });
  await page.goto(new URL(path, site).href, { waitUntil: 'networkidle' });
  // Forces lazy content further down to load.
  await page.evaluate(async () => {
    const own = new CSSStyleSheet();
    own.replaceSync('.later, .each-later > * { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(own);
    for (const image of document.images) image.loading = 'eager';
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    // Resets the scroll: the contact page scrolls to its form.
    scrollTo({ top: 0, behavior: 'instant' });
  });
  const name = `${path.slice(1).replaceAll('/', '-') || 'home'}-${width}.jpeg`;
  const file = join(folder, name);
  await page.screenshot({ path: file, fullPage: true, type: 'jpeg', quality: 80 });
  await page.close();
  return file;
}

async function sheetOf(files: readonly string[]): Promise<void> {
  const tiles = await Promise.all(
    files.map(async (file, i) => ({
      input: await sharp(file)
        .resize({ ...TILE, fit: 'cover', position: 'top' })
        .toBuffer(),
      left: (i % COLUMNS) * TILE.width,
      top: Math.floor(i / COLUMNS) * TILE.height,
    })),
  );
  const height = Math.ceil(files.length / COLUMNS) * TILE.height;
  await sharp({
    create: { width: COLUMNS * TILE.width, height, channels: 3, background: '#ffffff' },
  })
    .composite(tiles)
    .jpeg({ quality: 75 })
    .toFile(join(folder, 'all.jpeg'));
}

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const kinds = await kindsOfPage();
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox'] });
const files: string[] = [];
for (const width of WIDTHS)
  for (const locale of LOCALES)
    for (const path of kinds) files.push(await shoot(browser, localPath(locale, path), width));
await browser.close();
await sheetOf(files);
console.info(`${files.length} pictures, and all of them on one sheet: ${join(folder, 'all.jpeg')}`);
