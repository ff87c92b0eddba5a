import Database from 'better-sqlite3';
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { similarTo, traitsOf } from '#model/catalogue/similar.ts';
import { applyChanges } from './apply-changes.ts';
import type { ContentChange } from '#model/publishing/index.ts';
import { openContentDb, type ContentDb } from './content-db.ts';

type Facts = Record<string, unknown>;

const opened: ContentDb[] = [];
afterEach(() => opened.splice(0).forEach((db) => db.close()));

function newStore(): ContentDb {
  const db = openContentDb(':memory:');
  opened.push(db);
  return db;
}

const tour = (id: string, facts: Facts = {}): ContentChange => ({
  entity: 'tour-package',
  id,
  record: {
    id,
    name: id,
    destinations: 'Nowhere',
    destinations_bn: null,
    tags: [],
    price: 1000,
    departures: [],
    package_details: null,
    is_featured: false,
    created_at: '2026-01-01T00:00:00Z',
    updated_at: '2026-01-01T00:00:00Z',
    ...facts,
  },
});

const visa = (id: string, facts: Facts = {}): ContentChange => ({
  entity: 'visa-service',
  id,
  record: {
    id,
    country_name: id,
    tags: [],
    charge: null,
    is_featured: false,
    created_at: '2026-01-01T00:00:00Z',
    updated_at: '2026-01-01T00:00:00Z',
    ...facts,
  },
});

const gone = ({ entity, id }: ContentChange): ContentChange => ({ entity, id, record: null });

const allRankings = (db: Database.Database) =>
  db.prepare('SELECT * FROM rankings ORDER BY entity, id, others').all();

const ranked = (db: ContentDb, entity: string, id: string, others: string) =>
  db
    .prepare<string[], string>(
      'SELECT ids FROM rankings WHERE entity = ? AND id = ? AND others = ?',
    )
    .pluck()
    .get(entity, id, others);

test('a ranking is the rule that the API answers by', async () => {
  const db = newStore();
  const tours = [
    tour('a', { tags: ['sea'], price: 10 }),
    tour('b', { tags: ['sea'], price: 90 }),
    tour('c', { destinations: 'Bali, Ubud', price: 11 }),
    tour('d', { destinations: 'Ubud', price: 500 }),
    tour('e', { tags: ['sea', 'boat'], price: 9 }),
    tour('f', { price: 12 }),
  ];
  applyChanges(db, tours);
  const traits = tours.map(({ record }) => traitsOf['tour-package'](record as never));
  for (const one of traits)
    expect(ranked(db, 'tour-package', one.id, 'tour-package')).toBe(
      JSON.stringify(similarTo(one, traits, 4)),
    );
});

test('a new text ranks nothing anew, a new price only those it comes near', async () => {
  const db = newStore();
  const prices = [1, 2, 3, 4, 5, 1001, 1002, 1003, 1004, 1005];
  applyChanges(
    db,
    prices.map((price) => tour(`t${price}`, { price })),
  );
  const text = tour('t1', { price: 1, package_details: 'A new text' });
  expect(applyChanges(db, [text]).map(({ id }) => id)).toEqual(['t1']);
  const moved = applyChanges(db, [tour('t1', { price: 1006 })]);
  expect(new Set(moved.slice(1).map(({ id }) => id))).toEqual(
    new Set(['t1', 't2', 't3', 't4', 't5', 't1004', 't1005']),
  );
});

test('a visa leads to the tours that share its tags', async () => {
  const db = newStore();
  applyChanges(db, [
    visa('thailand', { tags: ['Thailand', 'asia'] }),
    tour('bali', { tags: ['asia'], is_featured: true }),
    tour('bangkok', { tags: ['thailand', 'asia'] }),
    tour('oslo', { is_featured: true }),
    tour('rome'),
  ]);
  expect(ranked(db, 'visa-service', 'thailand', 'tour-package')).toBe(
    JSON.stringify(['bangkok', 'bali', 'oslo']),
  );
});

test('a tour abroad leads to the visas of its countries, one at home to none', async () => {
  const db = newStore();
  applyChanges(db, [
    tour('bali', { destinations: 'Ubud, Uluwatu', tags: ['beach', 'asia'] }),
    tour('sundarbans', { destinations: 'Khulna, Katka', tags: ['asia'] }),
    visa('sri-lanka', { country_name: 'Sri Lanka', tags: ['beach', 'asia'], is_featured: true }),
    visa('indonesia', { country_name: 'Indonesia' }),
  ]);
  const visas = (id: string) => ranked(db, 'tour-package', id, 'visa-service');
  expect(visas('bali')).toBe(JSON.stringify(['indonesia']));
  expect(visas('sundarbans')).toBe('[]');
  applyChanges(db, [visa('indonesia', { country_name: 'Japan' })]);
  expect(visas('bali')).toBe('[]');
});

const TAGS = ['sea', 'asia', 'family'];
const facts = fc.record({
  id: fc.constantFrom(...'abcdefgh'),
  kind: fc.constantFrom('tour', 'visa', 'gone tour', 'gone visa'),
  tags: fc.uniqueArray(fc.constantFrom(...TAGS)),
  price: fc.integer({ min: 0, max: 4 }),
  is_featured: fc.boolean(),
});
const change = facts.map(({ id, kind, price, ...rest }): ContentChange => {
  const made = kind.endsWith('tour')
    ? tour(id, { price, ...rest })
    : visa(id, { charge: price, ...rest });
  return kind.startsWith('gone') ? gone(made) : made;
});

test('after any changes the rankings are those of a db that is filled at once', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(change, { maxLength: 3 }), { maxLength: 12 }),
      async (steps) => {
        const grown = newStore();
        for (const step of steps) applyChanges(grown, step);
        const last = new Map(steps.flat().map((each) => [`${each.entity} ${each.id}`, each]));
        const fresh = newStore();
        applyChanges(fresh, [...last.values()]);
        expect(allRankings(grown)).toEqual(allRankings(fresh));
      },
    ),
    { numRuns: 200 },
  );
});
