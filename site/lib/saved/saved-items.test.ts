import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MOST_SAVED, removeSaved, savedOn, toggleSaved } from './saved-items.ts';
import { SAVED_KEY } from './saved-key.ts';

/** A shelf as a browser has it; `room` is how many characters fit. */
function shelfWith(kept?: string, room = Infinity) {
  const values = new Map(kept === undefined ? [] : [[SAVED_KEY, kept]]);
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError');
      values.set(key, value);
    },
    removeItem: (key: string) => void values.delete(key),
  };
}

const tour = (n: number) => `tour-package/tour-${n}`;

test('what is saved comes first, and pressed again it goes', () => {
  const shelf = shelfWith();
  expect(toggleSaved(shelf, tour(1))).toBe('saved');
  expect(toggleSaved(shelf, 'umrah-package/umrah-ramadan-group')).toBe('saved');
  expect(savedOn(shelf)).toEqual(['umrah-package/umrah-ramadan-group', tour(1)]);
  expect(toggleSaved(shelf, tour(1))).toBe('removed');
  expect(savedOn(shelf)).toEqual(['umrah-package/umrah-ramadan-group']);
  removeSaved(shelf, savedOn(shelf));
  expect(shelf.getItem(SAVED_KEY)).toBeNull();
});

test('two tabs add to one list, as each reads it anew', () => {
  const shelf = shelfWith();
  toggleSaved(shelf, tour(1));
  shelf.setItem(SAVED_KEY, JSON.stringify([tour(2), ...savedOn(shelf)]));
  toggleSaved(shelf, tour(3));
  expect(savedOn(shelf)).toEqual([tour(3), tour(2), tour(1)]);
});

test('a hundred are kept, and the next is refused rather than another lost', () => {
  const shelf = shelfWith();
  for (let n = 0; n < MOST_SAVED; n++) expect(toggleSaved(shelf, tour(n))).toBe('saved');
  expect(toggleSaved(shelf, tour(MOST_SAVED))).toBe('full');
  expect(savedOn(shelf)).toHaveLength(MOST_SAVED);
  expect(toggleSaved(shelf, tour(5))).toBe('removed');
});

test.for([
  '',
  'null',
  '{"length":3}',
  '"tour-package/a"',
  '[',
  '[null,7,{},["tour-package/a"],"tour-package/","tour-package/../x","tour-package/<b>"]',
  '["__proto__/a","constructor/a","visa-service/thailand","tour-package/A","umrah-package/a b"]',
  `["tour-package/${'x'.repeat(200)}"]`,
])('nothing is read from %s, and the next press begins anew', (kept) => {
  const shelf = shelfWith(kept);
  expect(savedOn(shelf)).toEqual([]);
  expect(toggleSaved(shelf, tour(1))).toBe('saved');
  expect(savedOn(shelf)).toEqual([tour(1)]);
});

test('any text is read without a fault, and names what could have been saved', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (kept) => {
      for (const key of savedOn(shelfWith(kept))) expect(key).toMatch(/^(tour|umrah)-package\//);
    }),
  );
});

test('a shelf without room says so, and keeps what it has', () => {
  const shelf = shelfWith(JSON.stringify([tour(1)]), 30);
  expect(() => toggleSaved(shelf, tour(2))).toThrow(DOMException);
  expect(savedOn(shelf)).toEqual([tour(1)]);
});
