import { expect, test } from 'vitest';
import { recommendedFor, type Offer } from './recommended.ts';

const offer = (id: string, tags: string[], rest: Partial<Offer> = {}): Offer => ({
  id,
  tags: new Set(tags),
  featured: false,
  created_at: '2026-01-01T00:00:00Z',
  ...rest,
});

const thailand = new Set(['thailand', 'beach', 'asia']);

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
