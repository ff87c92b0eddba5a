import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ContentChange } from '#model/publishing/index.ts';
import { pagePaths } from '../../content/addresses/pages.ts';
import { answer } from '../../content/reads/queries.ts';
import { recordReads, RenderCache } from '../../content/reads/reads.ts';
import { applyChanges } from '../../content/store/apply-changes.ts';
import { openContentDb, type ContentDb } from '../../content/store/content-db.ts';
import { fileOf } from '../folder/files.ts';
import { isNew } from '../state/pages.ts';
import { RANK } from '../state/render-queue.ts';
import { createTables } from '../state/tables.ts';
import type { Rendering } from './publish-pages.ts';
import { applyAndQueue, storeChanges } from './take-in.ts';

const site = {
  applyChanges,
  pagePaths,
  recordReads,
  RenderCache,
  prepare: async (_db: ContentDb, valid: unknown) => ({
    valid,
    faults: new Map(),
    html: new Map(),
  }),
  storeHtml: () => undefined,
};

let db: ContentDb;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kheya-take-in-'));
  db = openContentDb(':memory:');
  createTables(db);
});
afterEach(() => {
  db.close();
  rmSync(folder, { recursive: true });
});

const rendering = () =>
  ({
    db,
    site,
    releaseDir: folder,
    isSeen: () => true,
    clock: () => new Date(0),
    derived: [],
  }) as unknown as Rendering;

const tour = { name: 'A tour', destinations: 'Sylhet', price: 1, tags: [], departures: [] };
const shown = (id: string): ContentChange => ({
  entity: 'tour-package',
  id,
  record: { ...tour, id, created_at: '2026-01-01T00:00:00Z', updated_at: '' },
});
const hidden = (id: string): ContentChange => ({ entity: 'tour-package', id, record: null });

const ranks = () =>
  new Map(
    db
      .prepare<[], { path: string; rank: number }>(
        'SELECT path, rank FROM render_queue JOIN pages ON id = page',
      )
      .all()
      .map(({ path, rank }) => [path, rank]),
  );

test('a new page that is hidden and shown again is as new as those that it was added with', () => {
  const page = '/tours/a';
  const others = Array.from({ length: 60 }, (_, n) => shown(`other-${n}`));
  applyAndQueue(rendering(), [shown('a'), ...others]);
  expect(ranks().get(page)).toBe(RANK.bulkNewPage);
  // Published before the others: its file may lead to any of them.
  mkdirSync(dirname(fileOf(folder, page)), { recursive: true });
  writeFileSync(fileOf(folder, page), '');
  applyAndQueue(rendering(), [hidden('a')]);
  expect(ranks().has(page)).toBe(false);
  applyAndQueue(rendering(), [shown('a')]);
  for (const each of [page, '/tours/other-59']) expect(isNew(db, each)).toBe(true);
});

/** Two tours that were published, lead to each other and are hidden now. */
function hideTwo(): void {
  applyAndQueue(rendering(), [shown('a'), shown('b')]);
  for (const [path, other] of [
    ['/tours/a', '/tours/b'],
    ['/tours/b', '/tours/a'],
  ] as const) {
    mkdirSync(dirname(fileOf(folder, path)), { recursive: true });
    writeFileSync(fileOf(folder, path), `<a href="${other}">`);
  }
  db.exec('UPDATE pages SET is_new = 0; DELETE FROM render_queue');
  applyAndQueue(rendering(), [hidden('a'), hidden('b')]);
}

test('a page that comes back before its file is gone is one that visitors reach', () => {
  hideTwo();
  applyAndQueue(rendering(), [shown('a')]);
  expect(isNew(db, '/tours/a')).toBe(false);
  // Its file leads to the other, which stays until that is replaced.
  const linking =
    'SELECT path FROM render_queue JOIN pages ON id = page WHERE links_to_deleted = 1';
  expect(db.prepare(linking).pluck().all()).toContain('/tours/a');
});

test('what a removal that was cut off left goes before any of it comes back', async () => {
  hideTwo();
  db.exec('DELETE FROM render_queue');
  rmSync(fileOf(folder, '/tours/a'));
  // A link to the file of the other would lead on to nothing.
  await storeChanges(rendering(), [shown('a'), shown('b')]);
  expect(existsSync(fileOf(folder, '/tours/b'))).toBe(false);
  expect([isNew(db, '/tours/a'), isNew(db, '/tours/b')]).toEqual([true, true]);
});

test('pages that lead to a new one come next once that is withdrawn, before it has a file', () => {
  const others = Array.from({ length: 60 }, (_, n) => shown(`other-${n}`));
  applyAndQueue(rendering(), [shown('a'), ...others]);
  mkdirSync(dirname(fileOf(folder, '/tours/a')), { recursive: true });
  writeFileSync(fileOf(folder, '/tours/a'), '<a href="/tours/other-7">');
  applyAndQueue(rendering(), [hidden('other-7')]);
  // Before the lists that lead there.
  expect(ranks().get('/tours/a')).toBe(RANK.newPage);
  expect(ranks().get('/tours/other-8')).toBe(RANK.bulkNewPage);
});

/** Steps of query plans that go through all records of an entity, or more. */
const WHOLE = /^(SCAN|SEARCH) (records|facets|rankings|search_words)\b(?!.*\b(id|slug|shard)=)/;

test('a new text of one record is taken in, and one found, without going through all others', () => {
  applyAndQueue(rendering(), [shown('a'), shown('b')]);
  const statements = new Set<string>();
  const prepare = db.prepare.bind(db);
  db.prepare = ((sql: string) => {
    statements.add(sql);
    return prepare(sql);
  }) as typeof db.prepare;
  const record = { ...shown('a').record, package_details: 'Another text' };
  applyAndQueue(rendering(), [{ ...shown('a'), record }]);
  for (const kind of ['record', 'summary', 'slug'] as const)
    answer(db, [kind, 'tour-package', 'a']);
  answer(db, ['words', 'tour-package', 't']);
  const steps = [...statements].flatMap((sql) =>
    db
      .prepare<[], { detail: string }>(`EXPLAIN QUERY PLAN ${sql.replace(/\?\d*|@\w+/g, "'x'")}`)
      .all()
      .map(({ detail }) => detail),
  );
  expect(steps).toContainEqual(expect.stringContaining('search_words_of'));
  expect(steps.filter((step) => WHOLE.test(step))).toEqual([]);
});

test('a review that names an item twice is about it once', () => {
  const about = ['tour-package/a', 'tour-package/a'];
  const record = { id: 'r', order: 1, about, created_at: '2026-01-01T00:00:00Z', updated_at: '' };
  applyAndQueue(rendering(), [shown('a'), { entity: 'review', id: 'r', record }]);
  const query = ['faceted', 'review', about[0]!, 9, 0] as const;
  expect(JSON.parse(answer(db, [...query])!)).toHaveLength(1);
});
