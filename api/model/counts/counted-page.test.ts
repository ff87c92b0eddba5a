import { expect, test } from 'vitest';
import { countedPage } from './counted-page.ts';

test.for([
  ['/', 'en', '/'],
  ['/bn', 'bn', '/'],
  ['/bn/', 'bn', '/'],
  ['/bn/contact', 'bn', '/contact'],
  ['/tours/', 'en', '/tours'],
  ['/tours/sundarbans-boat-journey', 'en', '/tours/sundarbans-boat-journey'],
  ['/bn/visa-services/thailand', 'bn', '/visa-services/thailand'],
  ['/tours/page/2', 'en', '/tours'],
  ['/tours/in/thailand', 'en', '/tours'],
  ['/bn/umrah/in/2027-03/page/2', 'bn', '/umrah'],
  ['/bn/blog/page/12', 'bn', '/blog'],
] as const)('%s counts in %s for %s', ([address, language, path]) => {
  expect(countedPage(address)).toEqual({ language, path });
});

test.for([
  '',
  'tours',
  '//',
  '/bn//',
  '/tours//',
  '/TOURS',
  '/bnx',
  '/tours/a/b',
  '/tours/page/0',
  '/contact/page/2',
  '/blog/in/thailand',
  '/tours/in/thailand/in/nepal',
  '/thank-you',
  '/not-sent',
  '/search',
  '/offline',
  '/404',
  '/cms',
  '/preview/a',
  '/rss.xml',
  '/sitemap.xml',
  '/tours/a.html',
  '/tours/%2e%2e',
  '/tours/ক',
  '/tours/a b',
  '/tours/<script>',
  `/tours/${'a'.repeat(300)}`,
  'https://elsewhere.example/tours',
])('%j counts for no page', (address) => {
  expect(countedPage(address)).toBeUndefined();
});
