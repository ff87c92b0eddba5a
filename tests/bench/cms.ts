// Benchmark of the CMS with 5,000 tours, in a browser: response times, bytes of the first screen.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium, type Page } from '@playwright/test';
import { tourPackage } from '#model/entities/index.ts';
import { create } from '../../api/crud/repository.ts';
import { atomically, openDatabase } from '../../api/db/database.ts';
import { fullDraftOf } from '../../api/testing/drafts.ts';
import { ensureBrowser } from '../../scripts/browser.ts';
import { startChild } from '../../scripts/children.ts';
import { compileCms } from '../../scripts/compile.ts';
import { freePort } from '../harness/ports.ts';
import { ADMIN } from '../harness/product.ts';
import { keystrokes, quantile, signIn } from './cms-window.ts';

const RECORDS = 5_000;
const MAX_SCRIPT_KB = 200;
const MAX_FIRST_PAINT_MS = 1_000;
const MAX_KEYSTROKE_MS = 50;
/** Idle timeout: scripts that load each other start within it. */
const QUIET_MS = 1_000;
const PLACES = ['Bali', 'সুন্দরবন', 'Istanbul', 'Dubai', 'কক্সবাজার'];

const dataDir = await mkdtemp(join(tmpdir(), 'kheya-bench-'));
const port = await freePort();
const url = `http://127.0.0.1:${port}`;
await compileCms();
await fill(join(dataDir, 'kheya.db'));
const server = startChild('api/main.ts', {
  ...process.env,
  NODE_ENV: 'production',
  LOG_LEVEL: 'error',
  PORT: String(port),
  DATA_DIR: dataDir,
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
});
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
});
try {
  await server.ready;
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const scripts = watchScripts(page);
  await signIn(page, url);
  const first = await scripts();
  const paint = await openTours(page);
  const module = (await scripts()) - first;
  const strokes = await keystrokes(page, 'dubai tour 4998');
  const [middle, most, worst] = [0.5, 0.9, 1].map((part) => quantile(strokes, part)) as [
    number,
    number,
    number,
  ];
  console.info(`${RECORDS} tours, Chromium ${browser.version()}`);
  console.info(`first screen   ${kilobytes(first)} of script, compressed`);
  console.info(`tours          ${kilobytes(module)} more`);
  console.info(`first paint    ${paint.toFixed(0)} ms after the last tour arrived`);
  console.info(`keystroke      ${middle} ms to paint in the middle of ${strokes.length},`);
  console.info(`               ${most} ms for nine in ten, ${worst} ms the slowest`);
  const good =
    first <= MAX_SCRIPT_KB * 1024 && paint <= MAX_FIRST_PAINT_MS && most <= MAX_KEYSTROKE_MS;
  if (!good) process.exitCode = 1;
} finally {
  await browser.close();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}

async function fill(file: string): Promise<void> {
  const db = await openDatabase(file);
  await atomically(db, async (trx) => {
    for (let n = 0; n < RECORDS; n++) {
      const name = `${PLACES[n % PLACES.length]} tour ${n}`;
      const draft = fullDraftOf(tourPackage, { name, publish_at: null, unpublish_at: null });
      const author = { userId: null, now: new Date(Date.UTC(2026, 0, 1) + n * 1000) };
      await create(trx, tourPackage, draft, author, { id: `tour-${n}` });
    }
  });
  await db.destroy();
}

/** Counts the bytes of loaded scripts, as a server compresses them. */
function watchScripts(page: Page) {
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body());
  });
  return async () => {
    // No `networkidle`: the event stream stays open.
    for (let seen = -1; seen !== bodies.length; await page.waitForTimeout(QUIET_MS))
      seen = bodies.length;
    const all = await Promise.all(bodies);
    return all.reduce((sum, body) => sum + gzipSync(body).length, 0);
  };
}

/** Milliseconds between the last answer of the list and the frame that shows its first row. */
async function openTours(page: Page): Promise<number> {
  await page.evaluate(() => {
    const seen = new MutationObserver(() => {
      if (!document.querySelector('tbody tr')) return;
      seen.disconnect();
      requestAnimationFrame(() => setTimeout(() => performance.mark('rows')));
    });
    seen.observe(document.body, { childList: true, subtree: true });
  });
  await page.getByRole('link', { name: 'Tour Packages' }).click();
  await page.getByRole('row').nth(1).waitFor();
  await page.waitForFunction(() => performance.getEntriesByName('rows').length > 0);
  return page.evaluate(() => {
    const answers = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/tour-packages?'))
      .map((entry) => (entry as PerformanceResourceTiming).responseEnd);
    return performance.getEntriesByName('rows')[0]!.startTime - Math.max(...answers);
  });
}
