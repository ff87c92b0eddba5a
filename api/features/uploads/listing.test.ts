import { afterAll, beforeAll, expect, test } from 'vitest';
import { tourPackage } from '#model/entities/index.ts';
import { expectError } from '../../testing/answers.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { draftOf } from '../../testing/drafts.ts';
import { jpeg } from '../../testing/pictures.ts';
import { upload } from '../../testing/uploading.ts';
import type { StoredImage } from './listing.ts';

let server: TestApp;
let used: StoredImage;
let unused: StoredImage;
let tour: { id: string };

const asStaff = (path: string) => server.call('GET', path, { headers: server.as('moderator') });

beforeAll(async () => {
  server = await testApp();
  used = (await upload(server, await jpeg(420, 300))).json();
  unused = (await upload(server, await jpeg(900, 500))).json();
  const draft = draftOf(tourPackage, {
    name: 'Sajek',
    cover_photo: used.url,
    images: [used.url],
    package_details: `![Clouds](${used.url})`,
  });
  const made = await server.call('POST', '/tour-packages', {
    headers: server.as('moderator'),
    body: draft,
  });
  expect(made.statusCode, made.body).toBe(201);
  tour = made.json();
});
afterAll(() => server.close());

test('every picture is listed once, with its measures and each record that shows it', async () => {
  const answer = await asStaff('/uploads');
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.headers['x-total-count']).toBe('2');
  const found = answer.json().find(({ url }: StoredImage) => url === used.url);
  expect(found).toEqual({
    file: used.url.replace('/static/uploads/', ''),
    name: 'photo.jpg',
    url: used.url,
    size: used.size,
    width: 420,
    height: 300,
    uploaded_at: expect.stringMatching(/Z$/),
    alt_en: null,
    alt_bn: null,
    used_by: [{ entity: 'tour-package', id: tour.id, label: 'Sajek' }],
  });
});

test('what no record shows can be asked for alone', async () => {
  const answer = await asStaff('/uploads?unused=true');
  expect(answer.json()).toMatchObject([{ url: unused.url, used_by: [] }]);
});

test('pages follow each other', async () => {
  const all = (await asStaff('/uploads')).json();
  const pages = [
    ...(await asStaff('/uploads?limit=1')).json(),
    ...(await asStaff('/uploads?limit=1&offset=1')).json(),
  ];
  expect(pages).toEqual(all);
  expect((await asStaff('/uploads?offset=2')).json()).toEqual([]);
});

test('a picture that is deleted between two pages hides none', async () => {
  const sent: StoredImage[] = [];
  for (const width of [501, 502, 503])
    sent.push((await upload(server, await jpeg(width, 300))).json());
  const pages = (await asStaff('/uploads?limit=2')).json();
  const gone = pages[0].url.replace('/static', '');
  const deleted = await server.call('DELETE', gone, { headers: server.as('moderator') });
  expect(deleted.statusCode, deleted.body).toBe(204);
  pages.push(...(await asStaff('/uploads?limit=10&offset=2')).json());
  const urls = pages.map(({ url }: StoredImage) => url);
  expect(urls.toSorted()).toEqual([used, unused, ...sent].map(({ url }) => url).toSorted());
  expect((await asStaff('/uploads')).json()).toHaveLength(4);
});

test.for(['limit=0', 'limit=501', 'offset=-1', 'unused=perhaps', 'order_by=size'])(
  '?%s is refused',
  async (query) => expectError(await asStaff(`/uploads?${query}`), 422),
);

test('only staff see it', async () => {
  expectError(await server.call('GET', '/uploads'), 401);
});
