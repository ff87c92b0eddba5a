import { blogPost } from '#model/entities/index.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectError } from '../../testing/answers.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { draftOf } from '../../testing/drafts.ts';

let server: TestApp;
const ids: Record<string, string> = {};

beforeAll(async () => {
  server = await testApp();
  for (const [slug, is_published] of [
    ['out-now', true],
    ['still-a-draft', false],
  ] as const) {
    const body = draftOf(blogPost, { slug, title: `Another ${slug}`, is_published });
    ids[slug] = (
      await server.call('POST', '/blog-posts', { headers: server.as('moderator'), body })
    ).json().id;
  }
});
afterAll(() => server.close());

const anyone = (path: string) => server.call('GET', path);
const staff = (path: string) => server.call('GET', path, { headers: server.as('moderator') });

test('a published post is found by its slug, as the public sees it', async () => {
  const answer = await anyone('/blog-posts/slug/out-now');
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json()).toEqual((await anyone(`/blog-posts/${ids['out-now']}`)).json());
  expect(answer.json()).not.toHaveProperty('publish_at');
});

test('a draft is found by staff, whole', async () => {
  const answer = await staff('/blog-posts/slug/still-a-draft');
  expect(answer.json()).toEqual((await staff(`/blog-posts/${ids['still-a-draft']}`)).json());
  expect(answer.json()).toHaveProperty('publish_at');
});

test.for([
  '/blog-posts/slug/still-a-draft',
  '/blog-posts/slug/nowhere',
  '/blog-posts/slug/Out-Now',
  '/blog-posts/slug/out-now%20',
  `/blog-posts/slug/${encodeURIComponent('কক্সবাজার')}`,
  '/blog-posts/slug/%25',
  `/blog-posts/slug/${'x'.repeat(250)}`,
  '/blog-posts/nowhere',
  '/blog-posts/another-still-a-draft',
  '/blog-posts/slug',
])('GET %s: "Post not found"', async (path) => {
  const answer = await anyone(path);
  expectError(answer, 404);
  expect(answer.json()).toEqual({ detail: 'Post not found' });
});

test.for(['PUT', 'DELETE'] as const)('%s of a missing post says the same', async (method) => {
  const headers = server.as('moderator');
  const body = method === 'PUT' ? {} : undefined;
  const answer = await server.call(method, '/blog-posts/nowhere', { headers, body });
  expect([answer.statusCode, answer.json()]).toEqual([404, { detail: 'Post not found' }]);
});

test.for([
  ['/tour-packages/nowhere', 'Tour package not found'],
  ['/visa-services/nowhere', 'Visa service not found'],
  ['/umrah-packages/nowhere', 'Umrah package not found'],
])('GET %s: "%s"', async ([path, detail]) => {
  for (const ask of [anyone, staff]) expect((await ask(path!)).json()).toEqual({ detail });
});
