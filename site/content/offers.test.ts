import { expect, test } from 'vitest';
import { costOf, offersOn } from './offers.ts';
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
