import { once } from 'node:events';
import { readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { inflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shareOf } from '../../site/share/page.ts';
import { lettered } from '../../site/share/lettering.ts';
import { ensureBrowser } from '../../scripts/browser.ts';
import { filesBelow } from '../harness/folders.ts';
import { Product, UNCOMPRESSED } from '../harness/product.ts';

const GIVE_UP_MS = 60_000;
/** Images removed, to be drawn during the test. */
const REMOVED = 10;
describe('the image that a page is shared with', () => {
  let product: Product;
  /** Requests to a server named in content: SSRF, so none may arrive. */
  const asked: string[] = [];
  const canary = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end();
  });
  beforeAll(async () => {
    canary.listen(0, '127.0.0.1');
    await once(canary, 'listening');
    product = await Product.start({
      content: 'few',
      drawsShareImages: true,
      env: { ...UNCOMPRESSED, BROCHURES: ensureBrowser('headless') },
    });
  });
  afterAll(async () => {
    canary.close();
    await product.stop();
  });

  const folder = () => join(product.dataDir, 'site/assets/share');
  const nameOn = async (page: string) =>
    shareOf(await readFile(join(product.siteDir, page), 'utf8'))!.name;
  const drawn = async (names: readonly string[]) => {
    const deadline = Date.now() + GIVE_UP_MS;
    for (;;) {
      const there = new Set(await readdir(folder()).catch(() => []));
      if (names.every((name) => there.has(name))) return;
      if (Date.now() > deadline) throw new Error(`Not drawn: ${names.join(' ')}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };

  test('is drawn for every page after it is live, is served, and follows what the page says', async () => {
    const pages = [...(await filesBelow(product.siteDir))].filter(([name]) =>
      name.endsWith('.html'),
    );
    const shares = pages.flatMap(([, html]) => shareOf(html.toString()) ?? []);
    expect(shares.length).toBeGreaterThan(40);
    await product.killPublisher();
    for (const { name } of shares.slice(0, REMOVED))
      await rm(join(folder(), name), { force: true });
    await product.startPublisher();
    await drawn(shares.map(({ name }) => name));
    for (const { name } of shares) {
      const { status, headers } = await fetch(`${product.url}/share/${name}`, { method: 'HEAD' });
      expect([status, headers.get('content-type')], name).toEqual([200, 'image/jpeg']);
    }

    const page = 'tours/dubai-city-break.html';
    const before = await nameOn(page);
    const response = await fetch(`${product.url}/share/${before}`);
    expect([response.status, response.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
    const { width, height, format } = await sharp(await response.arrayBuffer()).metadata();
    expect([width, height, format]).toEqual([1200, 630, 'jpeg']);

    const name = 'Dubai <b>& "more"</b>';
    const elsewhere = `http://127.0.0.1:${(canary.address() as AddressInfo).port}/picture.jpg`;
    const changed = await product.call('PUT', '/tour-packages/dubai-city-break', {
      name,
      cover_photo: elsewhere,
      images: [elsewhere],
      package_details: `![](${elsewhere}) [a link](${elsewhere})`,
    });
    expect(changed.status).toBe(200);
    await product.live();
    expect(await readFile(join(product.siteDir, page), 'utf8')).toContain(elsewhere);
    const after = await nameOn(page);
    expect(after).not.toBe(before);
    await drawn([after]);

    const build = join(await product.fullBuild({ shareImages: true }), 'share');
    const built = await readdir(build);
    expect(built).toContain(after);
    expect(built).not.toContain(before);
    // No requests: not from the publisher, the image worker or a full build.
    expect(asked).toEqual([]);
    await drawn(built);
    for (const each of built)
      expect((await readFile(join(build, each))).equals(await readFile(join(folder(), each)))).toBe(
        true,
      );
  });

  test('with PRECOMPRESS=none, a page whose image is drawn has no compressed version yet', async () => {
    await product.call('PUT', '/tour-packages/dubai-city-break', { name: 'Dubai by abra' });
    await product.live();
    await drawn([await nameOn('tours/dubai-city-break.html')]);
    const files = await readdir(join(product.siteDir, 'tours'));
    expect(files.filter((name) => name.startsWith('dubai-city-break.'))).toEqual([
      'dubai-city-break.html',
    ]);
  });

  test('pages of tours are printed to brochures, again when they change, and no host is asked', async () => {
    const address = (path: string) => `${product.url}/bn/tours/${path}/brochure.pdf`;
    const printed = async (before?: string | null) => {
      const deadline = Date.now() + GIVE_UP_MS;
      for (;;) {
        const response = await fetch(address('dubai-city-break'), { redirect: 'manual' });
        const etag = response.headers.get('etag');
        if (response.status === 200 && etag !== before) return { etag, response };
        // Until then the link leads to the page itself.
        if (response.status !== 200)
          expect([response.status, response.headers.get('location')]).toEqual([
            302,
            '/bn/tours/dubai-city-break',
          ]);
        if (Date.now() > deadline) throw new Error('Not printed');
        await wait(100);
      }
    };
    const { etag, response } = await printed();
    expect(response.headers.get('content-type')).toBe('application/pdf');
    const pdf = Buffer.from(await response.arrayBuffer());
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(lettersOf(pdf)).toEqual(expect.arrayContaining([...'দুবাই']));
    expect((await fetch(address('no-such-tour'))).status).toBe(404);

    await product.call('PUT', '/tour-packages/dubai-city-break', { name_bn: 'ঔষধ ঝড় ঞ' });
    await product.live();
    const again = await printed(etag);
    const letters = lettersOf(Buffer.from(await again.response.arrayBuffer()));
    expect(letters).toEqual(expect.arrayContaining([...'ঔঝঞ']));
    expect(asked).toEqual([]);
  });

  test('is drawn by and by where the API is away that has its picture', async () => {
    const photo = sharp({
      create: { width: 1600, height: 1200, channels: 3, background: '#357' },
    });
    const { body: uploaded } = await product.upload(await photo.png().toBuffer());
    await product.call('PUT', '/umrah-packages/umrah-group-14-days', { cover_photo: uploaded.url });
    await product.live();
    await product.killApi();
    const name = await nameOn('umrah/umrah-group-14-days.html');
    // Long enough for an attempt.
    await wait(3_000);
    expect(await readdir(folder())).not.toContain(name);
    await product.startApi();
    await drawn([name]);
  });
});

