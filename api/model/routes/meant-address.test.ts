import { expect, test } from 'vitest';
import { meantAddress } from './meant-address.ts';

test.each([
  ['/Tours/Bali', '/tours/bali'],
  ['/tours/bali.', '/tours/bali'],
  ['/tours/bali/)', '/tours/bali'],
  ['/bn/tours/bali।', '/bn/tours/bali'],
  ['/bn/tours/bali”।', '/bn/tours/bali'],
  ['/tours/bali\u200B\uFEFF', '/tours/bali'],
  ['/tours/bali**', '/tours/bali'],
  ['/blog/ঢাকা।', '/blog/ঢাকা'],
  ['/।', '/'],
])('%j was meant as %s', (address, meant) => {
  expect(meantAddress(address)).toBe(meant);
});

test.each(['/', '/tours', '/tours/bali-2', '/blog/ঢাকার-পথে', '/blog/%e0%a6'])(
  '%s was meant as it is',
  (address) => {
    expect(meantAddress(address)).toBeUndefined();
  },
);

test('a run of signs that ends otherwise takes no longer than its length', () => {
  const long = `/tours/${'.'.repeat(200_000)}x`;
  expect(meantAddress(long)).toBeUndefined();
});
