import { fold } from '#model/text/fold.ts';
import { places } from '#model/geo/places.ts';
import { expect, test } from 'vitest';
import { findVisas } from './visa-filter.ts';
import { visaPlaces, visaSearchTerms } from './visa-search-terms.ts';

const visas = [
  { country_name: 'Thailand', country_name_bn: 'থাইল্যান্ড', tags: ['asia'] },
  { country_name: 'Türkiye', country_name_bn: 'তুরস্ক', tags: ['europe'] },
  { country_name: 'United Kingdom', country_name_bn: 'যুক্তরাজ্য', tags: ['europe', 'family'] },
  { country_name: 'Saudi Arabia', country_name_bn: 'সৌদি আরব', tags: ['umrah'] },
  { country_name: 'Nowhereland', country_name_bn: null, tags: [] },
  { country_name: 'Malaysia', country_name_bn: 'মালয়েশিয়া', tags: ['asia'] },
  { country_name: 'Egypt', country_name_bn: 'মিশর', tags: [] },
  { country_name: 'United Arab Emirates', country_name_bn: 'সংযুক্ত আরব আমিরাত', tags: [] },
  { country_name: 'Romania', country_name_bn: 'রোমানিয়া', tags: ['europe'] },
  { country_name: 'Oman', country_name_bn: 'ওমান', tags: [] },
  { country_name: 'Hong Kong', country_name_bn: 'হংকং', tags: [] },
  { country_name: 'China', country_name_bn: 'চীন', tags: [] },
  { country_name: 'Cyprus', country_name_bn: 'সাইপ্রাস', tags: [] },
  { country_name: 'United States', country_name_bn: 'যুক্তরাষ্ট্র', tags: [] },
].map((visa) => ({
  name: visa.country_name,
  words: visaSearchTerms(visa),
  places: visaPlaces(visa),
  chips: visa.tags,
}));

const found = (query: string, ...chips: string[]) =>
  findVisas(visas, { query, chips: new Set(chips) }).map(({ name }) => name);

test.for<[string, string[]]>([
  ['thai', ['Thailand']],
  ['  THAILAND ', ['Thailand']],
  ['থাইল্যাণ্ড', ['Thailand']],
  ['থাই', ['Thailand']],
  ['turkey', ['Türkiye']],
  ['turkiye', ['Türkiye']],
  ['তুর্কি', ['Türkiye']],
  ['UK', ['United Kingdom']],
  ['বিলাত', ['United Kingdom']],
  ['সৌদী', ['Saudi Arabia']],
  ['arabia saudi', ['Saudi Arabia']],
  ['Dubai', ['United Arab Emirates']],
  ['দুবাই', ['United Arab Emirates']],
  ['uae dubai', ['United Arab Emirates']],
  ['London', ['United Kingdom']],
  ['লন্ডন', ['United Kingdom']],
  ['লণ্ডন', ['United Kingdom']],
  ['Sharm', ['Egypt']],
  ['sharm el sheikh', ['Egypt']],
  ['শার্ম', ['Egypt']],
  ['মক্কা', ['Saudi Arabia']],
  ['tailand', ['Thailand']],
  ['malaysiya', ['Malaysia']],
  ['malasia', ['Malaysia']],
  ['মালেয়েশিয়া', ['Malaysia']],
  ['থাইলেন্ড', ['Thailand']],
  ['dubay', ['United Arab Emirates']],
  ['duabi', ['United Arab Emirates']],
  ['maleshia', ['Malaysia']],
  ['তাইলেন', ['Thailand']],
  ['ijipt', ['Egypt']],
  ['landon', ['United Kingdom']],
  ['nowhere', ['Nowhereland']],
  ['turkish', ['Türkiye']],
  ['ব্রিটিশ', ['United Kingdom']],
  ['Thailand visa', ['Thailand']],
  ['থাই ভিসা', ['Thailand']],
  ['মালয়েশিয়া ভিসা কত টাকা', ['Malaysia']],
  ['dubai visa price', ['United Arab Emirates']],
  ['Thailand tourist visa', ['Thailand']],
  ['dubai visit visa', ['United Arab Emirates']],
  ['থাইল্যান্ড টুরিস্ট ভিসা', ['Thailand']],
  ['সৌদি ভিজিট ভিসা', ['Saudi Arabia']],
  ['malasia visa from Bangladesh', ['Malaysia']],
  ['uk visa requirements for bangladeshi', ['United Kingdom']],
  ['মিশর ভিসার কাগজপত্র', ['Egypt']],
  ['thailand student visa', []],
  ['atlantis tourist visa', []],
  ['atlantis', []],
  ['atlantis visa', []],
  ['<b>Narnia & co</b>', []],
  ['<script>', []],
])('“%s” finds %s', ([query, names]) => {
  expect(found(query)).toEqual(names);
});

test.for([' ', 'visa', 'ভিসা', 'tourist visa', 'ভিজিট ভিসা'])(
  '“%s” asks for no country, and finds every visa',
  (query) => {
    expect(found(query)).toHaveLength(visas.length);
  },
);

test('chips and words all have to fit', () => {
  expect(found('', 'europe')).toEqual(['Türkiye', 'United Kingdom', 'Romania']);
  expect(found('', 'europe', 'family')).toEqual(['United Kingdom']);
  expect(found('thai', 'europe')).toEqual([]);
});

test('a word that may be meant of every visa is what visas say where some say it', () => {
  const told = [...visas, { name: 'Visiting', words: 'india | tourist', places: '', chips: [] }];
  expect(findVisas(told, { query: 'tourist visa', chips: new Set() })).toEqual(told.slice(-1));
});

test('a country of that name comes before those where a place is called so', () => {
  expect(found('man')).toEqual(['Romania', 'Oman', 'United Kingdom']);
});

test('a country that is called so comes before those with the letters in a longer word', () => {
  expect(found('oman')).toEqual(['Oman', 'Romania']);
  expect(found('us visa')).toEqual(['United States', 'Cyprus']);
  expect(found('china visa')).toEqual(['China', 'Hong Kong']);
});

test('nothing is taken for a slip where something fits or sounds so, and no place for a name by its sound', () => {
  expect(found('saudia')).toEqual(['Saudi Arabia']);
  expect(found('iran')).toEqual([]);
  expect(found('bahrain')).toEqual([]);
});

test('names of places are those of one country, apart from the few that are not', () => {
  const owners = new Map<string, string[]>();
  for (const [code, names] of Object.entries(places))
    for (const name of new Set(names.map(fold)))
      owners.set(name, [...(owners.get(name) ?? []), code]);
  const shared = [...owners].filter(([, codes]) => codes.length > 1).map(([name]) => name);
  expect(shared).toEqual([fold('Tripoli'), fold('ত্রিপোলি')]);
  expect(owners.size).toBeGreaterThan(800);
});

test('every place is named in both scripts', () => {
  for (const [code, names] of Object.entries(places)) {
    expect(
      names.some((name) => /[a-z]/i.test(name)),
      code,
    ).toBe(true);
    expect(
      names.some((name) => /[\u0980-\u09ff]/.test(name)),
      code,
    ).toBe(true);
  }
});
