import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { entities, tourPackage } from '#model/entities/index.ts';
import type { Column, Entity } from '#model/kit/entity.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectError } from '../../testing/answers.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { storedNames, testOfFolder } from '../../testing/bucket.ts';
import { onPostgres } from '../../testing/engines.ts';
import { traversals } from '../../testing/corpora/paths.ts';
import { draftOf } from '../../testing/drafts.ts';
import { jpeg } from '../../testing/pictures.ts';
import { rawExchange } from '../../testing/raw.ts';
import { upload } from '../../testing/uploading.ts';
import type { StoredImage } from './listing.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const asStaff = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
  server.call(method, path, { headers: server.as('moderator'), body });
const nameOf = (url: string) => url.replace('/static/uploads/', '');
const remove = (url: string) => asStaff('DELETE', `/uploads/${nameOf(url)}`);
const onDisk = () => storedNames(server.config);

let made = 0;
/** A picture unique to the test. */
async function uploaded(width = 500): Promise<string> {
  made += 1;
  const answer = await upload(server, await jpeg(width, 20 + made));
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<StoredImage>().url;
}

/** A value of the kind that names a picture. */
const naming: Record<string, (url: string) => unknown> = {
  image: (url) => url,
  images: (url) => ['https://images.example/1.jpg', url],
  markdown: (url) => `Text before.\n\n![The beach](${url} "At dawn")`,
};
const fields = (entities as readonly Entity[]).flatMap((entity) =>
  entity.columns
    .filter(({ field }) => field.kind in naming)
    .map((column): [string, string, Entity, Column] => [entity.name, column.name, entity, column]),
);

test('there are fields that name pictures, of every kind', () => {
  expect(new Set(fields.map(([, , , { field }]) => field.kind)).size).toBe(3);
});

describe('a picture in use is not removed', () => {
  test('by a draft that alone shows it', async () => {
    const url = await uploaded();
    const { id } = (await asStaff('POST', '/tour-packages', draftOf(tourPackage))).json();
    const place = `/drafts/tour-package/${id}`;
    const save = { fields: { cover_photo: url }, version: null };
    const { version } = (await asStaff('PUT', place, save)).json();
    const use = { entity: 'tour-package', id, label: 'Sample (in its draft)' };
    expect((await remove(url)).json().detail.used_by).toEqual([use]);
    await asStaff('DELETE', `${place}?version=${version}`);
    expect((await remove(url)).statusCode).toBe(204);
  });

  test.for(fields)('by a %s in its %s', async ([name, column, entity, { field }]) => {
    const url = await uploaded();
    const draft = draftOf(entity, { [column]: naming[field.kind]!(url) });
    const created = await asStaff('POST', entity.path, draft);
    expect(created.statusCode, created.body).toBe(201);
    const { id } = created.json();
    const answer = await remove(url);
    expectError(answer, 409);
    expect(answer.json().detail).toEqual({
      message: 'This picture is in use by a record; take it out there first',
      used_by: [{ entity: name, id, label: 'Sample' }],
    });
    expect(onDisk()).toContain(nameOf(url));
    await asStaff('DELETE', `${entity.path}/${id}`);
    expect((await remove(url)).json().detail.used_by).toEqual([
      { entity: name, id, label: expect.stringMatching(/^Sample.* \(in the trash\)$/) },
    ]);
    const headers = server.as('super_admin');
    await server.call('DELETE', `/trash/${name}/${id}`, { headers });
    expect((await remove(url)).statusCode).toBe(204);
  });

  test('where a text names one of its widths alone, or by its whole address', async () => {
    for (const address of [
      (url: string) => url.replace('.webp', '.w400.webp'),
      (url: string) => `https://kheya.test${url}`,
    ]) {
      const url = await uploaded();
      const draft = { title: 'A walk', content: `![](${address(url)})` };
      const { id } = (await asStaff('POST', '/blog-posts', draft)).json();
      expect((await remove(url)).statusCode).toBe(409);
      await asStaff('DELETE', `/blog-posts/${id}`);
    }
  });

  test('and every record that shows it is named', async () => {
    const url = await uploaded();
    for (const title of ['First', 'Second'])
      await asStaff('POST', '/blog-posts', { title, content: 'Text', image: url });
    const { detail } = (await remove(url)).json();
    expect(detail.message).toBe('This picture is in use by 2 records; take it out there first');
    expect(detail.used_by.map(({ label }: { label: string }) => label)).toEqual([
      'First',
      'Second',
    ]);
  });
});

