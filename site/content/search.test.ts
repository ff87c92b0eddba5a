import { afterEach, expect, test } from 'vitest';
import type { ContentChange } from '#model/publishing/index.ts';
import { find, type IndexFiles } from '#model/search/find.ts';
import { SHARDS } from '#model/search/shards.ts';
import { openContentDb, type ContentDb } from './store/content-db.ts';
import { searchPaths, searchRows, searchShard } from './search.ts';
import { applyChanges } from './store/apply-changes.ts';

const opened: ContentDb[] = [];
afterEach(() => opened.splice(0).forEach((db) => db.close()));

function fill(...changes: ContentChange[]) {
  const db = openContentDb(':memory:');
  opened.push(db);
  applyChanges(db, changes);
  return db;
}

const tour = (id: string, facts: Record<string, unknown> = {}): ContentChange => ({
  entity: 'tour-package',
  id,
  record: {
    id,
    name: 'River of the south',
    name_bn: null,
    destinations: 'Khulna',
    destinations_bn: null,
    duration: '3 days',
    tags: [],
    departures: [],
    price: 1000,
    is_featured: false,
    created_at: '2026-01-01T00:00:00Z',
    updated_at: '2026-01-01T00:00:00Z',
    ...facts,
  },
});

const tag = (name: string, name_bn: string | null): ContentChange => ({
  entity: 'tag',
  id: name,
  record: { id: name, name, name_bn, created_at: '2026-01-01T00:00:00Z', updated_at: '' },
});

const files: IndexFiles = {
  shard: async (name) => searchShard(name),
  rows: async (kind, part) => searchRows('en', `${kind}-${part}`),
};
const found = async (query: string) =>
  (await find(query, files, 5)).results.map(({ row: [, , path] }) => path);

const shards = () =>
  Object.fromEntries(SHARDS.map((name) => [name, JSON.stringify(searchShard(name))]));

test('a record is found, by its names, places and countries', async () => {
  fill(
    tour('boat', { name_bn: 'দক্ষিণের নদী' }),
    tour('bali', { destinations: 'Ubud', name: 'Rice' }),
  );
  for (const query of ['river', 'দক্ষিনের', 'khulna', 'খুলনা'])
    expect(await found(query), query).toEqual(['/tours/boat']);
  expect(await found('indonesia')).toContain('/tours/bali');
});

test('a page is found by what people ask it, in both languages', async () => {
  fill(tour('boat'));
  for (const query of ['refund', 'টাকা ফেরত', 'কিস্তি'])
    expect(await found(query), query).toContain('/faq');
  for (const query of ['office address', 'অফিস'])
    expect(await found(query), query).toContain('/contact');
  for (const query of ['EMI', 'credit card', 'কার্ড'])
    expect((await found(query))[0], query).toBe('/faq');
  for (const query of ['bKash', 'Nagad', 'rocket', 'বিকাশ', 'নগদ'])
    expect((await found(query)).toSorted(), query).toEqual(['/contact', '/faq']);
  for (const query of ['jogajog', 'yogajog', 'খোলা'])
    expect(await found(query), query).toEqual(['/contact']);
  for (const query of ['হজ', 'হজ্জ', 'হজ্ব', 'hajj'])
    expect((await found(query))[0], query).toBe('/umrah');
});

test('the page of questions is found by what it calls itself, and by the words of what is asked', async () => {
  const question = (
    id: string,
    question_en: string,
    question_bn: string,
    about: string[] = [],
  ) => ({
    entity: 'faq' as const,
    id,
    record: { id, question_en, question_bn, about, order: 1, created_at: '', updated_at: '' },
  });
  // One of its words is in the title of this one.
  const other = tour('boat', { name_bn: 'নৌকা কীভাবে বাছবেন' });
  const db = fill(
    other,
    question('pay', 'How can I pay?', 'টাকা কীভাবে দেব?'),
    question('food', 'Is there halal food?', 'হালাল খাবার আছে?', ['tour-package/boat']),
  );
  for (const query of ['faq', 'FAQs', 'জিজ্ঞাসা', 'কিভাবে টাকা দেব', 'taka kivabe debo'])
    expect(await found(query), query).toContain('/faq');
  // The beginning of Dubai sounds like দেব.
  expect(await found('dub')).toEqual([]);
  expect(await found('halal')).toEqual([]);
  applyChanges(db, [question('food', 'Is there halal food?', 'হালাল খাবার আছে?')]);
  expect(await found('halal')).toEqual(['/faq']);
  applyChanges(db, [{ ...question('food', '', ''), record: null }]);
  expect(await found('halal')).toEqual([]);
});

