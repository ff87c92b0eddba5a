import { expect, test } from 'vitest';
import { indexOf, searchedCatalogue, wantedResults, WRITINGS } from '../../testing/search-index.ts';
import { find, LONGEST_QUERY } from './find.ts';

const index = indexOf(searchedCatalogue());
const found = async (query: string, most = 3) =>
  (await find(query, index, most)).results.map(({ label, row }) => `${label}/${row[1]}`);

/** Of the queries of one writing, so many find what they are meant to. */
const SHARE = 0.95;

test.for(WRITINGS)('what is searched for in %s is among the first three', async (writing) => {
  const queries = wantedResults(writing);
  expect(new Set(queries.map(({ query }) => query)).size).toBe(100);
  const missed: string[] = [];
  for (const { query, wanted } of queries) {
    const first = await found(query);
    if (!first.includes(wanted)) missed.push(`${query}: ${first.join(', ')}, not ${wanted}`);
  }
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(queries.length * (1 - SHARE));
});

test('a country comes before the places in others that sound like it', async () => {
  expect((await found('sydney visa'))[0]).toBe('visas/australia');
  expect((await found('istanbul visa'))[0]).toBe('visas/turkiye');
  expect((await found('male tour'))[0]).toBe('tours/maldives-island-lagoon');
  expect((await found('the states'))[0]).toBe('visas/united-states');
  expect((await found('china visa'))[0]).toBe('visas/china');
});

test('a city finds the visa of its country, and with the word for visas no other', async () => {
  for (const query of ['dubai', 'দুবাই'])
    expect(await found(query, 10)).toContain('visas/united-arab-emirates');
  for (const query of ['dubai visa', 'দুবাই ভিসা', 'malaysia visa']) {
    const visas = (await found(query, 20)).filter((each) => each.startsWith('visas/'));
    expect(visas, query).toHaveLength(1);
  }
  expect((await found('visa', 20)).length).toBeGreaterThan(5);
});

test('what is of a country finds its visa, and with the word for visas no other', async () => {
  for (const [query, visa] of [
    ['thai visa', 'thailand'],
    ['থাই ভিসা', 'thailand'],
    ['british visa', 'united-kingdom'],
    ['chinese visa', 'china'],
    ['ইন্ডিয়ান ভিসা', 'india'],
  ] as const) {
    const visas = (await found(query, 20)).filter((each) => each.startsWith('visas/'));
    expect(visas, query).toEqual([`visas/${visa}`]);
  }
});

test('the code of an airport finds the flight there, and no country that sounds a little like it', async () => {
  for (const query of ['bkk', 'bkk xyz'])
    expect(await found(query, 10), query).toEqual(['flights/dhaka-bangkok-return']);
  const withoutBangkok = indexOf(
    searchedCatalogue().filter(([, { id }]) => id !== 'dhaka-bangkok-return'),
  );
  expect(await find('bkk', withoutBangkok, 3)).toEqual({ total: 0, results: [] });
});

test('a price that is asked for takes no result away, and brings none', async () => {
  for (const query of [
    'থাইল্যান্ড ভিসা কত টাকা',
    'থাইল্যান্ড ভিসার খরচ',
    'thailand visa price',
    'thailand visa korte koto lagbe',
    'how much for thailand visa',
  ])
    expect((await found(query, 20)).toSorted(), query).toEqual([
      'blog/thailand-visa-documents',
      'visas/thailand',
    ]);
  expect((await found('dubai jete koto taka'))[0]).toBe('tours/dubai-city-break');
  expect(await found('টাকা')).not.toEqual([]);
});

test('a word that nothing has takes no result away', async () => {
  expect((await found('thailand visa qwrtplk'))[0]).toBe('visas/thailand');
});

test('a name that was typed as two words is found by one, and the other way round', async () => {
  for (const query of ['saintmartin', 'saint martin', 'সেন্টমার্টিন', 'সেন্ট মার্টিন'])
    expect((await found(query))[0], query).toBe('tours/saint-martin-chhera-dwip');
});

test('what has no result has none', async () => {
  for (const query of [
    '',
    ' ',
    '<',
    '😀',
    '日本',
    'atlantis',
    'asdf',
    'asdfgh',
    'test',
    'qwerty',
    'lorem ipsum',
    'hello world',
    'bitcoin',
    'আবোলতাবোল',
    '%',
    '\u0000',
    '\ud800',
    '\u2028',
    '্',
    '--',
  ])
    expect(await find(query, index, 3), query).toEqual({ total: 0, results: [] });
});

test('of a long query the beginning counts, and it takes no time', async () => {
  const long = 'thailand '.repeat(2000);
  expect((await found(long))[0]).toBe('visas/thailand');
  const start = performance.now();
  await find(`${'ক্ষ্ণু'.repeat(3000)} ${'a'.repeat(LONGEST_QUERY)}`, index, 3);
  expect(performance.now() - start).toBeLessThan(500);
});

test('a shard or a part that is not there is as if it were empty', async () => {
  const gone = { shard: async () => undefined, rows: async () => undefined };
  expect(await find('thailand', gone, 3)).toEqual({ total: 0, results: [] });
  const half = { ...index, rows: async () => undefined };
  expect((await find('thailand', half, 3)).results).toEqual([]);
});
