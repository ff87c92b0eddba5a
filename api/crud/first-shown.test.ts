import { blogPost } from '#model/entities/blog-post.ts';
import { tourPackage } from '#model/entities/tour-package.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Entity } from '#model/kit/entity.ts';
import { testApp, type TestApp } from '../testing/app.ts';
import { draftOf } from '../testing/drafts.ts';

const [MONDAY, TUESDAY, WEDNESDAY, THURSDAY] = [1, 2, 3, 4].map(
  (day) => `2027-03-0${day}T06:00:00.000Z`,
) as [string, string, string, string];

let now: Date;
let server: TestApp;
beforeEach(async () => {
  now = new Date(MONDAY);
  server = await testApp({ clock: () => now });
});
afterEach(() => server.close());

const headers = () => server.as('moderator');
async function made(entity: Entity, values: Record<string, unknown>): Promise<string> {
  const body = draftOf(entity, values);
  const answer = await server.call('POST', entity.path, { headers: headers(), body });
  expect(answer.statusCode, answer.body).toBe(201);
  return `${entity.path}/${(answer.json() as { id: string }).id}`;
}
/** The date of a record after a change at a moment. */
async function dateAfter(moment: string, path: string, body: object): Promise<string> {
  now = new Date(moment);
  const answer = await server.call('PUT', path, { headers: headers(), body });
  expect(answer.statusCode, answer.body).toBe(200);
  const kept = (await server.call('GET', path, { headers: headers() })).json();
  expect(answer.json()).toEqual(kept);
  return (kept as { created_at: string }).created_at;
}

test('a post has the date at which everybody sees it first, whatever becomes of it then', async () => {
  const post = await made(blogPost, { is_published: false });
  expect(await dateAfter(TUESDAY, post, { title: 'Almost done' })).toBe(MONDAY);
  expect(await dateAfter(WEDNESDAY, post, { is_published: true })).toBe(WEDNESDAY);
  expect(await dateAfter(THURSDAY, post, { is_published: false })).toBe(WEDNESDAY);
  expect(await dateAfter(THURSDAY, post, { is_published: true })).toBe(WEDNESDAY);
});

test('a post that came by its schedule keeps that date once the schedule is taken away', async () => {
  const post = await made(blogPost, { is_published: true, publish_at: TUESDAY });
  expect(await dateAfter(WEDNESDAY, post, { title: 'As it came' })).toBe(MONDAY);
  expect(await dateAfter(THURSDAY, post, { publish_at: null })).toBe(TUESDAY);
  const early = await made(blogPost, {
    is_published: true,
    publish_at: '2027-04-01T06:00:00.000Z',
  });
  expect(await dateAfter('2027-03-05T06:00:00.000Z', early, { publish_at: null })).toBe(
    '2027-03-05T06:00:00.000Z',
  );
});

test('a tour that is offered again is no new one', async () => {
  const tour = await made(tourPackage, { is_available: false });
  expect(await dateAfter(WEDNESDAY, tour, { is_available: true })).toBe(MONDAY);
});
