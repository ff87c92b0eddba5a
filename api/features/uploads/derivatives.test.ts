import { join } from 'node:path';
import { avifName, imageFacts, BLUR_WIDTH, variantName } from '#model/media/images.ts';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { API_PREFIX } from '../../app.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { storedNames } from '../../testing/bucket.ts';
import { eventually } from '../../testing/eventually.ts';
import { animation, grain, jpeg } from '../../testing/pictures.ts';
import { upload } from '../../testing/uploading.ts';
import type { StoredImage } from './listing.ts';

let server: TestApp;
beforeEach(async () => {
  server = await testApp();
});
afterEach(() => server.close());

const get = (url: string) => server.app.inject({ method: 'GET', url });
const onDisk = () => storedNames(server.config).filter((name) => !name.startsWith('.'));
const sent = async (picture: Buffer) => (await upload(server, picture)).json<StoredImage>().url;

/** Polls until the requested file is served as immutable. */
const untilMade = (url: string) =>
  eventually(async () => {
    const response = await get(url);
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toContain('immutable');
    return response;
  });

test('a picture is served in the nearest version at once, and as AVIF as soon as that is made', async () => {
  const url = await sent(await jpeg(900, 300));
  const asked = avifName(variantName(url, 800));
  const first = await get(asked);
  expect([first.headers['content-type'], first.headers['cache-control']]).toEqual([
    'image/webp',
    'no-cache',
  ]);
  expect((await sharp(first.rawPayload).metadata()).width).toBe(800);

  const later = await untilMade(asked);
  expect(later.headers['content-type']).toBe('image/avif');
  const offered = imageFacts(url).avif!.split(', ');
  for (const each of offered) {
    const [file, width] = each.split(' ') as [string, string];
    const { format, width: real } = await sharp((await get(file)).rawPayload).metadata();
    expect([format, `${real}w`]).toEqual(['heif', width]);
  }
  const blurred = await get(imageFacts(url).blurred!);
  expect((await sharp(blurred.rawPayload).metadata()).width).toBe(BLUR_WIDTH);
  expect(blurred.rawPayload.length).toBeLessThan(500);
});

test('an animation stays what it is', async () => {
  const url = await sent(await animation(500, 100).gif().toBuffer());
  await untilMade(variantName(url, BLUR_WIDTH));
  expect(onDisk().filter((name) => name.endsWith('.avif'))).toEqual([]);
  const answer = await get(avifName(url));
  expect(answer.headers['content-type']).toBe('image/webp');
  expect((await sharp(answer.rawPayload).metadata()).pages).toBeGreaterThan(1);
});

test('an upload does not wait until all of another picture is made smaller', async () => {
  const url = await sent(await grain(1600, 1200).jpeg().toBuffer());
  const asked = imageFacts(url).avif!.split(', ').at(-1)!.split(' ')[0]!;
  await get(asked);
  expect((await upload(server, await jpeg())).statusCode).toBe(201);
  expect(onDisk().filter((name) => name.endsWith('.avif'))).toEqual([]);
  await untilMade(asked);
});

test('with the picture all that was made from it goes', async () => {
  const url = await sent(await jpeg(500, 50));
  await untilMade(avifName(url));
  expect(onDisk()).toHaveLength(5);
  const response = await server.app.inject({
    method: 'DELETE',
    url: url.replace('/static/', `${API_PREFIX}/`),
    headers: server.as('moderator'),
  });
  expect(response.statusCode).toBe(204);
  expect(onDisk()).toEqual([]);
});

test.for([
  `${'a'.repeat(32)}-900x30.avif`,
  `${'a'.repeat(32)}-900x30.w24.webp`,
  '..%2fkheya.avif',
  'no.w99999.avif',
])('nothing stands in for %s, which nobody sent', async (name) => {
  expect((await get(join('/static/uploads', name))).statusCode).toBe(404);
  expect(onDisk()).toEqual([]);
});
