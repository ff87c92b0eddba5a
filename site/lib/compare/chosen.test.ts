import fc from 'fast-check';
import { expect, test } from 'vitest';
import { afterChoosing, chosenIn, MOST_COMPARED, withChosen } from './chosen.ts';

test.for([
  ['', []],
  ['?p=', []],
  ['?p=one,two', ['one', 'two']],
  ['?p=one%2Ctwo', ['one', 'two']],
  ['?p=one&p=two', ['one', 'two']],
  ['?p=one,one,two', ['one', 'two']],
  ['?p=a,b,c,d', ['a', 'b', 'c']],
  ['?p=<script>,one,../two,-three,ONE,%00', ['one']],
  ['?p=%E0%A4%A', []],
  [`?p=${'x'.repeat(101)},one`, ['one']],
] as const)('%s names %j', ([search, ids]) => {
  expect(chosenIn(search)).toEqual(ids);
});

test('a choice is read from the address it is written to, and all else there stays', () => {
  const id = fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,20}$/);
  const others = fc.constantFrom('', '?month=2027-03', '?month=2027-03&p=old&sort=price');
  fc.assert(
    fc.property(fc.uniqueArray(id, { maxLength: MOST_COMPARED }), others, (ids, before) => {
      const search = withChosen(before, ids);
      expect(chosenIn(search)).toEqual(ids);
      expect(search).not.toContain('%2C');
      const query = new URLSearchParams(search);
      for (const name of ['month', 'sort'])
        expect(query.get(name)).toBe(new URLSearchParams(before).get(name));
    }),
  );
  expect(withChosen('?p=one', [])).toBe('');
});

test('a fourth is refused, and one less always goes', () => {
  expect(afterChoosing(['a', 'b'], 'c', true)).toEqual({ ids: ['a', 'b', 'c'] });
  expect(afterChoosing(['a', 'b', 'c'], 'd', true)).toBe('too many');
  expect(afterChoosing(['a', 'b', 'c'], 'c', true)).toEqual({ ids: ['a', 'b', 'c'] });
  expect(afterChoosing(['a', 'b', 'c'], 'b', false)).toEqual({ ids: ['a', 'c'] });
});
