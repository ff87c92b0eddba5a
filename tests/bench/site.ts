// Lighthouse scores of every kind of page, in both languages, on a phone: over HTTP/2 and from
// memory, as visitors get it from a CDN, or with HTTP=1 from the bare server. Lighthouse is
// installed on first use: nothing else needs its tree of packages.
import { readdirSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBrowser } from '../../scripts/browser.ts';
import { Product } from '../harness/product.ts';
import { fetchTool } from './fetched.ts';
import { startFront } from './front.ts';

const VERSIONS = { lighthouse: '13.5.0', 'chrome-launcher': '1.2.1' };
const RUNS = Number(process.env['RUNS'] ?? 5);
/** Filters pages by a part of their address; empty: all kinds. */
const ONLY = process.env['ONLY'] ?? '';
const IS_BARE = process.env['HTTP'] === '1';
/** VISITS=0: without the beacon that counts visits. */
const COUNTS_VISITS = process.env['VISITS'] !== '0';
/** Retries of a load without figures, as the first of a new browser may be. */
const TRIES = 3;

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const TARGETS = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 };
const PAINTED = 'largest-contentful-paint';
const LCP_MS = { en: 1500, bn: 1800 };
const CLS = 0.01;
const TBT_MS = 50;
const SETTLE_MS = 120_000;
/** Idle threshold: share of the CPU in use, and for how long it is watched. */
const QUIET = 0.1;
const WATCHED_MS = 2000;
/** Pages that search engines are to leave out have no SEO score to reach. */
const UNLISTED = /<meta name="robots" content="noindex/;
/** A record's page, by its list; and that of a part of a list. */
const KIND =
  /^((?:\/bn)?\/(?:tours|blog|umrah|visa-services|travel|flights))(\/in(?=\/))?\/(?!compare$).+$/;
/** Lighthouse measures no page that is answered with this status. */
const NOT_FOUND = /\/404$/;
/** Pages that a script or the server completes from their address. */
const ASKED = [
  '/search?q=bali',
  '/bn/search?q=থাইল্যান্ড',
  '/tours?sort=price&length=1-3',
  '/bn/tours?sort=price&length=1-3',
];

interface Result {
  categories: Record<(typeof CATEGORIES)[number], { score: number | null }>;
  audits: Record<string, { numericValue?: number; score: number | null; title: string }>;
  /** Lighthouse's benchmark of the machine during the load: a slow hour lowers the figures. */
  environment: { benchmarkIndex: number };
}
type Lighthouse = (
  url: string,
  flags: Record<string, unknown>,
) => Promise<{ lhr: Result } | undefined>;
interface Launcher {
  launch: (options: Record<string, unknown>) => Promise<{ port: number; kill: () => void }>;
}

const cache = await fetchTool('lighthouse', VERSIONS);
const { default: lighthouse } = await load<{ default: Lighthouse }>('lighthouse/core/index.js');
const launcher = await load<Launcher>('chrome-launcher/dist/index.js');
const product = await Product.start({ content: 'demo', drawsShareImages: true });
if (!COUNTS_VISITS) await countNoVisits();
const chrome = await launcher.launch({
  // Headless: drawing a window would compete with the page on few cores.
  chromePath: ensureBrowser('headless'),
  chromeFlags: [
    '--headless=new',
    '--no-sandbox',
    '--disable-background-networking',
    '--ignore-certificate-errors',
  ],
});
const front = IS_BARE ? undefined : await startFront(product.url);
const base = front?.url ?? product.url;
let good = true;
try {
  const pages = pagesToMeasure();
  const unlisted = await settle(pages);
  if (!(await becomesQuiet()))
    console.info('The machine is at work beside this: figures are disturbed.');
  // Warm-up: a browser's first load reads its own code from the disk.
  await oneLoad('/');
  console.info(
    'page'.padEnd(44) +
      ['perf', 'a11y', 'best', 'seo', 'LCP', 'CLS', 'TBT', 'host'].map(column).join(''),
  );
  for (const page of pages) good = (await measure(page, unlisted.has(page))) && good;
} finally {
  chrome.kill();
  front?.stop();
  await product.stop();
}
if (!good) process.exitCode = 1;

async function countNoVisits(): Promise<void> {
  const path = '/site-management/contact-info';
  const { body } = await product.call<{ id: string }[]>('GET', path);
  await product.call('PUT', `${path}/${body[0]!.id}`, { counts_visits: false });
  await product.live();
}

