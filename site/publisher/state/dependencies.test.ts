import { afterEach, beforeEach, expect, test } from 'vitest';
import { openContentDb, type ContentDb } from '../../content/store/content-db.ts';
import { answer, type Query } from '../../content/reads/queries.ts';
import { fingerprint } from '../../content/store/fingerprint.ts';
import { applyChanges } from '../../content/store/apply-changes.ts';
import { changedQueries, isStillValid, storeReads } from './dependencies.ts';
import { addPage, pageAt } from './pages.ts';
import { enqueue, enqueueReaders, nextBulk, nextInteractive, RANK } from './render-queue.ts';
import { createTables } from './tables.ts';

const PUBLISH = 1;
let db: ContentDb;
beforeEach(() => {
  db = openContentDb(':memory:');
  createTables(db);
  save('a', 'One');
  save('b', 'Two');
});
afterEach(() => db.close());

const NAME = 'blog-post';
const AT = '2026-01-01T00:00:00Z';
const save = (id: string, title: string, updated_at = AT) =>
  applyChanges(db, [
    { entity: NAME, id, record: { id, title, tags: [], created_at: AT, updated_at } },
  ]);

const reads = (...queries: Query[]) =>
  new Map(queries.map((query) => [JSON.stringify(query), fingerprint(answer(db, query))]));
const store = (path: string, ...queries: Query[]) =>
  storeReads(db, pageAt(db, path)?.id ?? addPage(db, path), reads(...queries));

/** The pages that are stale after a save, the most urgent first. */
function stale(...differences: ReturnType<typeof save>): string[] {
  enqueueReaders(db, changedQueries(db, differences), PUBLISH);
  const queued = nextInteractive(db, 100).map(({ path }) => path);
  db.exec('DELETE FROM render_queue');
  return queued;
}

test('pages of a rare query come first: a record before the lists that name it', () => {
  const pages = ['/x', '/y', '/z'];
  for (const path of pages) store(path, ['summary', NAME, 'a']);
  store('/list', ['summaries', NAME, -1, 0], ['summary', NAME, 'a']);
  store('/own', ['record', NAME, 'a']);
  const queued = stale(...save('a', 'Another'));
  expect(new Set(queued.slice(0, 2))).toEqual(new Set(['/own', '/list']));
  expect(new Set(queued.slice(2))).toEqual(new Set(pages));
});

test('a page that reads something else is stale after a change of that, and no more of the former', () => {
  store('/page', ['record', NAME, 'a'], ['count', NAME]);
  store('/page', ['record', NAME, 'b'], ['count', NAME]);
  expect(stale(...save('a', 'Another'))).toEqual([]);
  expect(stale(...save('b', 'Another'))).toEqual(['/page']);
});

test('a change makes a page stale once, until the answer changes again', () => {
  store('/page', ['record', NAME, 'a']);
  const differences = save('a', 'Another');
  expect(stale(...differences)).toEqual(['/page']);
  expect(stale(...differences)).toEqual([]);
  expect(stale(...save('a', 'One'))).toEqual(['/page']);
});

test('a save that changes nothing leaves the pages that show the first record', () => {
  store('/page', ['first', NAME]);
  expect(stale(...save('a', 'One', '2026-01-02T00:00:00Z'))).toEqual([]);
  expect(stale(...save('a', 'Another', '2026-01-03T00:00:00Z'))).toEqual(['/page']);
});

test('what was rendered before a change is valid only where it did not read what changed', () => {
  const before = reads(['record', NAME, 'a']);
  const others = reads(['record', NAME, 'b']);
  store('/page', ['record', NAME, 'a']);
  stale(...save('a', 'Another'));
  // Of a query that no page has stored, the answer is compared.
  expect(isStillValid(db, before)).toBe(false);
  expect(isStillValid(db, others)).toBe(true);
});

test('new pages come before any other, and without them', () => {
  const [ids, others] = [5, 3].map((count) =>
    Array.from({ length: count }, (_, n) => addPage(db, `/${count}/${n}`)),
  ) as [number[], number[]];
  for (const id of others) enqueue(db, { page: id, rank: 1, publish: PUBLISH });
  for (const id of ids) enqueue(db, { page: id, rank: RANK.newPage, publish: PUBLISH });
  expect(nextInteractive(db, 2).map(({ id }) => id)).toEqual(ids.slice(0, 2));
  expect(nextInteractive(db, 6).map(({ id }) => id)).toEqual(ids);
});

test('pages beyond the first hundred of a change are bulk work', () => {
  for (let n = 0; n < 150; n++) store(`/n/${n}`, ['first', NAME], ['record', NAME, `r${n}`]);
  store('/own', ['record', NAME, 'a']);
  enqueueReaders(db, changedQueries(db, save('a', 'Another')), PUBLISH);
  expect(nextInteractive(db, 200).map(({ path }) => path)).toEqual(['/own']);
  const taken = nextBulk(db, 8, new Set());
  expect(taken).toHaveLength(8);
  const next = nextBulk(db, 200, new Set(taken.map(({ id }) => id)));
  expect(next).toHaveLength(142);
});
