import { expect, test } from 'vitest';
import { chosenLabel, nothingMatches } from './narrowing.ts';

test('a list that is narrowed to nothing names its search and every filter', () => {
  expect(nothingMatches('No tour package', { search: ' bali ' })).toBe(
    'No tour package matches “bali”.',
  );
  expect(
    nothingMatches('No contact submission', { search: '', filters: [undefined, 'Mine'] }),
  ).toBe('No contact submission matches “Mine”.');
  expect(nothingMatches('No visa service', { search: 'x', filters: ['Unread', 'Mine'] })).toBe(
    'No visa service matches “x”, “Unread” and “Mine”.',
  );
});

test('only a value that is chosen has a label', () => {
  const options = [
    { value: '', label: 'All' },
    { value: 'me', label: 'Mine' },
  ];
  expect([undefined, '', 'me'].map((value) => chosenLabel(options, value))).toEqual([
    undefined,
    undefined,
    'Mine',
  ]);
});
