import { expect, test } from 'vitest';
import { recommendedFor, visasNeededFor, type Offer } from './recommended.ts';

const offer = (id: string, tags: string[], rest: Partial<Offer> = {}): Offer => ({
  id,
  tags: new Set(tags),
  countries: new Set(),
  featured: false,
  created_at: '2026-01-01T00:00:00Z',
  ...rest,
});

const thailand = { tags: new Set(['thailand', 'beach', 'asia']), countries: new Set<string>() };

test('what shares most tags comes first, featured or not', () => {
  const offers = [
    offer('bali', ['beach', 'asia'], { featured: true }),
    offer('bangkok', ['thailand', 'beach', 'asia']),
    offer('dubai', ['city'], { featured: true }),
  ];
  expect(recommendedFor(thailand, offers, 3)).toEqual(['bangkok', 'bali', 'dubai']);
});

test('between equals the featured comes first, then the newest, then by id', () => {
  const offers = [
    offer('b', []),
    offer('a', []),
    offer('new', [], { created_at: '2026-02-01T00:00:00Z' }),
    offer('shown', [], { featured: true }),
  ];
  expect(recommendedFor(thailand, offers, 4)).toEqual(['shown', 'new', 'a', 'b']);
  expect(recommendedFor(thailand, offers.toReversed(), 4)).toEqual(['shown', 'new', 'a', 'b']);
});

test('never more than asked for, and whatever there is where nothing fits', () => {
  expect(recommendedFor(thailand, [offer('a', []), offer('b', [])], 1)).toEqual(['a']);
  expect(recommendedFor(thailand, [], 3)).toEqual([]);
});

const visa = (id: string, country: string, tags: string[] = []) =>
  offer(id, tags, { countries: new Set([country]) });
const visas = [
  visa('sri-lanka', 'LK', ['beach', 'asia']),
  visa('indonesia', 'ID'),
  visa('bd', 'BD'),
];
const to = (...countries: string[]) => ({
  tags: new Set(['beach', 'asia']),
  countries: new Set(countries),
});

test('who goes to a country needs its visa, whatever tags another one shares', () => {
  expect(visasNeededFor(to('ID'), visas, 3)).toEqual(['indonesia']);
  expect(visasNeededFor(to('ID', 'LK'), visas, 3)).toEqual(['sri-lanka', 'indonesia']);
  expect(recommendedFor(to('ID'), visas, 3)).toEqual(['indonesia', 'sri-lanka', 'bd']);
});

test('who stays at home needs none, and abroad as well as at home only that for abroad', () => {
  expect(visasNeededFor(to('BD'), visas, 3)).toEqual([]);
  expect(visasNeededFor(to('BD', 'ID'), visas, 3)).toEqual(['indonesia']);
  expect(visasNeededFor(to('FR'), visas, 3)).toEqual([]);
});

test('where nobody can tell the country, visas come by what they share', () => {
  expect(visasNeededFor(to(), visas, 2)).toEqual(['sri-lanka', 'bd']);
});
