import { FetchState } from 'astro/fetch';
import { expect, test } from 'vitest';
import './astro-global.ts';

type Page = InstanceType<typeof FetchState>;

const Pages = Object.getPrototypeOf(FetchState.prototype).constructor as new (
  ...made: [manifest: unknown, request: Request, options: unknown]
) => Page;

function pageAt(path: string): Page {
  const routeData = { route: path, type: 'page', params: [], segments: [], prerender: true };
  const manifest = { base: '/', routes: [], trailingSlash: 'never' };
  return new Pages(manifest, new Request(`http://localhost${path}`), { routeData, locals: {} });
}

/** A component's `Astro`, with a slot of each of these names. */
function globalIn(page: Page, ...slots: string[]) {
  const values = Object.fromEntries(slots.map((name) => [name, () => name]));
  return page.createAstro({ response: {} } as never, { of: slots }, values, {} as never);
}

test('components of a page have what is the page’s, and each its own props and slots', () => {
  const page = pageAt('/tours');
  const [one, other] = [globalIn(page, 'default'), globalIn(page, 'hero', 'card')];
  expect(one.url.pathname).toBe('/tours');
  expect(one.locals).toBe(other.locals);
  expect([one.props, other.props]).toEqual([{ of: ['default'] }, { of: ['hero', 'card'] }]);
  expect([one.slots.has('default'), one.slots.has('hero')]).toEqual([true, false]);
  expect(Object.keys(other.slots)).toEqual(['hero', 'card']);
  expect(other.slots).toBe(other.slots);
  expect(other.self).toBeNull();
});

test('each page’s components are of that page', () => {
  const globals = [globalIn(pageAt('/tours')), globalIn(pageAt('/bn/tours'))];
  expect(globals.map(({ url }) => url.pathname)).toEqual(['/tours', '/bn/tours']);
});

test('a component without slots has none, and no component an accessor of its own', () => {
  const page = pageAt('/tours');
  const none = page.createAstro({ response: {} } as never, {}, null, {} as never);
  expect(none.slots.has('default')).toBe(false);
  for (const global of [none, globalIn(page, 'default')]) {
    const own = Object.values(Object.getOwnPropertyDescriptors(global));
    expect(own.filter(({ get }) => get)).toEqual([]);
  }
});