test('a picture that nothing shows is removed with its widths, once', async () => {
  const before = onDisk();
  const url = await uploaded(900);
  expect(onDisk()).toHaveLength(before.length + 3);
  const answer = await remove(url);
  expect([answer.statusCode, answer.body]).toEqual([204, '']);
  expect(onDisk()).toEqual(before);
  expectError(await remove(url), 404);
});

test.for([
  'stats',
  'nothing.webp',
  '..%2f..%2fkheya.db',
  '..%2Fkheya.db',
  '%2e%2e%2fkheya.db',
  '%252e%252e%252fkheya.db',
  '..%5ckheya.db',
  'kheya.db',
  '.webp',
  '%00.webp',
  `${'a'.repeat(32)}-1x1.webp%00.png`,
  `${'a'.repeat(32)}-1x1.webp%0a`,
  `${'A'.repeat(32)}-1x1.webp`,
  `${'a'.repeat(32)}-1x1.webp`,
  `${'a'.repeat(32)}-1x1.w400.webp`,
  `${'a'.repeat(32)}-%25.webp`,
])('%s cannot be removed and is 404', async (name) => {
  const before = onDisk();
  expectError(await asStaff('DELETE', `/uploads/${name}`), 404);
  // PostgreSQL's files are elsewhere.
  expect(existsSync(server.config.databaseFile)).toBe(!onPostgres);
  expect(onDisk()).toEqual(before);
});

test('no spelling of a way out of the folder is served or removed, as it stands on the connection', async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  const outside = join(server.config.dataDir, 'outside.txt');
  writeFileSync(outside, 'not for visitors');
  const before = onDisk();
  const raw = (text: string) => text.replace(/[\s\0-\x20\x7f]/g, encodeURIComponent);
  const spellings = [
    raw,
    encodeURIComponent,
    (text: string) => encodeURIComponent(encodeURIComponent(text)),
  ];
  const { authorization } = server.as('super_admin');
  let asked = 0;
  for (const text of traversals)
    for (const spell of spellings)
      for (const start of [
        'GET /static/uploads/',
        'DELETE /api/v1/uploads/',
        'GET /',
        'GET /cms/',
      ]) {
        // Latin-1 carries the UTF-8 bytes: a socket would truncate characters beyond it.
        const target = Buffer.from(start + spell(text)).toString('latin1');
        const { statuses, text: answer } = await rawExchange(
          port,
          `${target} HTTP/1.1\r\nHost: x\r\nAuthorization: ${authorization}\r\nConnection: close\r\n\r\n`,
        );
        const expected = start === 'GET /cms/' ? [200, 308, 400, 404] : [308, 400, 404, 405];
        expect(expected, target).toContain(statuses[0]);
        expect(answer, target).not.toMatch(/not for visitors|root:|SQLite format/);
        asked++;
      }
  expect(asked).toBeGreaterThan(350);
  expect(readFileSync(outside, 'utf8')).toBe('not for visitors');
  expect(onDisk()).toEqual(before);
});

test('one width alone cannot be removed', async () => {
  const url = await uploaded();
  expectError(await remove(url.replace('.webp', '.w400.webp')), 404);
  expect(onDisk()).toContain(nameOf(url).replace('.webp', '.w400.webp'));
});

testOfFolder(
  'a link or a folder with a picture’s name is neither removed nor followed',
  async () => {
    const { uploadsDir, dataDir } = server.config;
    const [link, folder] = ['a', 'b'].map((letter) => `${letter.repeat(32)}-10x10.webp`);
    writeFileSync(join(dataDir, 'outside.webp'), 'Outside');
    symlinkSync(join(dataDir, 'outside.webp'), join(uploadsDir, link!));
    mkdirSync(join(uploadsDir, folder!));
    for (const name of [link, folder])
      expectError(await asStaff('DELETE', `/uploads/${name}`), 404);
    expect(existsSync(join(dataDir, 'outside.webp'))).toBe(true);
  },
);

test('the figures count pictures, their files and what nothing shows', async () => {
  const before = (await asStaff('GET', '/uploads/stats')).json();
  const [shown, unused] = [await uploaded(900), await uploaded(100)];
  await asStaff('POST', '/blog-posts', { title: 'Shown', content: `![](${shown})` });
  const answer = await asStaff('GET', '/uploads/stats');
  expect(answer.json()).toEqual({
    files: before.files + 4,
    bytes: expect.any(Number),
    originals: before.originals + 2,
    unused: before.unused + 1,
  });
  expect(answer.json().bytes).toBeGreaterThan(before.bytes);
  await remove(unused);
  expect((await asStaff('GET', '/uploads/stats')).json().unused).toBe(before.unused);
});
