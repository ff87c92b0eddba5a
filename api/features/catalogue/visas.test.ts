import { visaService } from '#model/entities/index.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectError } from '../../testing/answers.ts';
import { testApp, type TestApp } from '../../testing/app.ts';

let server: TestApp;

const visas = [
  { country_name: 'Thailand', country_name_bn: 'থাইল্যান্ড', tags: ['Beach', 'asia'] },
  { country_name: 'Niger', tags: ['africa'] },
  { country_name: 'Nigeria', country_name_bn: 'নাইজেরিয়া', tags: ['africa', 'asia'] },
  { country_name: 'যুক্তরাজ্য', tags: ['Élite'] },
  { country_name: 'Oman', is_available: false, tags: ['hidden'] },
  { country_name: 'Schengen', country_name_bn: 'শেনজেন', tags: [] },
  { country_name: 'Thai business', country_name_bn: 'থাইল্যাণ্ড', tags: ['zebra', 'beach'] },
];

beforeAll(async () => {
  server = await testApp();
  for (const body of visas)
    await server.call('POST', visaService.path, { headers: server.as('moderator'), body });
});
afterAll(() => server.close());

const anyone = (path: string) => server.call('GET', `/visa-services${path}`);
const staff = (path: string) =>
  server.call('GET', `/visa-services${path}`, { headers: server.as('moderator') });
const ofCountry = (name: string) => anyone(`/country/${encodeURIComponent(name)}`);

test.for([
  ['Thailand', ['Thai business', 'Thailand']],
  ['thailand', ['Thai business', 'Thailand']],
  ['TH', ['Thai business', 'Thailand']],
  ['থাইল্যান্ড', ['Thai business', 'Thailand']],
  ['Niger', ['Niger']],
  ['নাইজার', ['Niger']],
  ['NG', ['Nigeria']],
  ['UK', ['যুক্তরাজ্য']],
  ['England', ['যুক্তরাজ্য']],
  ['Schengen', ['Schengen']],
  ['schengen', ['Schengen']],
  ['সেনজেন', ['Schengen']],
  ['Romania', []],
] as [string, string[]][])('the visas of %s', async ([name, expected]) => {
  const answer = await ofCountry(name);
  expect(answer.statusCode, answer.body).toBe(200);
  const names = answer.json().map((each: { country_name: string }) => each.country_name);
  expect(names.toSorted()).toEqual(expected);
  expect(answer.headers['x-total-count']).toBe(String(expected.length));
});

test('they are whole records, and what only staff see is for staff', async () => {
  const [visa] = (await ofCountry('Niger')).json();
  expect(visa).toEqual((await anyone(`/${visa.id}`)).json());
  const [own] = (await staff('/country/niger')).json();
  expect(own).toEqual((await staff(`/${visa.id}`)).json());
});

test.for(['Atlantis', 'Thai', 'Thailand2', '%', '’', 'x'.repeat(250), 'similar'])(
  'there is no country "%s"',
  async (name) => {
    const answer = await ofCountry(name);
    expectError(answer, 404);
    expect(answer.json().detail).toBe('Country not found');
  },
);

test('a hidden visa is there for staff alone', async () => {
  expect((await ofCountry('oman')).json()).toEqual([]);
  expect((await staff('/country/oman')).json()).toHaveLength(1);
});

test('the tags are told once each, in alphabetical order', async () => {
  const answer = await anyone('/tags/all');
  expect(answer.json()).toEqual(['africa', 'asia', 'beach', 'Beach', 'Élite', 'zebra']);
  expect(answer.headers['x-total-count']).toBe('6');
  expect((await staff('/tags/all')).json()).toContain('hidden');
});

test('the countries are told once each, with both names where one is known', async () => {
  const answer = await anyone('/countries/all');
  expect(answer.json()).toEqual([
    { code: 'NE', country_name: 'Niger', country_name_bn: 'নাইজার' },
    { code: 'NG', country_name: 'Nigeria', country_name_bn: 'নাইজেরিয়া' },
    { code: null, country_name: 'Schengen', country_name_bn: 'শেনজেন' },
    { code: 'TH', country_name: 'Thai business', country_name_bn: 'থাইল্যাণ্ড' },
    { code: 'GB', country_name: 'যুক্তরাজ্য', country_name_bn: 'যুক্তরাজ্য' },
  ]);
  expect(answer.headers['x-total-count']).toBe('5');
  const codes = (await staff('/countries/all')).json().map(({ code }: { code: string }) => code);
  expect(codes).toContain('OM');
});

test.for(['/tags/all?x=1', '/countries/all?limit=1', '/country/niger?q=x'])(
  'a parameter that does nothing is refused: %s',
  async (path) => {
    expectError(await anyone(path), 422);
  },
);

test('what stands beside these addresses is still a record', async () => {
  for (const path of ['/tags', '/countries', '/country', '/tags/similar', '/countries/similar']) {
    const answer = await anyone(path);
    expectError(answer, 404);
    expect(answer.json().detail).toBe('Visa service not found');
  }
});
