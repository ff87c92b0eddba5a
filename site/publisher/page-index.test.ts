import { afterEach, beforeEach, expect, test } from 'vitest';
import { applyChanges } from '../content/fill.ts';
import { ask, fingerprint, openStore, type Query, type Store } from '../content/store.ts';
import { PageIndex } from './page-index.ts';

let store: Store;
let index: PageIndex;
beforeEach(() => {
  store = openStore(':memory:');
  index = new PageIndex(store, (query) => fingerprint(ask(store, query)));
  save('a', 'One');
  save('b', 'Two');
});
afterEach(() => store.close());

const NAME = 'blog-post';
const AT = '2026-01-01T00:00:00Z';
const save = (id: string, title: string) =>
  applyChanges(store, [
    { entity: NAME, id, record: { id, title, tags: [], created_at: AT, updated_at: AT } },
  ]);

const keep = (path: string, ...asked: Query[]) =>
  index.keep(
    path,
    new Map(asked.map((query) => [JSON.stringify(query), fingerprint(ask(store, query))])),
  );

test('what few pages ask comes first: a record before the lists that name it', () => {
  const pages = ['/x', '/y', '/z'];
  for (const path of pages) keep(path, ['card', NAME, 'a']);
  keep('/list', ['cards', NAME, -1, 0], ['card', NAME, 'a']);
  keep('/own', ['record', NAME, 'a']);
  const touched = [...index.touchedBy(save('a', 'Another')).keys()];
  expect(new Set(touched.slice(0, 2))).toEqual(new Set(['/own', '/list']));
  expect(new Set(touched.slice(2))).toEqual(new Set(pages));
});

test('a page that asks something else is touched by that, and by what it asked before no more', () => {
  keep('/page', ['record', NAME, 'a'], ['count', NAME]);
  keep('/page', ['record', NAME, 'b'], ['count', NAME]);
  index.sweep();
  expect([...index.touchedBy(save('a', 'Another')).keys()]).toEqual([]);
  expect([...index.touchedBy(save('b', 'Another')).keys()]).toEqual(['/page']);
});

test('an answer that a page has taken in touches it no more, until it is another again', () => {
  keep('/page', ['record', NAME, 'a']);
  const differences = save('a', 'Another');
  expect([...index.touchedBy(differences).keys()]).toEqual(['/page']);
  keep('/page', ['record', NAME, 'a']);
  expect([...index.touchedBy(differences).keys()]).toEqual([]);
  expect([...index.touchedBy(save('a', 'One')).keys()]).toEqual(['/page']);
});

test('a page is touched by what fills it alone where it asks for nothing else that is another now', () => {
  const called = (company_name: string, email: string | null) =>
    applyChanges(store, [
      {
        entity: 'contact-info',
        id: 'us',
        record: { id: 'us', company_name, email, created_at: AT, updated_at: AT },
      },
    ]);
  called('One', 'us@kheya.test');
  const words: Query = ['words', 'contact-info'];
  const shape: Query = ['shape', 'contact-info', 'en', 'hasEmail'];
  keep('/says', words, shape);
  keep('/looks', words, shape, ['first', 'contact-info']);
  const differences = called('Two', 'us@kheya.test');
  expect(Object.fromEntries(index.touchedBy(differences))).toEqual({
    '/says': 'filling',
    '/looks': 'whole',
  });
  index.renew(new Map([[JSON.stringify(words), fingerprint(ask(store, words))]]));
  expect([...index.touchedBy(differences)]).toEqual([['/looks', 'whole']]);
  expect(index.touchedBy(called('Two', null)).get('/says')).toBe('whole');
});
