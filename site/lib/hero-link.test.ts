import { expect, test } from 'vitest';
import { heroLink } from './hero-link.ts';

test.each([
  ['/tours', '/bn/tours'],
  ['https://example.com/offer', 'https://example.com/offer'],
  ['/a-page-that-is-not-there', '#contact'],
  ['#quick-booking', '#contact'],
  [null, '#contact'],
])('a hero button with %s leads, on the Bengali page, to %s', (typed, href) => {
  expect(heroLink('bn', typed)).toBe(href);
});
