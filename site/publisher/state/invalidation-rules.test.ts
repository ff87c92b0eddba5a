import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openContentDb } from '../../content/store/content-db.ts';
import { answer, type Query } from '../../content/reads/queries.ts';
import { applyChanges } from '../../content/store/apply-changes.ts';
import { invalidationOf } from './invalidation-rules.ts';

const IDS = ['a', 'b', 'c', 'd'];

/** Every query about an entity, with limits that cut, and with none. */
const queriesOf = (entity: string): Query[] => [
  ...IDS.flatMap((id): Query[] => [
    ['record', entity, id],
    ['summary', entity, id],
    ['ranked', entity, id, 'tour-package'],
    ['related', entity, id, 3, 2],
    ['slug', entity, `slug-${id}`],
  ]),
  ['count', entity],
  ['slugs', entity],
  ['summaries', entity, -1, 0],
  ['summaries', entity, -1, 1],
  ['summaries', entity, 2, 0],
  ['summaries', entity, 2, 2],
  ['facets', entity, '["destination","length"]'],
  ['faceted', entity, 'destination:nepal', 2, 0],
  ['faceted', entity, 'length:1-3', 2, 1],
  ['faceted', entity, 'featured', 2, 0],
  ['addresses', entity, 2, 0],
  ['addresses', entity, 2, 2],
  ['parts', entity],
  ['part', entity, 2, 0],
  ['part', entity, 2, 1],
  ...['a', 'h', 'n', 'r', 's', '#sea', '#hills'].map((shard): Query => ['words', entity, shard]),
  ['having', entity, '["tag:hills","tag:sea"]', 2],
  ['having', entity, '["tag:sea"]', 1],
  ['having', entity, '[]', 2],
  ...['', 'tour-package/a', 'visa-service/b', 'tour-package'].map((item): Query => [
    'faceted',
    entity,
    item,
    2,
    0,
  ]),
];

const ENTITIES = ['landing-page', 'tour-package', 'visa-service', 'blog-post', 'faq'];
const entity = fc.constantFrom(...ENTITIES);
const saved = fc.record({
  name: fc.constantFrom('River', 'Hill'),
  country_name: fc.constantFrom('Nepal', 'Bhutan'),
  destinations: fc.constantFrom('Nepal', 'Bhutan'),
  duration: fc.constantFrom('3', '5', 'A weekend'),
  title: fc.constantFrom('One', 'Two'),
  title_bn: fc.constantFrom(null, 'দুই'),
  tags: fc.subarray(['sea', 'hills']),
  catalogue: fc.constantFrom('tour-package', 'visa-service'),
  facets: fc.subarray(['tag:sea', 'tag:hills']),
  about: fc.subarray(['tour-package/a', 'visa-service/b']),
  slug: fc.constantFrom(null, 'slug-a', 'slug-b'),
  order: fc.nat(2),
  is_featured: fc.boolean(),
  created_at: fc.constantFrom('2026-01-01T00:00:00Z', '2026-01-02T00:00:00Z'),
  updated_at: fc.constantFrom('2026-02-01T00:00:00Z', '2026-02-02T00:00:00Z'),
});
const change = fc
  .record({ entity, id: fc.constantFrom(...IDS), facts: fc.option(saved, { freq: 4 }) })
  .map(({ entity: name, id, facts }) => ({
    entity: name,
    id,
    record: facts && { id, price: 1, charge: null, departures: [], ...facts },
  }));
const steps = fc.array(fc.array(change, { minLength: 1, maxLength: 2 }), { minLength: 1 });

test('a query whose answer changed is always invalidated', () => {
  const covering = ['["length:1-3","tag:hills"]', '["tag:hills","tag:sea"]'].map(
    (facets): Query => ['covering', 'landing-page', 'tour-package', facets],
  );
  const all = [...ENTITIES.flatMap(queriesOf), ...covering];
  fc.assert(
    fc.property(steps, (taken) => {
      const db = openContentDb(':memory:');
      try {
        let before = all.map((query) => answer(db, query));
        for (const step of taken) {
          const differences = applyChanges(db, step);
          const after = all.map((query) => answer(db, query));
          const missed = all.filter(
            (query, index) =>
              after[index] !== before[index] &&
              !differences.some(
                (each) => each.entity === query[1] && invalidationOf(db, each)(query),
              ),
          );
          expect(missed).toEqual([]);
          before = after;
        }
      } finally {
        db.close();
      }
    }),
  );
});

test('a change asks only those again that are about the same items', () => {
  const db = openContentDb(':memory:');
  const question = (about: string[], question_en = 'Why?') =>
    applyChanges(db, [
      {
        entity: 'faq',
        id: 'a',
        record: { id: 'a', question_en, about, created_at: '', updated_at: '' },
      },
    ])[0]!;
  const asked = (difference: ReturnType<typeof question>) =>
    ['', 'tour-package/a', 'tour-package/b', 'tour-package/c'].filter((item) =>
      invalidationOf(db, difference)(['faceted', 'faq', item, 2, 0]),
    );
  expect(asked(question([]))).toEqual(['']);
  expect(asked(question(['tour-package/a']))).toEqual(['', 'tour-package/a']);
  expect(asked(question(['tour-package/a'], 'How?'))).toEqual(['tour-package/a']);
  expect(asked(question(['tour-package/b'], 'How?'))).toEqual(['tour-package/a', 'tour-package/b']);
  db.close();
});

test('a text that no card shows asks for no list again', () => {
  const db = openContentDb(':memory:');
  const tour = (facts: object) => {
    const own = { id: 'a', name: 'Sea', tags: ['sea'], departures: [], ...facts };
    const record = { ...own, price: 1, created_at: '2026-01-01T00:00:00Z', updated_at: '' };
    return applyChanges(db, [{ entity: 'tour-package', id: 'a', record }])[0]!;
  };
  const lists: Query[] = [
    ['summaries', 'tour-package', 2, 0],
    ['faceted', 'tour-package', 'tag:sea', 2, 0],
    ['having', 'tour-package', '["tag:sea"]', 2],
  ];
  const asked = (difference: ReturnType<typeof tour>) =>
    lists.filter((query) => invalidationOf(db, difference)(query));
  expect(asked(tour({ package_details: 'One' }))).toEqual(lists);
  expect(asked(tour({ package_details: 'Two' }))).toEqual([]);
  expect(asked(tour({ package_details: 'Two', name: 'Sea and hills' }))).toEqual(lists);
  db.close();
});
