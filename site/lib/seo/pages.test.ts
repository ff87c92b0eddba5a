import { expect, test } from 'vitest';
import { serialise } from './json-ld.ts';
import { pageLinks } from './page-links.ts';
import { pageTitle } from './page-title.ts';
import { everyLanguage, listParams, pageNumber } from '../build/static-params.ts';

const site = new URL('https://kheya.test');

test('a translated page names itself and its twin', () => {
  expect(pageLinks(site, 'bn', '/tours', true)).toEqual({
    canonical: 'https://kheya.test/bn/tours',
    alternates: [
      { hreflang: 'en-BD', href: 'https://kheya.test/tours' },
      { hreflang: 'bn-BD', href: 'https://kheya.test/bn/tours' },
      { hreflang: 'x-default', href: 'https://kheya.test/tours' },
    ],
  });
});

test('a page without its Bengali stands alone', () => {
  expect(pageLinks(site, 'en', '/', false).alternates).toEqual([]);
});

test('the agency is named in a title where it fits', () => {
  expect(pageTitle('Tours', 'Kheya Travels')).toBe('Tours | Kheya Travels');
  expect(pageTitle('x'.repeat(60), 'Kheya Travels')).not.toContain('Kheya');
});

test('a list has its first page without a number', () => {
  expect([undefined, 'page/2', 'page/10'].map(pageNumber)).toEqual([1, 2, 10]);
  const none = ['page/1', 'page/0', 'page/02', 'page/-2', 'page/2.5', 'page', '2', 'a/page/2', ''];
  expect(none.map(pageNumber)).toEqual(none.map(() => undefined));
});

test('every page exists in every language', () => {
  expect(everyLanguage([{ id: 'bali' }])).toEqual([
    { params: { lang: undefined, id: 'bali' } },
    { params: { lang: 'bn', id: 'bali' } },
  ]);
  expect(listParams(2)).toEqual([
    { params: { lang: undefined, page: undefined } },
    { params: { lang: undefined, page: 'page/2' } },
    { params: { lang: 'bn', page: undefined } },
    { params: { lang: 'bn', page: 'page/2' } },
  ]);
});

test('structured data cannot end its script', () => {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'TravelAgency',
    name: '</script><b>',
    url: 'https://kheya.test/',
    currenciesAccepted: 'BDT',
  } as const;
  expect(serialise(data)).not.toContain('<');
  expect(JSON.parse(serialise(data))).toEqual(data);
});
