import { tourPackage, visaService } from '#model/entities/index.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectError, faultsOf } from '../testing/answers.ts';
import { testApp, type TestApp } from '../testing/app.ts';
import { draftOf } from '../testing/drafts.ts';

let server: TestApp;
let tour: string;

beforeAll(async () => {
  server = await testApp();
  const body = draftOf(tourPackage, { name: 'Base' });
  const answer = await server.call('POST', '/tour-packages', {
    headers: server.as('moderator'),
    body,
  });
  tour = `/tour-packages/${answer.json().id}`;
});
afterAll(() => server.close());

const put = (body: unknown) => server.call('PUT', tour, { headers: server.as('moderator'), body });
const stored = async () =>
  (await server.call('GET', tour, { headers: server.as('moderator') })).json();

const raw = (payload: string | Buffer, contentType?: string, url = '/api/v1/tour-packages') =>
  server.app.inject({
    method: 'POST',
    url,
    headers: { ...server.as('moderator'), ...(contentType ? { 'content-type': contentType } : {}) },
    payload,
  });

test.for([
  ['26500', 26_500],
  ['1,25,000', 125_000],
  ['২৬,৫০০', 26_500],
  ['২৬৫০০.৫০', 26_500.5],
  [0, 0],
  [' 12 ', 12],
])('a price of %j is taken as %d', async ([given, price]) => {
  expect((await put({ price: given })).json().price).toBe(price);
});

test.for([
  'cheap',
  '',
  '-5',
  '1e9',
  '0x10',
  '99999999999',
  '1000000001',
  true,
  [5],
  { amount: 5 },
  -1,
  1_000_000_001,
  null,
])('a price of %j is refused and nothing is stored', async (price) => {
  const before = await stored();
  const answer = await put({ price });
  expectError(answer, 422);
  expect(faultsOf(answer)).toEqual(['body.price']);
  expect(await stored()).toEqual(before);
});

test.for([
  ['name', 5],
  ['name', null],
  ['name', ''],
  ['name', '   '],
  ['name', 'x'.repeat(121)],
  ['name', 'two\nlines'],
  ['name', 'a\u0000b'],
  ['is_available', 'true'],
  ['is_available', 1],
  ['is_available', null],
  ['tags', 'Beach'],
  ['tags', [5]],
  ['tags', Array.from({ length: 13 }, (_, n) => `tag ${n}`)],
  ['inclusions', { 0: 'x' }],
  ['images', ['javascript:alert(1)']],
  ['cover_photo', 'data:image/png;base64,AAAA'],
  ['cover_photo', '//evil.example/x.png'],
  ['itinerary', []],
  ['itinerary', { dayX: { title: 'x' } }],
  ['itinerary', { day1: { title: 'x', admin: true } }],
  ['publish_at', 'tomorrow'],
  ['publish_at', '2027-01-01T23:59:60Z'],
])('a %s of %j is refused', async ([name, value]) => {
  const answer = await put({ [name as string]: value });
  expectError(answer, 422);
  expect(faultsOf(answer)[0]).toMatch(new RegExp(`^body\\.${name as string}`));
});

test('every fault is told, each with its place', async () => {
  const answer = await put({ price: 'x', name: 5, surprise: 1 });
  expect(faultsOf(answer).toSorted()).toEqual(['body.name', 'body.price', 'body.surprise']);
  for (const fault of answer.json().detail)
    expect(fault).toEqual({
      loc: expect.any(Array),
      msg: expect.any(String),
      type: expect.any(String),
    });
});

test('null empties a list, and lists and maps come back as they were given', async () => {
  await put({ inclusions: ['Hotel', 'Bus'], itinerary: { day1: { title: 'Arrival' } } });
  expect(await stored()).toMatchObject({
    inclusions: ['Hotel', 'Bus'],
    itinerary: { day1: { title: 'Arrival' } },
  });
  await put({ inclusions: null, itinerary: null });
  expect(await stored()).toMatchObject({ inclusions: [], itinerary: null });
});

test('an itinerary is answered in the order of its days', async () => {
  const title = 'x';
  await put({ itinerary: { day10: { title }, day2: { title }, day1: { title } } });
  expect(Object.keys((await stored()).itinerary)).toEqual(['day1', 'day2', 'day10']);
});

test('a charge may be missing, and a bare list of requirements is one group', async () => {
  const body = draftOf(visaService, { requirements: ['Passport', 'Photo'] });
  const answer = await server.call('POST', '/visa-services', {
    headers: server.as('moderator'),
    body,
  });
  expect(answer.json()).toMatchObject({
    charge: null,
    requirements: { Requirements: ['Passport', 'Photo'] },
  });
});

test('a moment is stored in UTC', async () => {
  expect((await put({ publish_at: '2027-01-01T06:00:00+06:00' })).json().publish_at).toBe(
    '2027-01-01T00:00:00.000Z',
  );
});

test.for(['{', '{"name": }', "{'name': 1}", '[1,]'])(
  '%s is 400: it is no JSON',
  async (payload) => {
    const answer = await raw(payload, 'application/json');
    expectError(answer, 400);
    expect(answer.json().detail).toBe('The body is not valid JSON');
  },
);

test.for([
  '{"__proto__": {"is_available": true}}',
  '{"name": "x", "itinerary": {"__proto__": {"title": "x"}}}',
  '{"constructor": {"prototype": {"polluted": true}}}',
])('%s touches no prototype', async (payload) => {
  const answer = await raw(payload, 'application/json');
  expectError(answer, 400);
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
});

test.for([
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json garbage',
  'application/jsonx',
  undefined,
])('a body that says it is %s is not taken for JSON', async (contentType) => {
  const payload = Buffer.from(JSON.stringify(draftOf(tourPackage, { name: 'Smuggled' })));
  const answer = await raw(payload, contentType);
  expect([400, 415, 422]).toContain(answer.statusCode);
  const list = await server.call('GET', '/tour-packages', { headers: server.as('moderator') });
  expect(list.body).not.toContain('Smuggled');
});

test('a body over a mebibyte is 413', async () => {
  expectError(await raw(`"${'x'.repeat(1024 * 1024)}"`, 'application/json'), 413);
});

test.for([
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'text/plain',
])('an empty body that says it is %s is no body', async (contentType) => {
  const made = await server.call('POST', '/tour-packages', {
    headers: server.as('moderator'),
    body: draftOf(tourPackage),
  });
  const answer = await server.app.inject({
    method: 'DELETE',
    url: `/api/v1/tour-packages/${made.json().id}`,
    headers: { ...server.as('moderator'), 'content-type': contentType },
    payload: '',
  });
  expect(answer.statusCode, answer.body).toBe(204);
});

test.for([
  "x'%20OR%20'1'='1",
  '1;DROP%20TABLE%20users',
  '%2e%2e%2fusers',
  '{}',
  'A',
  'x'.repeat(101),
  '%00',
])('an id of %s finds nothing', async (id) => {
  const answer = await server.call('GET', `/tour-packages/${id}`);
  expect([400, 404, 422]).toContain(answer.statusCode);
  expect(Object.keys(answer.json())).toEqual(['detail']);
});
