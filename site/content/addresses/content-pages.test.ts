import { afterEach, beforeEach, expect, test } from 'vitest';
import { openContentDb, type ContentDb } from '../store/content-db.ts';
import { applyChanges } from '../store/apply-changes.ts';
import { isThere } from './content-pages.ts';

let db: ContentDb;
beforeEach(() => {
  db = openContentDb(':memory:');
});
afterEach(() => db.close());

const at = '2026-01-01T00:00:00Z';
const tour = {
  id: 'bali',
  name: 'Bali',
  name_bn: null,
  destinations: 'Bali',
  destinations_bn: null,
  duration: '3',
  price: 1,
  tags: [],
  departures: [],
  package_details: null,
  is_featured: false,
  order: 0,
  created_at: at,
  updated_at: at,
};
const store = (record: typeof tour | null) =>
  applyChanges(db, [{ entity: 'tour-package', id: 'bali', record }]);

test('a page of ours is there as long as what it shows', () => {
  const paths = ['/', '/faq', '/umrah/compare', '/tours/bali', '/tours/in/indonesia', '/tours/x'];
  const found = () => paths.filter(isThere);
  expect(found()).toEqual(['/', '/faq', '/umrah/compare']);
  store(tour);
  expect(found()).toEqual(['/', '/faq', '/umrah/compare', '/tours/bali', '/tours/in/indonesia']);
  store(null);
  expect(found()).toEqual(['/', '/faq', '/umrah/compare']);
});