/** Measures a page repeatedly, prints the medians, and answers whether they meet the limits. */
async function measure(page: string, isUnlisted: boolean): Promise<boolean> {
  const results: Result[] = [];
  for (let run = 0; run < RUNS; run++) results.push(await oneLoad(page));
  const asked = CATEGORIES.filter((category) => category !== 'seo' || !isUnlisted);
  const scores = Object.fromEntries(
    asked.map((category) => [
      category,
      Math.round(100 * median(results, ({ categories }) => categories[category].score ?? 0)),
    ]),
  ) as Partial<Record<(typeof CATEGORIES)[number], number>>;
  const value = (audit: string) =>
    median(results, ({ audits }) => audits[audit]?.numericValue ?? Infinity);
  const [lcp, cls, tbt] = [
    value(PAINTED),
    value('cumulative-layout-shift'),
    value('total-blocking-time'),
  ];
  const language = page === '/bn' || page.startsWith('/bn/') ? 'bn' : 'en';
  const isGood =
    asked.every((category) => scores[category]! >= TARGETS[category]) &&
    lcp <= LCP_MS[language] &&
    cls <= CLS &&
    tbt <= TBT_MS;
  const host = median(results, ({ environment }) => environment.benchmarkIndex);
  const figures = [lcp.toFixed(0), cls.toFixed(3), tbt.toFixed(0), host.toFixed(0)];
  const cells = [...CATEGORIES.map((category) => String(scores[category] ?? '–')), ...figures];
  console.info(page.padEnd(44) + cells.map(column).join('') + (isGood ? '' : '  under target'));
  if (asked.some((category) => category !== 'performance' && scores[category]! < 100))
    for (const each of Object.values(results[0]!.audits))
      if (each.score === 0) console.info(`    ${each.title}`);
  return isGood;
}

async function oneLoad(page: string): Promise<Result> {
  for (let tries = 0; tries < TRIES; tries++) {
    const answer = await lighthouse(base + page, {
      port: chrome.port,
      onlyCategories: CATEGORIES,
      logLevel: 'silent',
    });
    if (answer?.lhr.audits[PAINTED]?.numericValue !== undefined) return answer.lhr;
  }
  throw new Error(`${page}: Lighthouse had no figures, ${TRIES} times`);
}

/** Waits for everything made after a page is live, or on its first visit; answers unlisted pages. */
async function settle(pages: readonly string[]): Promise<Set<string>> {
  const unlisted = new Set<string>();
  for (const page of pages) {
    const html = await (await fetch(product.url + page)).text();
    if (UNLISTED.test(html)) unlisted.add(page);
    const small = html.match(/\/static\/uploads\/[\w.-]+\.(?:avif|w24\.webp)/g) ?? [];
    for (const file of new Set(small)) await until(file, 'cache-control', /immutable/);
    if (!page.includes('?')) await until(page, 'content-encoding', /br/);
  }
  return unlisted;
}

/** Waits for background work: best compression and share images. */
async function becomesQuiet(): Promise<boolean> {
  const deadline = Date.now() + SETTLE_MS;
  while (Date.now() < deadline) {
    const before = spent();
    await new Promise((resolve) => setTimeout(resolve, WATCHED_MS));
    const after = spent();
    if ((after.work - before.work) / (after.all - before.all) < QUIET) return true;
  }
  return false;
}

function spent(): { work: number; all: number } {
  const times = cpus().map(({ times: { idle, ...work } }) => ({
    work: Object.values(work).reduce((sum, each) => sum + each, 0),
    idle,
  }));
  const work = times.reduce((sum, each) => sum + each.work, 0);
  return { work, all: times.reduce((sum, each) => sum + each.idle, work) };
}

async function until(path: string, header: string, value: RegExp): Promise<void> {
  const deadline = Date.now() + SETTLE_MS;
  for (;;) {
    const response = await fetch(product.url + path, { headers: { 'accept-encoding': 'br' } });
    await response.arrayBuffer();
    if (value.test(response.headers.get(header) ?? '')) return;
    if (Date.now() > deadline) throw new Error(`${path}: its ${header} never was ${value}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** One page of each kind: single pages, and the first of the records' pages. */
function pagesToMeasure(): string[] {
  const alone = new Map<string, string>();
  for (const name of readdirSync(product.siteDir, { recursive: true, encoding: 'utf8' })) {
    const path = pathOf(name);
    if (path === undefined || path.includes('/page/')) continue;
    const kind = path.replace(KIND, '$1$2/*');
    const known = alone.get(kind);
    if (known === undefined || path < known) alone.set(kind, path);
  }
  return [...alone.values(), ...ASKED].filter((path) => path.includes(ONLY)).toSorted();
}

function pathOf(name: string): string | undefined {
  if (!name.endsWith('.html')) return undefined;
  const path = `/${name.slice(0, -'.html'.length)}`.replace(/^\/index$/, '/');
  return NOT_FOUND.test(path) ? undefined : path;
}

function median(results: readonly Result[], valueOf: (result: Result) => number): number {
  const values = results.map(valueOf).toSorted((a, b) => a - b);
  return values[Math.floor(values.length / 2)] ?? Infinity;
}

function column(text: string): string {
  return text.padStart(7);
}

function load<T>(file: string): Promise<T> {
  return import(pathToFileURL(join(cache, 'node_modules', file)).href) as Promise<T>;
}
