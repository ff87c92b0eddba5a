import { expect, test } from 'vitest';
import { contactHref } from '../agency/contact-page.ts';
import { heroLink } from './hero-link.ts';

const isThere = (path: string) => ['/', '/contact', '/tours', '/tours/sundarbans'].includes(path);

test.each([null, '', '#quick-booking'])('a hero button with "%s" opens the dialog', (typed) => {
  expect(heroLink('bn', typed, isThere)).toEqual({ dialog: 'quick-booking' });
});

test.each([
  ['/tours', '/bn/tours'],
  ['/', '/bn'],
  ['/bn/tours', '/bn/tours'],
  ['/tours/sundarbans', '/bn/tours/sundarbans'],
  ['/tours/sundarbans#dates', '/bn/tours/sundarbans#dates'],
  ['/tours?sort=price', '/bn/tours?sort=price'],
  ['/contact#contact-map', `${contactHref('bn')}#contact-map`],
  ['#services', '#services'],
  ['https://example.com/offer', 'https://example.com/offer'],
  ['/contact', contactHref('bn')],
  ['/a-page-that-is-not-there', contactHref('bn')],
])('a hero button with %s leads, on the Bengali page, to %s', (typed, href) => {
  expect(heroLink('bn', typed, isThere)).toEqual({ href });
});
