import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectError, faultsOf } from '../testing/answers.ts';
import { testApp, type TestApp } from '../testing/app.ts';
import { draftOf } from '../testing/drafts.ts';
import { create } from './repository.ts';
import { blogPost, flight, heroScene, tourPackage } from '#model/entities/index.ts';

let server: TestApp;

const tours = [
  { name: 'Alpha', price: 300, is_available: true, is_featured: false },
  { name: 'Bravo', price: 100, is_available: true, is_featured: true },
  { name: 'Charlie', price: 200, is_available: false, is_featured: true },
  { name: 'Delta', price: 100, is_available: false, is_featured: false },
];

/** Later at each look: records of one millisecond have no order. */
let now = Date.parse('2027-03-01T06:00:00.000Z');
const clock = () => new Date(now++);

beforeAll(async () => {
  server = await testApp({ clock });
  const headers = server.as('moderator');
  for (const tour of tours)
    await server.call('POST', '/tour-packages', { headers, body: draftOf(tourPackage, tour) });
  for (const is_published of [true, false])
    await server.call('POST', '/blog-posts', {
      headers,
      body: draftOf(blogPost, { title: is_published ? 'Out' : 'Draft', is_published }),
    });
  for (const [name, order, is_active] of [
    ['Third', 3, true],
    ['First', 1, true],
    ['Second', 2, false],
  ])
    await server.call('POST', '/site-management/hero-scenes', {
      headers,
      body: draftOf(heroScene, { name, order, is_active }),
    });
});
afterAll(() => server.close());

const staff = (path: string) => server.call('GET', path, { headers: server.as('moderator') });
const anyone = (path: string) => server.call('GET', path);

const ids = async (answer: ReturnType<typeof staff>) =>
  (await answer).json().map((each: { id: string }) => each.id);

test('an empty value is the least of all, in either direction', async () => {
  const headers = server.as('moderator');
  for (const [country_name, charge] of [
    ['Unpriced', null],
    ['Dear', 900],
    ['Cheap', 1],
  ])
    await server.call('POST', '/visa-services', { headers, body: { country_name, charge } });
  expect(await ids(staff('/visa-services?order_by=charge'))).toEqual(['unpriced', 'cheap', 'dear']);
  expect(await ids(staff('/visa-services?order_by=charge&order_direction=desc'))).toEqual([
    'dear',
    'cheap',
    'unpriced',
  ]);
});

test.for([
  ['', ['delta', 'charlie', 'bravo', 'alpha']],
  ['?available_only=true', ['bravo', 'alpha']],
  ['?available_only=false', ['delta', 'charlie', 'bravo', 'alpha']],
  ['?featured_only=true', ['charlie', 'bravo']],
  ['?available_only=true&featured_only=true', ['bravo']],
  ['?order_by=name', ['alpha', 'bravo', 'charlie', 'delta']],
  ['?order_by=name&order_direction=desc', ['delta', 'charlie', 'bravo', 'alpha']],
  ['?order_by=price', ['delta', 'bravo', 'charlie', 'alpha']],
  ['?order_by=price&order_direction=desc', ['alpha', 'charlie', 'delta', 'bravo']],
  ['?limit=2', ['delta', 'charlie']],
  ['?limit=2&offset=2', ['bravo', 'alpha']],
  ['?offset=3', ['alpha']],
  ['?offset=400', []],
])('tours listed with "%s"', async ([query, expected]) => {
  expect(await ids(staff(`/tour-packages${query}`))).toEqual(expected);
});

test('the public is shown what is available, whatever the query says', async () => {
  for (const query of ['', '?available_only=false', '?available_only=true', '?order_by=created_at'])
    expect((await ids(anyone(`/tour-packages${query}`))).toSorted()).toEqual(['alpha', 'bravo']);
  expect(await ids(anyone('/tour-packages?featured_only=true'))).toEqual(['bravo']);
  expect(await ids(anyone('/blog-posts?published_only=false'))).toEqual(['out']);
  expect(await ids(anyone('/site-management/hero-scenes?active_only=false'))).toEqual([
    'first',
    'third',
  ]);
});

test('posts and scenes have filters of their own', async () => {
  expect(await ids(staff('/blog-posts?published_only=true'))).toEqual(['out']);
  expect(await ids(staff('/site-management/hero-scenes?active_only=true'))).toEqual([
    'first',
    'third',
  ]);
});

test('what staff arranged is listed in that order', async () => {
  expect(await ids(staff('/site-management/hero-scenes'))).toEqual(['first', 'second', 'third']);
});

test('the total counts what matches, not what is on the page', async () => {
  const all = await staff('/tour-packages?limit=1&featured_only=true');
  expect([all.json().length, all.headers['x-total-count']]).toEqual([1, '2']);
  const shown = await anyone('/tour-packages?limit=1');
  expect([shown.json().length, shown.headers['x-total-count']]).toEqual([1, '2']);
});

test.for(['limit=1', 'limit=500', 'offset=0'])('%s is taken', async (query) => {
  expect((await anyone(`/tour-packages?${query}`)).statusCode).toBe(200);
});

test.for([
  ['limit', 'limit=0'],
  ['limit', 'limit=501'],
  ['limit', 'limit=-1'],
  ['limit', 'limit=1e9'],
  ['limit', 'limit=NaN'],
  ['limit', 'limit=1e400'],
  ['limit', 'limit=many'],
  ['limit', 'limit=1.5'],
  ['limit', 'limit=true'],
  ['limit', 'limit='],
  ['limit', 'limit=1&limit=2'],
  ['offset', 'offset=-1'],
  ['offset', 'offset=0.5'],
  ['offset', 'offset=x'],
  ['available_only', 'available_only=perhaps'],
  ['order_by', 'order_by=nothing'],
  ['order_by', 'order_by=updated_by'],
  ['order_by', 'order_by=publish_at'],
  ['order_by', 'order_by=password_hash'],
  ['order_by', 'order_by=price%20desc;--'],
  ['order_by', 'order_by=(select%201)'],
  ['order_direction', 'order_direction=sideways'],
  ['order_direction', 'order_direction=asc,id'],
  ['limit[]', 'limit[]=1'],
  ['published_only', 'published_only=true'],
  ['filter', 'filter=x'],
  ['fields', 'fields=*'],
  ['where[price]', 'where[price]=1'],
  ['__proto__', '__proto__=1'],
  ['constructor', 'constructor=1'],
])('a list refuses %s in "%s"', async ([name, query]) => {
  for (const ask of [anyone, staff]) {
    const answer = await ask(`/tour-packages?${query}`);
    expectError(answer, 422);
    expect(faultsOf(answer)).toEqual([`querystring.${name}`]);
  }
});

test('records made at one moment are told apart by their ids, so that pages do not overlap', async () => {
  const author = { userId: null, now: new Date() };
  for (const airline of ['Zulu', 'Alpha', 'Mike'])
    await create(
      server.db,
      flight,
      draftOf(flight, { airline, origin: 'A', destination: 'B' }),
      author,
    );
  const page = (offset: number) => ids(anyone(`/flights?order_by=price&limit=1&offset=${offset}`));
  const pages = await Promise.all([page(0), page(1), page(2)]);
  expect(pages.flat()).toEqual(['alpha-a-b', 'mike-a-b', 'zulu-a-b']);
});
