import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { imageFacts, BLUR_WIDTH, STOCK_WIDTHS, variantName } from '#model/media/images.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { logo } from './brand/logos.ts';
import { stockPictures } from './stock/names.ts';

const PUBLIC = resolve(import.meta.dirname, '../../site/public');
const KB = 1024;
const names = Object.keys(stockPictures);
const read = (path: string) => readFileSync(join(PUBLIC, path));
const size = (path: string) => statSync(join(PUBLIC, path)).size;
const bytesUnder = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);

test.for(names)(
  'the stock picture %s measures what a page says of it, at each width and in each format',
  async (name) => {
    const { width, height, srcset, avif, blurred } = imageFacts(`/stock/${name}.webp`);
    const whole = await sharp(read(`stock/${name}.webp`)).metadata();
    expect([whole.width, whole.height]).toEqual([width, height]);
    for (const each of STOCK_WIDTHS) {
      const file = variantName(`/stock/${name}.webp`, each);
      expect(srcset).toContain(`${file} ${each}w`);
      expect((await sharp(read(file)).metadata()).width).toBe(each);
    }
    for (const each of avif!.split(', ')) {
      const [file, said] = each.split(' ') as [string, string];
      const { format, width: real } = await sharp(read(file)).metadata();
      expect([format, `${real}w`]).toEqual(['heif', said]);
    }
    expect((await sharp(read(blurred!)).metadata()).width).toBe(BLUR_WIDTH);
  },
);

test('there is a picture for each default scene, six posts, three visas and thirty countries', () => {
  expect(names).toEqual(expect.arrayContaining(['dubai', 'santorini', 'bali', 'tour']));
  expect(names.filter((name) => /^blog-[1-6]$/.test(name))).toHaveLength(6);
  expect(names.filter((name) => /^visa-[1-3]$/.test(name))).toHaveLength(3);
  expect(names.filter((name) => /^visa-[a-z]{2}$/.test(name)).length).toBeGreaterThanOrEqual(30);
});

test('pictures are light enough for a thin network', () => {
  for (const name of names) {
    expect(size(`stock/${name}.w400.webp`), name).toBeLessThan(16 * KB);
    expect(size(`stock/${name}.w800.webp`), name).toBeLessThan(34 * KB);
    expect(size(`stock/${name}.webp`), name).toBeLessThan(72 * KB);
    for (const each of ['w400', 'w800'].map((width) => `stock/${name}.${width}`))
      expect(size(`${each}.avif`), each).toBeLessThan(size(`${each}.webp`));
    expect(size(`stock/${name}.w24.webp`), name).toBeLessThan(400);
  }
  const stock = bytesUnder(join(PUBLIC, 'stock'));
  expect(stock + bytesUnder(import.meta.dirname)).toBeLessThan(6 * KB * KB);
});

test('the letters of the logo are outlines, and stay what they are', async () => {
  for (const language of ['en', 'bn'] as const)
    for (const [ground, ending] of [
      ['paper', ''],
      ['night', '-night'],
    ] as const) {
      const drawn = await logo(language, ground);
      expect(drawn).not.toMatch(/<text|NaN/);
      expect(read(`brand/logo-${language}${ending}.svg`).toString()).toBe(drawn);
    }
});

test('the icon of a home screen is as large as a phone asks for', async () => {
  expect((await sharp(read('brand/apple-touch-icon.png')).metadata()).width).toBe(180);
});