const GLYPHS = /<(\w{4})> (?:<(\w{4})> )?<((?:\w{4})+)>/g;

/** The letters that a PDF says its glyphs stand for. */
function lettersOf(pdf: Buffer): string[] {
  const letters = new Set<string>();
  for (const { index } of pdf.toString('latin1').matchAll(/(?<!end)stream\r?\n/g)) {
    const start = pdf.indexOf('\n', index) + 1;
    const bytes = pdf.subarray(start, pdf.indexOf('endstream', start));
    const map = inflated(bytes)?.toString('latin1') ?? '';
    const listed = map.includes('beginbf') ? map.slice(map.indexOf('beginbf')) : '';
    // A glyph and its letters, or the first and last glyph of a row of letters.
    for (const [, first, last = first, codes] of listed.matchAll(GLYPHS)) {
      const text = Buffer.from(codes!, 'hex').swap16().toString('utf16le');
      for (let i = parseInt(first!, 16); i <= parseInt(last!, 16); i++)
        for (const letter of text)
          letters.add(String.fromCodePoint(letter.codePointAt(0)! + i - parseInt(first!, 16)));
    }
  }
  return [...letters];
}

function inflated(bytes: Buffer): Buffer | undefined {
  try {
    return inflateSync(bytes);
  } catch {
    return undefined;
  }
}

const box = { locale: 'bn', colour: '#000', width: 900, height: 400, most: 60 } as const;
const widthOf = async (words: string) =>
  (await sharp((await lettered(words, box)).image).metadata()).width;

test('Bengali letters join as the script wants it', async () => {
  const ZERO_WIDTH_NON_JOINER = '\u200c';
  const joined = await widthOf('ক্ষ');
  expect(joined).toBeLessThan(await widthOf(`ক্${ZERO_WIDTH_NON_JOINER}ষ`));
  // Shaping: a vowel sign written after its letter is placed before it.
  expect(await widthOf('কি')).toBeLessThan(await widthOf('ক ি'));
});

test('a title has room however long it is', async () => {
  const image = await lettered('একটি খুব লম্বা শিরোনাম '.repeat(60), box);
  const { width, height } = await sharp(image.image).metadata();
  expect([width <= box.width, height <= box.height]).toEqual([true, true]);
});

test('a page says what is on its image by its own head', () => {
  const head = (attributes: string) =>
    `<html lang="bn"><head><meta property="og:site_name" content="A &#38; B">
     <meta property="og:image" content="https://x.test/share/${'a'.repeat(24)}.jpg"${attributes}>
     <meta property="og:image:alt" content="&#34;ভিসা&#34; <b>"></head><body>`;
  expect(shareOf(head(' data-picture="/stock/bali.webp"'))).toEqual({
    name: `${'a'.repeat(24)}.jpg`,
    locale: 'bn',
    title: '"ভিসা" <b>',
    brand: 'A & B',
    picture: '/stock/bali.webp',
  });
  expect(shareOf(head(''))?.picture).toBeUndefined();
  expect(shareOf('<html lang="en"><head></head>')).toBeUndefined();
});
