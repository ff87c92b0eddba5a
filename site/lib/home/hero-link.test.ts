import { expect, test } from 'vitest';
import { contactHref } from '../agency/contact-page.ts';
import { heroLink } from './hero-link.ts';

test.each([null, '', '#quick-booking'])('a hero button with "%s" opens the dialog', (typed) => {
  expect(heroLink('bn', typed)).toEqual({ dialog: 'quick-booking' });
});

test.each([
  ['/tours', '/bn/tours'],
  ['#services', '#services'],
  ['https://example.com/offer', 'https://example.com/offer'],
  ['/contact', contactHref('bn')],
  ['/a-page-that-is-not-there', contactHref('bn')],
])('a hero button with %s leads, on the Bengali page, to %s', (typed, href) => {
  expect(heroLink('bn', typed)).toEqual({ href });
});
