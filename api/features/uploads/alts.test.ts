import { afterAll, beforeAll, expect, test } from 'vitest';
import { tourPackage } from '#model/entities/index.ts';
import { expectError } from '../../testing/answers.ts';
import { SECRETS, testApp, type TestApp } from '../../testing/app.ts';
import { draftOf } from '../../testing/drafts.ts';
import { jpeg } from '../../testing/pictures.ts';
import { upload } from '../../testing/uploading.ts';

let server: TestApp;
let url: string;
let tour: { id: string; revision: number };

const file = () => url.slice(url.lastIndexOf('/') + 1);
const describe = (body: unknown, name = file()) =>
  server.call('PUT', `/uploads/${name}`, { headers: server.as('moderator'), body });
const revision = async () =>
  (await server.call('GET', '/publishing', { headers: server.as('moderator') })).json<{
    revision: number;
  }>().revision;
const told = async () => {
  const headers = { authorization: `Bearer ${SECRETS.BUILD_TOKEN}` };
  const { body } = await server.call('GET', '/site-content', { headers });
  const lines = body.trim().split('\n');
  return lines.map((line) => JSON.parse(line)).find(({ id }) => id === tour.id).record;
};

beforeAll(async () => {
  server = await testApp();
  ({ url } = (await upload(server, await jpeg(420, 300))).json());
  const body = draftOf(tourPackage, { name: 'Sajek', is_available: true, images: [url] });
  const made = await server.call('POST', '/tour-packages', {
    headers: server.as('moderator'),
    body,
  });
  expect(made.statusCode, made.body).toBe(201);
  tour = made.json();
});
afterAll(() => server.close());

test('words for a picture are listed, audited, and told with the records that show it', async () => {
  expect(await told()).not.toHaveProperty('picture_alts');
  const before = await revision();
  const answer = await describe({ alt_en: ' Clouds below a hut ', alt_bn: 'কুঁড়েঘরের নিচে মেঘ' });
  expect(answer.statusCode, answer.body).toBe(200);
  const alts = answer.json();
  expect(alts).toMatchObject({ file: file(), alt_bn: 'কুঁড়েঘরের নিচে মেঘ'.normalize('NFC') });
  const [listed] = (
    await server.call('GET', '/uploads', { headers: server.as('moderator') })
  ).json();
  expect(listed).toMatchObject(alts);
  expect((await told()).picture_alts).toEqual({
    [url]: { alt_en: alts.alt_en, alt_bn: alts.alt_bn },
  });
  expect(await revision()).toBe(before + 1);
  const [entry] = (
    await server.call('GET', '/audit-log?limit=1', { headers: server.as('super_admin') })
  ).json();
  expect(entry).toMatchObject({ action: 'change', entity: 'upload', record_id: file() });
});

test('the record itself stays as it is, for whoever edits it', async () => {
  const { json } = await server.call('GET', `/tour-packages/${tour.id}`, {
    headers: server.as('moderator'),
  });
  expect(json()).toMatchObject({ revision: tour.revision });
  expect(json()).not.toHaveProperty('picture_alts');
});

test('the same words again are no change; null takes them back', async () => {
  const before = await revision();
  const { alt_en } = (await describe({ alt_bn: null })).json();
  expect(await revision()).toBe(before + 1);
  await describe({ alt_en });
  expect(await revision()).toBe(before + 1);
  expect((await describe({ alt_en: ' \u200b' })).json()).toMatchObject({
    alt_en: null,
    alt_bn: null,
  });
  expect(await told()).not.toHaveProperty('picture_alts');
});

test('what is no text of one line, no picture, or nobody of the staff is refused', async () => {
  for (const body of [{}, { alt: 'x' }, { alt_en: 'a\nb' }, { alt_en: 'x'.repeat(251) }])
    expectError(await describe(body), 422);
  expectError(await describe({ alt_en: 'x' }, `${'0'.repeat(32)}-4x3.webp`), 404);
  expectError(await describe({ alt_en: 'x' }, 'favicon.svg'), 404);
  const nobody = await server.call('PUT', `/uploads/${file()}`, { body: { alt_en: 'x' } });
  expectError(nobody, 401);
});

test('words go with their picture', async () => {
  const { url: other } = (await upload(server, await jpeg(500, 300))).json();
  const name = other.slice(other.lastIndexOf('/') + 1);
  await describe({ alt_en: 'A road' }, name);
  await server.call('DELETE', `/uploads/${name}`, { headers: server.as('moderator') });
  await upload(server, await jpeg(500, 300));
  const listed = (await server.call('GET', '/uploads', { headers: server.as('moderator') })).json();
  expect(listed.find((each: { file: string }) => each.file === name)?.alt_en ?? null).toBeNull();
});
