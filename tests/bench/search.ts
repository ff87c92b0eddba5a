// How large the index of the search is as it travels, how long a phone takes to the first result, and
// how many of the queries in data/search find what they are meant to. The index is that of the demo
// and of what an agency has beside it, repeated.
import { brotliCompressSync, constants } from 'node:zlib';
import { chromium, type Page } from '@playwright/test';
import { entityNamed } from '#model/entities/index.ts';
import { paths } from '#model/routes/paths.ts';
import { buildShard, type Entry } from '#model/search/build.ts';
import { find } from '#model/search/find.ts';
import { recordSounds } from '#model/search/record-words.ts';
import {
  partsFor,
  placeOfRecord,
  referenceOf,
  SHARDS,
  type ResultKind,
  type Rows,
} from '#model/search/shards.ts';
import {
  indexOf,
  inShard,
  searchedCatalogue,
  wantedResults,
  WRITINGS,
  type Catalogue,
} from '../../api/testing/search-index.ts';
import { ensureBrowser } from '../../scripts/browser.ts';
import { Product } from '../harness/product.ts';

const SIZES = [500, 10_000];
const SLOWER = 4;
const TYPED = ['thai', 'maleshia visa', 'সিংগাপুর', 'umrah ramjan', 'coxbazar', 'istambul tour'];
/** As a published file travels first. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const SHARE = 0.95;
const TOTAL = 60 * 1024;
const FIRST_RESULT_MS = 100;

const repeated = (catalogue: Catalogue, size: number): Catalogue =>
  Array.from({ length: size }, (_, n) => {
    const [name, record] = catalogue[n % catalogue.length]!;
    const title = 'title' in record ? 'title' : 'country_name' in record ? 'country_name' : 'name';
    const facts = { ...record, id: `${record.id}-${n}` };
    return [
      name,
      n < catalogue.length ? facts : { ...facts, [title]: `${String(record[title])} ${n}` },
    ];
  });

/** The files of an index by their addresses; rows in one language. */
function filesOf(catalogue: Catalogue): Map<string, string> {
  const entries = catalogue.map(([name, record]): Entry => {
    const place = placeOfRecord(name, record.id);
    return { kind: entityNamed(name).shownOn, place, words: [...recordSounds(name, record)] };
  });
  const counts = new Map<ResultKind, number>();
  for (const { kind } of entries) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const parts = Object.fromEntries([...counts].map(([kind, count]) => [kind, partsFor(count)]));
  const rows = new Map<string, Rows & { rows: Rows['rows'][number][] }>();
  catalogue.forEach(([name, record], n) => {
    const { kind, place } = entries[n]!;
    const path = paths.searchRows('en', `${kind}-${place % parts[kind]!}`);
    const part = rows.get(path) ?? { label: kind, parts: parts[kind]!, rows: [] };
    rows.set(path, part);
    const title = String(record['name'] ?? record['title'] ?? record['country_name'] ?? record.id);
    const about = String(record['destinations'] ?? record['excerpt'] ?? record['airline'] ?? '');
    part.rows.push([referenceOf(place), title, `/${kind}/${record.id}`, about]);
    void name;
  });
  return new Map([
    ...SHARDS.map(
      (shard) =>
        [
          paths.searchShard(shard),
          JSON.stringify(buildShard(inShard(entries, shard), parts)),
        ] as const,
    ),
    ...[...rows].map(([path, part]) => [path, JSON.stringify(part)] as const),
  ]);
}

/** From the last letter typed to the first result. */
const firstResultMs = (page: Page, query: string) =>
  page.evaluate(async (typed) => {
    const list = document.querySelector('#search-results')!;
    const input = document.querySelector<HTMLInputElement>('#search-query')!;
    const started = performance.now();
    const shown = new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        if (list.children.length === 0) return;
        observer.disconnect();
        requestAnimationFrame(resolve);
      });
      observer.observe(list, { childList: true });
    });
    input.value = typed;
    input.dispatchEvent(new Event('input'));
    await shown;
    const took = performance.now() - started;
    input.value = '';
    input.dispatchEvent(new Event('input'));
    return took;
  }, query);

const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
const ms = (times: readonly number[]) => {
  const sorted = times.toSorted((a, b) => a - b);
  return `${sorted[sorted.length >> 1]!.toFixed(0)} ms, at most ${sorted.at(-1)!.toFixed(0)}`;
};

const catalogue = searchedCatalogue();
const index = indexOf(catalogue);
let isWell = true;
for (const writing of WRITINGS) {
  const queries = wantedResults(writing);
  let held = 0;
  for (const { query, wanted } of queries) {
    const { results } = await find(query, index, 3);
    if (results.some(({ label, row }) => `${label}/${row[1]}` === wanted)) held++;
  }
  isWell &&= held >= SHARE * queries.length;
  console.info(`${writing}: ${held} of ${queries.length} are among the first three`);
}

const product = await Product.start({ content: 'demo' });
const browser = await chromium.launch({
  executablePath: ensureBrowser('headless'),
  args: ['--no-sandbox'],
});
try {
  for (const size of SIZES) {
    const files = filesOf(repeated(catalogue, size));
    const weights = [...files].map(
      ([path, text]) => [path, brotliCompressSync(text, QUICK).length] as const,
    );
    const shards = weights.filter(
      ([path]) => !path.startsWith(paths.searchRows('en', '').slice(0, 11)),
    );
    const sum = (of: typeof weights) => of.reduce((total, [, weight]) => total + weight, 0);
    const largest = (of: typeof weights) => Math.max(...of.map(([, weight]) => weight));
    const rows = weights.filter((each) => !shards.includes(each));
    console.info(
      `${size} records: shards ${kb(sum(shards))}, the largest ${kb(largest(shards))}; rows of a language ${kb(sum(rows))}, the largest part ${kb(largest(rows))}`,
    );
    if (size === SIZES[0]) isWell &&= sum(weights) <= TOTAL;

    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await page.route(/\/search\/.*\.json$/, (route) => {
      const body = files.get(new URL(route.request().url()).pathname);
      return body === undefined ? route.fulfill({ status: 404 }) : route.fulfill({ body });
    });
    await page.goto(`${product.url}/tours`, { waitUntil: 'networkidle' });
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.locator('[data-search-open]').click();
    await page.waitForFunction(() => document.activeElement?.id === 'search-query');
    await page.waitForTimeout(1000);
    const [cold, warm]: [number[], number[]] = [[], []];
    for (const query of TYPED) {
      cold.push(await firstResultMs(page, query));
      warm.push(await firstResultMs(page, query));
    }
    console.info(
      `  ${SLOWER} times slower: the first result after ${ms(warm)}; ${ms(cold)} where shards and rows are fetched first`,
    );
    if (size === SIZES[0]) isWell &&= warm.every((each) => each <= FIRST_RESULT_MS);
    await page.close();
  }
} finally {
  await browser.close();
  await product.stop();
}
if (!isWell) process.exitCode = 1;