test('a new title changes the shards of its words, old and new, and no others', () => {
  const db = fill(tour('boat'), tour('hill', { name: 'Hill' }));
  const before = shards();
  const [difference] = applyChanges(db, [tour('boat', { name: 'Lake of the south' })]);
  const after = shards();
  const changed = SHARDS.filter((name) => before[name] !== after[name]);
  expect(changed).toEqual(['l', 'r']);
  expect(difference?.shards.toSorted()).toEqual(['l', 'r']);
});

test('a new price changes no shard', () => {
  const db = fill(tour('boat'));
  const before = shards();
  const [difference] = applyChanges(db, [tour('boat', { price: 2 })]);
  expect(shards()).toEqual(before);
  expect(difference?.shards).toEqual([]);
});

test('what is not published any more is not found', async () => {
  const db = fill(tour('boat'), tour('hill', { name: 'Hill' }));
  applyChanges(db, [{ ...tour('boat'), record: null }]);
  expect(await found('river')).toEqual([]);
  expect(await found('hill')).toEqual(['/tours/hill']);
  expect(db.prepare("SELECT id FROM search_words WHERE id = 'boat'").all()).toEqual([]);
});

test('whatever the order in which records came, the index is the same', () => {
  const all = [tour('boat'), tour('hill', { name: 'Hill', tags: ['sea'] }), tag('sea', 'সাগর')];
  fill(...all);
  const one = shards();
  fill(...all.toReversed());
  expect(shards()).toEqual(one);
});

test('a record is found by the name that staff give to its tag, as long as they do', async () => {
  const db = fill(tour('boat', { tags: ['sea beach'] }), tag('sea beach', 'সৈকত'));
  expect(await found('soikot')).toEqual(['/tours/boat']);
  applyChanges(db, [tag('sea beach', 'বালুকা')]);
  expect(await found('সৈকত')).toEqual([]);
  expect(await found('বালুকা')).toEqual(['/tours/boat']);
});

test('two spellings of a tag find the record by the name of either', async () => {
  // Both names begin with one sound, and so have their words in one shard.
  fill(tour('boat', { tags: ['Sea beach'] }), tag('Sea beach', 'সৈকত'), tag('sea-beach', 'সাগর'));
  expect(await found('সৈকত')).toEqual(['/tours/boat']);
  expect(await found('সাগর')).toEqual(['/tours/boat']);
});

test('a word that names a kind finds the list before its records', async () => {
  const umrah = (id: string): ContentChange => ({
    entity: 'umrah-package',
    id,
    record: { ...tour(id).record, name: `Umrah ${id}`, tags: ['umrah'], package_type: 'group' },
  });
  fill(umrah('one'), umrah('two'), umrah('three'));
  expect((await found('ওমরাহ'))[0]).toBe('/umrah');
  expect((await found('umrah package'))[0]).toBe('/umrah');
  expect((await found('umrah two'))[0]).toBe('/umrah/two');
});

test('pages of the agency are found, and every file of the index has an address', async () => {
  fill();
  expect((await found('contact'))[0]).toBe('/contact');
  expect((await found('যোগাযোগ'))[0]).toBe('/contact');
  expect((await found('visa'))[0]).toBe('/visa-services');
  expect(searchPaths()).toEqual(
    expect.arrayContaining([
      '/search/t.json',
      '/search/bn/tours-0.json',
      '/search/en/pages-0.json',
    ]),
  );
  expect(searchShard('x')).toBeUndefined();
  for (const name of ['tours-1', 'tours-01', 'nothing-0', 'pages-1', '../x'])
    expect(searchRows('en', name), name).toBeUndefined();
});

test('rows of a Bengali page are in Bengali, or say that they are not', () => {
  fill(tour('boat', { name_bn: 'নদী' }), tour('hill', { name: 'Hill' }));
  const rows = searchRows('bn', 'tours-0')!;
  expect(rows.label).toBe('ট্যুর');
  expect(rows.rows.map((row) => row.slice(1))).toEqual([
    ['নদী', '/tours/boat', ''],
    ['Hill', '/tours/hill', '', 'en'],
  ]);
});
