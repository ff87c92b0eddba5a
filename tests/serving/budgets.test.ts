import { statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { filesBelow } from '../harness/folders.ts';
import { Product } from '../harness/product.ts';
import { laterFeatures } from './later-features.ts';
import { importsOf, linkedScripts, Scales } from './page-weight.ts';

const KB = 1024;
const HTML_AND_CSS = 35 * KB;
const SCRIPT = { home: 75 * KB, others: 10 * KB };
const LATIN = ['latin-700', 'latin-400'];
const BENGALI = ['bengali-700', 'bengali-400'];
const FONTS = { en: 40 * KB, bn: 140 * KB };

let product: Product;
let pages: string[];
beforeAll(async () => {
  product = await Product.start({ content: 'demo' });
  pages = [...(await filesBelow(product.siteDir)).keys()].filter((name) => name.endsWith('.html'));
});
afterAll(() => product.stop());

test('every page travels light, in both languages', async () => {
  expect(pages.length).toBeGreaterThan(40);
  expect(pages).toEqual(expect.arrayContaining(['index.html', 'bn.html']));
  const scales = new Scales(product.siteDir);
  const heavy: string[] = [];
  let [most, mostScript] = [0, 0];
  for (const page of pages) {
    const { htmlAndCss, script } = await scales.weigh(page);
    const isHome = page === 'index.html' || page === 'bn.html';
    const allowed = isHome ? SCRIPT.home : SCRIPT.others;
    if (htmlAndCss > HTML_AND_CSS) heavy.push(`${page}: HTML and CSS ${htmlAndCss}`);
    if (script > allowed) heavy.push(`${page}: script ${script}`);
    most = Math.max(most, htmlAndCss);
    if (isHome) mostScript = Math.max(mostScript, script);
  }
  expect(heavy).toEqual([]);
  // Guards against a vacuous pass: a page without a style, a home page without its showcase.
  expect(most).toBeGreaterThan(5 * KB);
  expect(mostScript).toBeGreaterThan(20 * KB);
});

test('the script of a page runs without a journey for another', async () => {
  const files = await filesBelow(product.siteDir);
  const scripts = new Set(pages.flatMap((page) => linkedScripts(files.get(page)!.toString())));
  expect(scripts.size).toBeGreaterThan(0);
  const waiting = [...scripts].flatMap((script) =>
    importsOf(files.get(script.slice(1))!.toString()).map((spec) => `${script}: ${spec}`),
  );
  expect(waiting).toEqual([]);
});

test('a script that is asked for later asks at once for all that it needs', async () => {
  const scripts = await filesBelow(product.siteDir, (name) => name.endsWith('.js'));
  const codeOf = (name: string) => scripts.get(`_astro/${name}`)!.toString();
  const needs = (name: string) => importsOf(codeOf(name)).map((spec) => spec.replace('./', ''));
  const asked = [...scripts.values()].flatMap((bytes) =>
    [...bytes.toString().matchAll(/import\(`\.\/([^`]+)`\)/g)].map(([, name]) => name!),
  );
  const islands = (await filesBelow(product.siteDir)).get('index.html')!.toString();
  const entries = [
    ...asked,
    ...[...islands.matchAll(/(?:component|renderer)-url="\/_astro\/([^"]+)"/g)].map(
      ([, url]) => url!,
    ),
  ];
  expect(entries.length).toBeGreaterThan(5);
  const later = entries.flatMap((entry) => {
    const own = needs(entry);
    return own
      .flatMap(needs)
      .filter((name) => !own.includes(name))
      .map((name) => `${entry}: ${name}`);
  });
  expect(later).toEqual([]);
});

test('fonts are as small as promised, and a page asks ahead for those of its first words', async () => {
  const fonts = join(import.meta.dirname, '../../site/styles/fonts');
  const sum = (...names: string[]) =>
    names.reduce((bytes, name) => bytes + statSync(join(fonts, `${name}.woff2`)).size, 0);
  expect(sum(...LATIN, 'taka', 'toggle')).toBeLessThanOrEqual(FONTS.en);
  expect(sum(...LATIN, 'taka', ...BENGALI)).toBeLessThanOrEqual(FONTS.bn);

  const files = await filesBelow(product.siteDir);
  for (const page of pages) {
    const ahead = files
      .get(page)!
      .toString()
      .match(/<link rel="preload" as="font"[^>]*>/g)!
      .map((tag) => /\/_astro\/([\w-]+)\./.exec(tag)?.[1]);
    const isBengali = page === 'bn.html' || page.startsWith('bn/');
    expect(ahead, page).toEqual(isBengali ? [...LATIN, ...BENGALI] : LATIN);
  }
});

test('no script needs a later browser than the oldest that pages are whole in', async () => {
  const scripts = await filesBelow(product.siteDir, (name) => name.endsWith('.js'));
  expect(scripts.size).toBeGreaterThan(10);
  const later = [...scripts].flatMap(([name, bytes]) =>
    // React itself looks for what it may use.
    /\/client\./.test(name) ? [] : laterFeatures(bytes.toString()).map((use) => `${name}: ${use}`),
  );
  expect(later).toEqual([]);
});

test.for([
  'a.toSorted()',
  'Object.groupBy(a,b)',
  'AbortSignal.timeout(1)',
  'm.values().map(f)',
  '/(?<=a)b/',
  'class A{static{a()}}',
  'menu.showPopover()',
])('%s is a later feature', (script) => {
  expect(laterFeatures(script)).toHaveLength(1);
});

test.for(['a.sort()', 'Object.values(a).map(f)', 'menu.showPopover?.()', 'a.at(-1)', '/(?<n>a)/'])(
  '%s is none',
  (script) => {
    expect(laterFeatures(script)).toEqual([]);
  },
);
