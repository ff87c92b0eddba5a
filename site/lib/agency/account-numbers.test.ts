import { expect, test } from 'vitest';
import { accountParts } from './account-numbers.ts';

test('numbers of accounts stand apart, with the digits that are typed into an app', () => {
  const text = 'Demo Bank, account 000 123 4567\nবিকাশ ০১৭০০-০০০০০০ (since 2020)';
  const parts = accountParts(text);
  expect(parts.map((part) => part.text).join('')).toBe(text);
  expect(parts.filter(({ digits }) => digits)).toEqual([
    { text: '000 123 4567', digits: '0001234567' },
    { text: '০১৭০০-০০০০০০', digits: '01700000000' },
  ]);
  expect(accountParts('Cash at our desk')).toEqual([
    { text: 'Cash at our desk', digits: undefined },
  ]);
});
