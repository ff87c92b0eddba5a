import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { facetCounts, facetsOf } from '#model/catalogue/filters.ts';
import { facet, narrow } from '#model/catalogue/narrowing.ts';
import { openContentDb, type ContentDb } from '../store/content-db.ts';
import {
  facetCountsOf,
  narrowedPages,
  partAddresses,
  partAt,
  partsOfList,
} from './narrowed-pages.ts';
import { read } from '../reads/reads.ts';
import { applyChanges } from '../store/apply-changes.ts';

let db: ContentDb;
beforeEach(() => {
  db = openContentDb(':memory:');
});
afterEach(() => db.close());

interface Facts {
  destinations: string;
  duration: string;
  price: number;
  departures: { from: string; status: string }[];
}

const record = (id: string, { departures, ...facts }: Facts) => ({
  id,
  name: id,
  name_bn: null,
  destinations_bn: null,
  tags: [],
  package_details: null,
  is_featured: false,
  order: 0,
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
  departures: departures.map((each) => ({ ...each, until: null, prices: { twin: 1 } })),
  ...facts,
});

const store = (records: ReturnType<typeof record>[]) =>
  applyChanges(
    db,
    records.map((each) => ({ entity: 'tour-package', id: each.id, record: each })),
  );

const facts: fc.Arbitrary<Facts> = fc.record({
  destinations: fc.constantFrom('Bangkok', 'Bangkok, Bali', 'Sylhet', 'Nowhere', 'ব্যাংকক'),
  duration: fc.constantFrom('3', '4 nights 5 days', 'some days', '২ সপ্তাহ'),
  price: fc.constantFrom(0, 20_000, 50_000.5, 99_999, 200_000),
  departures: fc.uniqueArray(
    fc.record({
      from: fc.constantFrom('2027-01-05', '2027-01-30', '2027-02-01', '2027-12-31'),
      status: fc.constantFrom('open', 'guaranteed', 'sold_out', 'cancelled'),
    }),
    { selector: ({ from }) => from, maxLength: 4 },
  ),
});

test('a page has the cards that a visitor narrows the list to, in their order', () => {
  fc.assert(
    fc.property(fc.array(facts, { maxLength: 12 }), (all) => {
      db.exec('DELETE FROM records; DELETE FROM facets');
      store(all.map((each, i) => record(`t${i}`, each)));
      const cards = read('summaries', 'tour-package', 100, 0);
      expect(facetCountsOf('tour-package')).toEqual(facetCounts(cards.map((card) => card.facets)));
      for (const card of cards)
        expect(card.facets).toEqual(
          facetsOf('tour-package', record(card.id, all[Number(card.id.slice(1))]!) as never),
        );
      const known = cards.map((card) => ({ ...card.facets, id: card.id }));
      for (const { filter, value, count } of partsOfList('tour-package')) {
        const found = narrow(known, { facets: [facet(filter, value)], sort: undefined });
        const page = partAt('tour-package', value)!;
        expect(page.cards.map(({ id }) => id)).toEqual(found.map(({ id }) => id));
        expect(page.part.count).toBe(count);
        expect(found.length).toBeGreaterThan(0);
      }
    }),
  );
});

const tourIn = (id: string, destinations: string) =>
  record(id, { destinations, duration: '3', price: 1, departures: [] });

test('a part is listed from three records on, and gone with the last', () => {
  const paths = () => narrowedPages().map(({ path, isListed }) => `${path} ${isListed}`);
  store(['a', 'b'].map((id) => tourIn(id, 'Bangkok')));
  expect(paths()).toEqual(['/tours/in/thailand false']);
  store([tourIn('c', 'Phuket'), tourIn('d', 'Bali')]);
  expect(paths()).toEqual(['/tours/in/indonesia false', '/tours/in/thailand true']);
  applyChanges(db, [{ entity: 'tour-package', id: 'd', record: null }]);
  expect(paths()).toEqual(['/tours/in/thailand true']);
  expect(partAt('tour-package', 'indonesia')).toBeUndefined();
});

test('a part of many records goes on at further pages', () => {
  store(Array.from({ length: 61 }, (_, i) => tourIn(`t${i}`, 'Bangkok')));
  expect(partAddresses('tour-package')).toEqual(['thailand', 'thailand/page/2']);
  expect(partAt('tour-package', 'thailand/page/2')!.cards).toHaveLength(1);
  for (const none of ['thailand/page/1', 'thailand/page/3', 'thailand/', 'Thailand', '', '1-3'])
    expect(partAt('tour-package', none), none).toBeUndefined();
});
