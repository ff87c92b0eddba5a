import { expect, test } from 'vitest';
import { facetsOf } from '#model/catalogue/filters.ts';
import { costOf, facetsShown, homeOffers, offersOn } from './offers.ts';
import { applyChanges } from './store/apply-changes.ts';
import { openContentDb } from './store/content-db.ts';

test('of all offers on an item the lowest makes its price, wherever staff put it', () => {
  const db = openContentDb(':memory:');
  const prices = [900, 890, 880, 700];
  applyChanges(
    db,
    prices.map((price, at) => {
      const id = `offer-${at}`;
      const about = ['tour-package/a'];
      const facts = { title_en: id, price, percent_off: null, about, order: at };
      return { entity: 'offer', id, record: { id, ...facts, created_at: '', updated_at: '' } };
    }),
  );
  const item = { entity: 'tour-package', id: 'a', own: 1000 } as const;
  expect(offersOn('en', item).map(({ price }) => price)).toEqual(prices);
  expect(costOf('en', item)).toEqual({ price: '৳700', was: '৳1,000' });
  db.close();
});

test('a list finds and sorts an item by the price that its card shows', () => {
  const db = openContentDb(':memory:');
  const facts = { title_en: 'Eid', percent_off: 10, price: null, about: ['tour-package/a'] };
  const record = { id: 'eid', ...facts, created_at: '', updated_at: '' };
  applyChanges(db, [{ entity: 'offer', id: 'eid', record }]);
  const own = {
    name: 'Boat',
    destinations: 'Khulna',
    destinations_bn: null,
    tags: [],
    duration: '3',
    price: 21_000,
    departures: [],
  };
  const facets = facetsOf('tour-package', own);
  const shown = facetsOf('tour-package', { ...own, price: 18_900 });
  const card = { id: 'a', price: own.price, facets };
  const { of, by } = facetsShown('en', 'tour-package', card);
  expect(of.toSorted()).toEqual(shown.of.toSorted());
  expect(by).toEqual(shown.by);
  expect(facetsShown('en', 'tour-package', { ...card, id: 'b' })).toEqual(facets);
  db.close();
});

test('the home page names items of an offer that visitors see, though the first are hidden', () => {
  const db = openContentDb(':memory:');
  const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
  const stamps = { created_at: '2026-01-01T00:00:00Z', updated_at: '' };
  const facts = { title_en: 'Eid', percent_off: 10, price: null, unpublish_at: null };
  const about = ids.map((id) => `tour-package/${id}`);
  const shown = ['e', 'f'].map((id) => {
    const tour = { name: id, destinations: 'Khulna', duration: '3', price: 1000 };
    const record = { id, ...tour, tags: [], departures: [], is_featured: false, ...stamps };
    return { entity: 'tour-package', id, record };
  });
  applyChanges(db, [
    { entity: 'offer', id: 'eid', record: { id: 'eid', ...facts, about, order: 1, ...stamps } },
    ...shown,
  ]);
  expect(homeOffers('en')[0]?.items.map(({ href }) => href)).toEqual(['/tours/e', '/tours/f']);
  db.close();
});
