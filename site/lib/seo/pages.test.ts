import { expect, test } from 'vitest';
import { serialise } from './json-ld.ts';
import { pageLinks } from './page-links.ts';
import { pageTitle } from './page-title.ts';
import { everyLanguage, furtherPages, pageNumber } from '../build/static-params.ts';

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

test('only a further page has a number', () => {
  expect(['2', '10'].map(pageNumber)).toEqual([2, 10]);
  expect(['1', '0', '02', '-2', '2.5', 'x', undefined].map(pageNumber)).toEqual(
    Array(7).fill(undefined),
  );
});

test('every page exists in every language', () => {
  expect(everyLanguage([{ id: 'bali' }])).toEqual([
    { params: { lang: undefined, id: 'bali' } },
    { params: { lang: 'bn', id: 'bali' } },
  ]);
  expect(furtherPages(1)).toEqual([]);
  expect(furtherPages(3)).toHaveLength(4);
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
