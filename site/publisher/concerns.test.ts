import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyChanges } from '../content/fill.ts';
import { ask, openStore, type Query } from '../content/store.ts';
import { concernOf } from './concerns.ts';

const IDS = ['a', 'b', 'c', 'd'];

/** Every question about an entity, with limits that cut, and with none. */
const questions = (entity: string): Query[] => [
  ...IDS.flatMap((id): Query[] => [
    ['record', entity, id],
    ['card', entity, id],
    ['ranked', entity, id, 'tour-package'],
    ['related', entity, id, 3, 2],
    ['slug', entity, `slug-${id}`],
  ]),
  ['ids', entity],
  ['count', entity],
  ['slugs', entity],
  ['cards', entity, -1, 0],
  ['cards', entity, -1, 1],
  ['cards', entity, 2, 0],
  ['cards', entity, 2, 2],
  ['featured', entity, 2],
  ['addresses', entity, 2, 0],
  ['addresses', entity, 2, 2],
];

const entity = fc.constantFrom('tour-package', 'visa-service', 'blog-post');
const saved = fc.record({
  name: fc.constantFrom('River', 'Hill'),
  country_name: fc.constantFrom('Nepal', 'Bhutan'),
  title: fc.constantFrom('One', 'Two'),
  title_bn: fc.constantFrom(null, 'দুই'),
  tags: fc.subarray(['sea', 'hills']),
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
    record: facts && { id, price: 1, charge: null, ...facts },
  }));
const steps = fc.array(fc.array(change, { minLength: 1, maxLength: 2 }), { minLength: 1 });

test('a question whose answer is another after a step is always asked again', () => {
  const all = ['tour-package', 'visa-service', 'blog-post'].flatMap(questions);
  fc.assert(
    fc.property(steps, (taken) => {
      const store = openStore(':memory:');
      try {
        for (const step of taken) {
          const before = all.map((query) => ask(store, query));
          const differences = applyChanges(store, step);
          const missed = all.filter(
            (query, index) =>
              ask(store, query) !== before[index] &&
              !differences.some(
                (each) => each.entity === query[1] && concernOf(store, each)(query),
              ),
          );
          expect(missed).toEqual([]);
        }
      } finally {
        store.close();
      }
    }),
  );
});
