import { afterAll, beforeAll, expect, test } from 'vitest';
import { paths } from '#model/routes/paths.ts';
import { blogPost, landingPage, tourPackage, visaService } from '#model/entities/index.ts';
import { testApp, type TestApp } from '../testing/app.ts';
import { draftOf } from '../testing/drafts.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const post = (path: string, body: unknown) =>
  server.call('POST', path, { headers: server.as('moderator'), body });

/** The first part of every page of the site. */
const parts = Object.values(paths)
  .filter((path) => typeof path === 'string')
  .map((path) => path.split('/')[1]!)
  .filter((part) => /^[a-z-]+$/.test(part));

test.for([...new Set(parts), 'index', 'in'])(
  'a record that is named like the page %s has an address of its own',
  async (part) => {
    const name = part.replaceAll('-', ' ');
    for (const [entity, draft] of [
      [tourPackage, { name }],
      [visaService, { country_name: name }],
      [blogPost, { title: name, slug: undefined }],
    ] as const) {
      const answer = await post(entity.path, draftOf(entity, draft));
      expect(answer.statusCode, answer.body).toBe(201);
      const { id, slug } = answer.json<{ id: string; slug?: string }>();
      expect(slug ?? id).toMatch(new RegExp(`^${part}-\\d+$`));
    }
    for (const entity of [blogPost, landingPage]) {
      const answer = await post(entity.path, draftOf(entity, { slug: part }));
      expect(answer.statusCode).toBe(422);
      expect(answer.body).toContain('is an address that the site keeps for a page of its own');
    }
  },
);

test.for([
  'https://x:99999/',
  'http://[',
  'https://%zz/',
  'http://:80',
  'https://x:port/',
  'http://1.2.3.4.5/',
  'http://ho|st/',
  'https://a^b/',
])('%s, which no browser opens, is refused where a page would show it', async (address) => {
  for (const column of ['cover_photo', 'images']) {
    const value = column === 'images' ? [address] : address;
    const answer = await post(tourPackage.path, draftOf(tourPackage, { [column]: value }));
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain('is no address that a browser can open');
  }
});
