import { expect, test } from 'vitest';
import { depart, departures, Leaving } from './leaving.ts';

const set = (...paths: string[]) => new Set(paths);
const texts: Record<string, string> = {
  '/tours': '<a href="/tours/a">A</a> <a href="/tours/ab">AB</a>',
  '/tours/ab': '<link href="https://kheya.test/tours/ab">',
  '/tours/a': '<a href="/tours">',
  '/bn/tours': '<a href="/bn/tours/a">',
};
const textOf = (path: string) => texts[path] ?? '';

test('what leads to a page is whatever names its address, and not another that begins so', () => {
  const all = set(...Object.keys(texts));
  expect(departures(set('/tours/a'), all, textOf)).toEqual([
    { going: set('/tours/a'), leading: set('/tours', '/bn/tours') },
  ]);
  expect(departures(set('/bn/tours/a'), all, textOf)).toMatchObject([
    { leading: set('/bn/tours') },
  ]);
});

test('pages that go together may lead to each other until then', () => {
  const going = set('/tours/a', '/tours/ab', '/tours');
  expect(departures(going, set('/tours', '/tours/ab'), textOf)).toEqual([
    { going, leading: set() },
  ]);
});

test('of very many it is not looked up who leads where', () => {
  const many = new Set(Array.from({ length: 1_500 }, (_, n) => `/tours/page/${n}`));
  const looking = () => {
    throw new Error('looked at');
  };
  expect(departures(set('/tours/a', '/bn/tours/a'), many, looking)).toEqual([]);
});

test('an address that a page may write otherwise is not looked for', () => {
  for (const path of ['/tours/a&b', '/tours/a(b', '/tours/কক্স'])
    expect(departures(set('/tours/a', path), set('/tours'), textOf)).toEqual([]);
});

test('pages go when nobody is left that leads to them, the last that does so before them', () => {
  const [a, b, c] = [set('/tours/a'), set('/tours/b'), set('/tours/c')];
  const departing = [
    { going: a, leading: set('/tours', '/tours/b') },
    { going: b, leading: set('/visas') },
    { going: c, leading: set('/blog', '/tours/a') },
  ];
  const isGoing = (path: string) => ['/tours/a', '/tours/b', '/tours/c'].includes(path);
  expect(depart(departing, isGoing)).toEqual({
    gone: ['/tours/b', '/tours/a', '/tours/c'],
    left: [],
  });
  expect(depart(departing, (path) => isGoing(path) || path === '/visas')).toEqual({
    gone: [],
    left: [
      { going: a, leading: set('/tours/b') },
      { going: b, leading: set('/visas') },
      { going: c, leading: set('/tours/a') },
    ],
  });
});

test('what was made or is gone is waited for no more', () => {
  const leaving = new Leaving(set());
  const departure = { going: set('/tours/a'), leading: set('/tours', '/bn/tours') };
  leaving.keep([departure], set('/tours/a'), set('/tours/a', '/tours', '/bn/tours'));
  expect(leaving.underWay(set('/tours/a'), set('/tours/a', '/bn/tours'))).toEqual([
    { going: set('/tours/a'), leading: set('/bn/tours') },
  ]);
});

test('what comes back and goes again, or was on its way at the start, begins to go no second time', () => {
  const leaving = new Leaving(set('/tours/b'));
  leaving.keep([], set('/tours/a'), set('/tours/a', '/tours/b'));
  expect(leaving.begun(set('/tours/a', '/tours/b', '/tours/c'))).toEqual(set('/tours/c'));
  leaving.keep([], set(), set('/tours/a'));
  expect(leaving.begun(set('/tours/a', '/tours/b'))).toEqual(set('/tours/b'));
});

test('where one of those that go together stays after all, the others go when nothing waits', () => {
  const leaving = new Leaving(set());
  const going = set('/tours/a', '/tours/ab');
  leaving.keep([{ going, leading: set('/tours') }], going, going);
  expect(leaving.underWay(set('/tours/a'), set('/tours/a', '/tours'))).toEqual([]);
  leaving.forget();
  expect(leaving.underWay(going, set('/tours'))).toEqual([]);
  expect(leaving.begun(going)).toEqual(set());
});
