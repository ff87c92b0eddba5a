import { expect, test } from 'vitest';
import { LOCALES, localeFacts, localeOfSegment, twinName } from '../kit/locales.ts';
import { listPages, localPath, pageCount, pageFile, paths } from './paths.ts';

test('English lives at the plain address, Bengali below /bn', () => {
  expect(localPath('en', '/tours')).toBe('/tours');
  expect(localPath('bn', '/tours')).toBe('/bn/tours');
  expect([localPath('en', '/'), localPath('bn', '/')]).toEqual(['/', '/bn']);
});

test('the language of an address is found again from its first part', () => {
  expect(localeOfSegment(undefined)).toBe('en');
  expect(localeOfSegment('bn')).toBe('bn');
  for (const segment of ['en', 'BN', 'bn ', 'tours', ''])
    expect(localeOfSegment(segment)).toBeUndefined();
});

test('each language leads to another', () => {
  for (const locale of LOCALES) {
    const { other } = localeFacts[locale];
    expect(other).not.toBe(locale);
    expect(localeFacts[other].other).toBe(locale);
  }
  expect([localeFacts.en.toggle, localeFacts.bn.toggle]).toEqual(['ENG', 'বাং']);
});

test.for([
  ['/', 'index.html'],
  ['/bn', 'bn.html'],
  ['/tours', 'tours.html'],
  ['/bn/tours/sylhet', 'bn/tours/sylhet.html'],
  ['/sitemap.xml', 'sitemap.xml'],
  ['/site.webmanifest', 'site.webmanifest'],
  ['/bn/rss.xml', 'bn/rss.xml'],
])('%s lies in %s', ([path, file]) => {
  expect(pageFile(path!)).toBe(file);
});

test('a list goes on at page 2 after sixty', () => {
  expect([0, 1, 60, 61, 120, 121].map((items) => pageCount(items))).toEqual([1, 1, 1, 2, 2, 3]);
  expect(listPages(paths.tours, 2)).toEqual(['/tours', '/tours/page/2']);
});

test('a Bengali twin is named after its field', () => {
  expect(twinName('name')).toBe('name_bn');
  expect(twinName('headline_en')).toBe('headline_bn');
});
