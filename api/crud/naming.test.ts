import { blogPost, flight, tourPackage } from '#model/entities/index.ts';
import type { Entity } from '#model/kit/entity.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectError } from '../testing/answers.ts';
import { testApp, type TestApp } from '../testing/app.ts';
import { draftOf } from '../testing/drafts.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const create = (entity: Entity, values: Record<string, unknown>) =>
  server.call('POST', entity.path, {
    headers: server.as('moderator'),
    body: draftOf(entity, values),
  });
const put = (path: string, body: unknown) =>
  server.call('PUT', path, { headers: server.as('moderator'), body });

const made = async (entity: Entity, values: Record<string, unknown>) =>
  (await create(entity, values)).json() as { id: string; slug: string };

test('ids are readable, and the second of a name gets a number', async () => {
  const ids = [];
  for (let n = 0; n < 3; n++) ids.push((await made(tourPackage, { name: 'Dubai City Break' })).id);
  expect(ids).toEqual(['dubai-city-break', 'dubai-city-break-2', 'dubai-city-break-3']);
});

test('an id that begins like another is not in its way', async () => {
  await made(tourPackage, { name: 'Bali Island' });
  expect((await made(tourPackage, { name: 'Bali' })).id).toBe('bali');
});

test('a flight is named by its route', async () => {
  const { id } = await made(flight, { airline: 'Biman', origin: 'Dhaka', destination: 'Jeddah' });
  expect(id).toBe('biman-dhaka-jeddah');
});

test('a name that is also a call of its own is passed over', async () => {
  expect((await made(tourPackage, { name: 'Active' })).id).toBe('active-2');
});

test('a name of digits alone gives an id with letters', async () => {
  expect((await made(tourPackage, { name: '2027' })).id).toMatch(/^package-[0-9a-f]{8}$/);
});

test('renaming keeps the id', async () => {
  const { id } = await made(tourPackage, { name: 'First Name' });
  expect((await put(`/tour-packages/${id}`, { name: 'Second Name' })).json().id).toBe(id);
});

test('a post gets its slug from its title, unique, and by sound from Bengali', async () => {
  expect((await made(blogPost, { title: 'Ten Days in Bali' })).slug).toBe('ten-days-in-bali');
  expect((await made(blogPost, { title: 'Ten days in Bali!' })).slug).toBe('ten-days-in-bali-2');
  expect((await made(blogPost, { title: 'কক্সবাজার ভ্রমণ গাইড' })).slug).toBe('koksobajar-bhromon-gaid');
});

test('a slug that is given stays, and a create that leaves it empty makes one', async () => {
  expect((await made(blogPost, { title: 'Given', slug: 'as-given' })).slug).toBe('as-given');
  expect((await made(blogPost, { title: 'Left Empty', slug: null })).slug).toBe('left-empty');
});

test('a post is left without a slug by a change to null alone, and gets none by a later change', async () => {
  const { id } = await made(blogPost, { title: 'Without' });
  expect((await put(`/blog-posts/${id}`, { slug: null })).json().slug).toBeNull();
  expect((await put(`/blog-posts/${id}`, { title: 'Renamed' })).json().slug).toBeNull();
});

test('a slug that another post has is a conflict, told with the slug', async () => {
  const { id } = await made(blogPost, { title: 'Owner', slug: 'taken' });
  const answer = await create(blogPost, { title: 'Other', slug: 'taken' });
  expectError(answer, 409);
  const msg = `Slug "taken" is already used by "${id}"; choose another`;
  expect(answer.json().detail).toEqual([{ loc: ['body', 'slug'], msg, type: 'unique' }]);
  const other = await made(blogPost, { title: 'Other', slug: 'free' });
  expectError(await put(`/blog-posts/${other.id}`, { slug: 'taken' }), 409);
  expect((await put(`/blog-posts/${id}`, { slug: 'taken' })).statusCode).toBe(200);
});

test('a post without a slug has its id as its address: no other gets that as a slug, nor it another’s', async () => {
  const { id } = await made(blogPost, { title: 'Tea gardens', slug: 'tea' });
  const other = await made(blogPost, { title: 'Another', slug: id });
  const refused = await put(`/blog-posts/${id}`, { slug: null });
  expectError(refused, 409);
  expect(refused.json().detail[0].msg).toContain(`Slug "${id}" is already used by "${other.id}"`);
  await put(`/blog-posts/${other.id}`, { slug: 'another' });
  expect((await put(`/blog-posts/${id}`, { slug: null })).statusCode).toBe(200);
  expectError(await put(`/blog-posts/${other.id}`, { slug: id }), 409);
  expect((await made(blogPost, { title: 'Tea gardens' })).slug).toBe('tea-gardens-2');
});

test.for(['123', 'Upper', 'with space', '-x', 'x-', 'a--b', 'a/b', 'x'.repeat(81), 'বাংলা'])(
  'a slug of "%s" is refused',
  async (slug) => {
    expectError(await create(blogPost, { slug }), 422);
  },
);

test('an empty slug is none: the post is given one', async () => {
  expect((await made(blogPost, { title: 'Slow boats', slug: '' })).slug).toBe('slow-boats');
});
