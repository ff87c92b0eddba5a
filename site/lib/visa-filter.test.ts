import { expect, test } from 'vitest';
import { visaFilter } from './visa-filter.ts';
import { visaWords } from './visa-words.ts';

const visas = [
  { country_name: 'Thailand', country_name_bn: 'থাইল্যান্ড', tags: ['asia'] },
  { country_name: 'Türkiye', country_name_bn: 'তুরস্ক', tags: ['europe'] },
  { country_name: 'United Kingdom', country_name_bn: 'যুক্তরাজ্য', tags: ['europe', 'family'] },
  { country_name: 'Saudi Arabia', country_name_bn: 'সৌদি আরব', tags: ['umrah'] },
  { country_name: 'Nowhereland', country_name_bn: null, tags: [] },
].map((visa) => ({ name: visa.country_name, words: visaWords(visa), chips: visa.tags }));

const found = (query: string, ...chips: string[]) =>
  visas.filter(visaFilter({ query, chips: new Set(chips) })).map(({ name }) => name);

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
  ['nowhere', ['Nowhereland']],
  ['atlantis', []],
  ['<script>', []],
])('“%s” finds %s', ([query, names]) => {
  expect(found(query)).toEqual(names);
});

test('nothing asked for finds everything', () => {
  expect(found(' ')).toHaveLength(visas.length);
});

test('chips and words all have to fit', () => {
  expect(found('', 'europe')).toEqual(['Türkiye', 'United Kingdom']);
  expect(found('', 'europe', 'family')).toEqual(['United Kingdom']);
  expect(found('thai', 'europe')).toEqual([]);
});
