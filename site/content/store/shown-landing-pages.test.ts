import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isAbout, subjectsOf } from '#model/catalogue/subjects.ts';
import { openContentDb, type ContentDb } from './content-db.ts';
import { addressesOf } from '../addresses/detail-pages.ts';
import { landingPagesOf, landingPagesWith, recordsOn } from '../landing-pages.ts';
import { applyChanges, applyRecords } from './apply-changes.ts';
import { landingPageChanges } from './shown-landing-pages.ts';
import { deletedRecords } from './sync.ts';

let db: ContentDb;
beforeEach(() => {
  db = openContentDb(':memory:');
});
afterEach(() => db.close());

const written = { created_at: '2026-01-01T00:00:00Z', updated_at: '2026-01-01T00:00:00Z' };

const tour = (id: string, tags: string[]) => ({
  entity: 'tour-package',
  id,
  record: {
    id,
    name: id,
    name_bn: null,
    destinations: 'Sylhet',
    destinations_bn: null,
    duration: '3',
    price: 10_000,
    departures: [],
    tags,
    package_details: null,
    is_featured: false,
    ...written,
  },
});
const gone = (entity: string, id: string) => ({ entity, id, record: null });
const page = (id: string, facets: string[], title = id) => ({
  entity: 'landing-page',
  id,
  record: {
    id,
    slug: id,
    title,
    title_bn: null,
    summary: 'About it',
    summary_bn: null,
    content: '',
    content_bn: null,
    catalogue: 'tour-package',
    facets,
    ...written,
  },
});
const three = ['a', 'b', 'c'].map((id) => tour(id, ['sea']));
const shown = () => addressesOf('landing-page');

test('a landing page comes with its third record and goes with it, whatever came first', () => {
  applyChanges(db, [page('by-the-sea', ['tag:sea']), three[0]!, three[1]!]);
  expect(shown()).toEqual([]);
  const landing = (changes: Parameters<typeof applyChanges>[1]) =>
    applyChanges(db, changes).filter(({ entity }) => entity === 'landing-page');
  const [came] = landing([three[2]!]);
  expect(came).toMatchObject({ id: 'by-the-sea', existence: true, slugs: [null, 'by-the-sea'] });
  expect(shown()).toEqual(['by-the-sea']);
  expect(landingPagesWith('tour-package', 'b')).toMatchObject([{ title: 'by-the-sea' }]);
  expect(landing([tour('d', ['hills'])])).toEqual([]);
  applyChanges(db, [tour('a', ['hills'])]);
  expect(shown()).toEqual([]);
  expect(landingPagesWith('tour-package', 'b')).toEqual([]);
  applyChanges(db, [page('by-the-sea', ['destination:bangladesh'])]);
  expect(shown()).toEqual(['by-the-sea']);
});

test('a save that moves a record to no other facet leaves all of them alone', () => {
  applyChanges(db, [page('by-the-sea', ['tag:sea']), page('tea', ['tag:tea']), ...three]);
  const movedBy = (changes: Parameters<typeof applyRecords>[1]) =>
    landingPageChanges(db, changes, applyRecords(db, changes)).map(({ id }) => id);
  const renamed = tour('a', ['sea']);
  expect(movedBy([{ ...renamed, record: { ...renamed.record, name: 'Another' } }])).toEqual([]);
  expect(movedBy([tour('a', ['tea'])])).toEqual(['by-the-sea', 'tea']);
  expect(movedBy([tour('a', ['tea', 'hills'])])).toEqual([]);
});

test('one that is deleted does not come back with its records', () => {
  applyChanges(db, [page('by-the-sea', ['tag:sea']), ...three]);
  applyChanges(db, [gone('landing-page', 'by-the-sea')]);
  applyChanges(db, [tour('d', ['sea'])]);
  expect(shown()).toEqual([]);
});

test('a snapshot without it deletes one that waits, too', () => {
  applyChanges(db, [page('by-the-sea', ['tag:sea'])]);
  const head = { snapshot: true, revision: 1, model: '', unread: [] };
  expect(deletedRecords(db, { ...head, changes: [] })).toEqual([
    gone('landing-page', 'by-the-sea'),
  ]);
});

test('a preview shows one that has too little to show', () => {
  applyRecords(db, [page('by-the-sea', ['tag:sea'])]);
  expect(shown()).toEqual(['by-the-sea']);
});

const TAGS = ['sea', 'hills', 'tea'];
const change = fc.oneof(
  { weight: 3, arbitrary: fc.tuple(fc.nat(6), fc.subarray(TAGS)).map(([n, tags]) => tour(`t${n}`, tags)) }, // oxfmt-ignore
  fc.nat(6).map((n) => gone('tour-package', `t${n}`)),
  fc
    .tuple(fc.nat(2), fc.subarray(TAGS.map((tag) => `tag:${tag}`)))
    .map(([n, facets]) => page(`p${n}`, facets)),
  fc.nat(2).map((n) => gone('landing-page', `p${n}`)),
);

test('after any changes those are shown, and list what they are about, as one by one', () => {
  fc.assert(
    fc.property(fc.array(fc.array(change, { maxLength: 4 }), { maxLength: 8 }), (deltas) => {
      const own = openContentDb(':memory:');
      try {
        const kept = new Map<string, ReturnType<typeof tour> | ReturnType<typeof page>>();
        for (const delta of deltas) {
          // A delta names a record once.
          const once = [...new Map(delta.map((each) => [each.id, each])).values()];
          applyChanges(own, once as never);
          for (const each of once)
            if (each.record) kept.set(each.id, each as never);
            else kept.delete(each.id);
        }
        const all = [...kept.values()];
        const tours = all.filter(({ entity }) => entity === 'tour-package');
        const expected = all.flatMap(({ entity, id, record }) => {
          if (entity !== 'landing-page') return [];
          const { facets } = record as { facets: string[] };
          const on = tours.filter((each) =>
            isAbout(facets, subjectsOf('tour-package', each.record)),
          );
          if (on.length < 3) return [];
          expect(recordsOn('tour-package', facets).map((card) => card.id)).toEqual(
            on.map((each) => each.id).toSorted(),
          );
          return [id];
        });
        expect(shown()).toEqual(expected.toSorted());
        expect(landingPagesOf('tour-package').map(({ id }) => id)).toEqual(expected.toSorted());
      } finally {
        own.close();
      }
    }),
    { numRuns: 60 },
  );
});
