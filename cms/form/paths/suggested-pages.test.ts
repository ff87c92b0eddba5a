import { detailEntities, recordPage } from '#model/entities/index.ts';
import { expect, test } from 'vitest';
import { sitePages, suggestedPages } from './suggested-pages.ts';

const pages = [
  { path: '/tours', title: 'Tours' },
  { path: '/tours/bali-ubud', title: 'Bali and Ubud' },
  { path: '/blog/bali-in-june', title: 'Bali in June' },
  { path: '/visa-services/thailand', title: 'Thailand থাইল্যান্ড' },
];
const paths = (from: string, typed = '') =>
  suggestedPages(pages, { from, typed }, 3).map(({ path }) => path);

test('pages with words of the old address come first, those of its list before others', () => {
  expect(paths('/tours/bali-honeymoon')).toEqual([
    '/tours/bali-ubud',
    '/tours',
    '/blog/bali-in-june',
  ]);
  expect(paths('/nothing-alike')).toEqual([]);
});

test('what is typed is looked for in addresses and titles, of either language', () => {
  expect(paths('/old', 'june')).toEqual(['/blog/bali-in-june']);
  expect(paths('/old', 'থাইল্যান্ড')).toEqual(['/visa-services/thailand']);
  expect(paths('/old', 'TOURS/')).toEqual(['/tours/bali-ubud']);
});

test('beside a page that is chosen, others are suggested', () => {
  expect(paths('/tours/bali', '/tours')).toEqual(['/tours/bali-ubud', '/blog/bali-in-june']);
});

test('every kind of record with a page is led to, once it is shown', () => {
  const shown = { id: 'new', is_available: true, is_published: true, is_active: true };
  const schedule = { publish_at: null, unpublish_at: null };
  const lists = detailEntities.map(() => [
    { ...shown, ...schedule },
    { ...schedule, id: 'off' },
  ]);
  const found = sitePages(lists, '2026-01-01T00:00:00.000Z').map(({ path }) => path);
  expect(found).toEqual(
    expect.arrayContaining(detailEntities.map(({ name }) => recordPage(name, { id: 'new' }))),
  );
  expect(found).toEqual(
    sitePages(
      lists.map(([first]) => [first!]),
      '2026',
    ).map(({ path }) => path),
  );
  expect(sitePages([], '2026')).toContainEqual({ path: '/', title: 'Home page' });
});
