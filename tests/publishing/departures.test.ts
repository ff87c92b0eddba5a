import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Departure } from '#model/catalogue/departures.ts';
import { dayInDhaka, midnightInDhaka } from '#model/format/dates.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { until } from '../../api/testing/eventually.ts';
import { ADMIN, Product, UNCOMPRESSED } from '../harness/product.ts';

const DAY_MS = 86_400_000;
const CLOCK = pathToFileURL(resolve(import.meta.dirname, '../harness/movable-clock.mjs')).href;
const TOUR = 'coxs-bazar-inani';
const HIDDEN = '/tour-packages/bhutan-paro-thimphu';

interface Trip {
  id: string;
  departures: Departure[];
}

const dayAfter = (day: string, days = 1) =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
/** The last day of the month in which a day is. */
const monthEnd = (day: string) => {
  const [year, month] = day.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
};

describe('a clock that moves over midnight in Dhaka', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kheya-clock-'));
  const clock = join(folder, 'ahead');
  let product: Product;

  beforeAll(async () => {
    writeFileSync(clock, '0');
    const NODE_OPTIONS = `${process.env['NODE_OPTIONS'] ?? ''} --import=${CLOCK}`;
    product = await Product.start({
      content: 'demo',
      env: { ...UNCOMPRESSED, CLOCK_FILE: clock, NODE_OPTIONS },
    });
  });
  afterAll(async () => {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** As staff who sign in now: the moved clock has ended the session of before. */
  async function asStaff<T>(
    method: 'GET' | 'PUT' | 'POST',
    path: string,
    body?: object,
  ): Promise<T> {
    const headers = { 'content-type': 'application/json' };
    const send = async (to: string, options: RequestInit): Promise<unknown> => {
      const answer = await fetch(`${product.url}/api/v1${to}`, options);
      expect(answer.ok, await answer.clone().text()).toBe(true);
      return answer.json();
    };
    const signIn = { method: 'POST', headers, body: JSON.stringify(ADMIN) };
    const { access_token: token } = (await send('/auth/login', signIn)) as { access_token: string };
    return (await send(path, {
      method,
      headers: { ...headers, authorization: `Bearer ${token}` },
      ...(body && { body: JSON.stringify(body) }),
    })) as T;
  }

  /** Moves the clock. A save of what nobody sees wakes the scheduler, which sleeps for half a minute. */
  async function moveTo(moment: number) {
    writeFileSync(clock, String(moment - Date.now()));
    await asStaff('PUT', HIDDEN, { price: 79_500 });
  }

  async function live() {
    interface Status {
      revision: number;
      targets: { name: string; delivered: number }[];
    }
    await until(async () => {
      const { revision, targets } = await asStaff<Status>('GET', '/publishing');
      return targets.find(({ name }) => name === 'site')!.delivered >= revision;
    });
  }

  async function pages(): Promise<Map<string, string>> {
    const names = await readdir(product.siteDir, { recursive: true });
    const read = async (name: string) =>
      [name, await readFile(join(product.siteDir, name), 'utf8')] as const;
    return new Map(await Promise.all(names.filter((name) => name.endsWith('.html')).map(read)));
  }

  /** The pages, once none of them shows a departure of before a day. */
  async function pagesFrom(day: string): Promise<Map<string, string>> {
    let found = new Map<string, string>();
    await until(async () => {
      await live();
      found = await pages();
      const trips = [...found].filter(([name]) => /^(bn\/)?(tours|umrah)/.test(name));
      const days = trips.flatMap(([, html]) =>
        [...html.matchAll(/datetime="(\d{4}-\d\d-\d\d)"/g)].map(([, shown]) => shown!),
      );
      return days.length > 0 && days.every((shown) => shown >= day);
    });
    return found;
  }

  /** Pages that the end of a day changes: of each trip that leaves on it. */
  async function ownPagesOf(day: string): Promise<string[]> {
    const trips = async (list: string, path: string) => {
      const all = (await (await fetch(`${product.url}/api/v1${path}`)).json()) as Trip[];
      return all
        .filter(({ departures }) => departures.some(({ from }) => from === day))
        .map(({ id }) => `${list}/${id}.html`);
    };
    const own = [
      ...(await trips('tours', '/tour-packages')),
      ...(await trips('umrah', '/umrah-packages')),
    ];
    return own.flatMap((name) => [name, `bn/${name}`]).toSorted();
  }

  /**
   * Answers the pages that changed at the midnight that ends a day, and those of its month that went
   * with the last departure in it.
   */
  async function endOf(day: string) {
    const midnight = Date.parse(midnightInDhaka(dayAfter(day)));
    await moveTo(midnight - 60_000);
    const before = await pagesFrom(day);
    const expected = await ownPagesOf(day);
    await moveTo(midnight);
    const after = await pagesFrom(dayAfter(day));
    expect([...after.keys()].filter((name) => !before.has(name))).toEqual([]);
    const gone = [...before.keys()].filter((name) => !after.has(name));
    const differs = [...after.keys()].filter((name) => after.get(name) !== before.get(name));
    // Parts of a list show the cards of such a trip, or lead to what went; no others change.
    const paths = [...expected, ...gone].map((name) => `"/${name.replace('.html', '')}"`);
    const strangers = differs
      .filter(isPart)
      .filter((name) => !paths.some((path) => before.get(name)!.includes(path)));
    expect(strangers).toEqual([]);
    const changed = differs.filter((name) => !isPart(name)).toSorted();
    return { changed, expected, gone };
  }

  /** Pages of a part of a list. */
  const isPart = (name: string) => /(tours|umrah)\/in\//.test(name);
  const isOwn = (name: string) => /(tours|umrah)\/(?!compare\.html)/.test(name);
  const monthOf = (day: string) => `tours/in/${day.slice(0, 7)}.html`;
  const LISTS = ['bn/tours.html', 'tours.html'];
  const inBoth = (name: string) => [`bn/${name}`, name];
  const LANDING = inBoth('travel/single-rooms.html');
  /** Of the demo, with the same tour on it. */
  const OTHER_LANDING = inBoth('travel/short-trips-in-bangladesh.html');
  const OTHERS = ['dubai-city-break', 'malaysia-kuala-lumpur-langkawi'];
  /** Pages with a link to the landing page. */
  const LEADING_THERE = [
    ...OTHERS.flatMap((id) => inBoth(`tours/${id}.html`)),
    ...inBoth('travel.html'),
    'bn.html',
    'index.html',
  ];

  /** Makes a landing page of three tours, two of which leave on that day. */
  async function makeLandingPage(from: string, tags: string[]) {
    const departures = [{ from, prices: { single: 90_000 } }];
    for (const id of OTHERS) await asStaff('PUT', `/tour-packages/${id}`, { departures, tags });
    await asStaff('POST', '/landing-pages', {
      slug: 'single-rooms',
      title: 'Rooms of your own',
      summary: 'For those who travel alone.',
      content: 'Three tours.',
      catalogue: 'tour-package',
      facets: ['tag:clock', 'sharing:single'],
    });
  }

  test('exactly the pages that show a departure lose it, at the end of a month, too', async () => {
    const today = dayInDhaka(new Date());
    const last = monthEnd(dayAfter(today, 2));
    const days = [today, last, dayAfter(last, 40)];
    const departures = days.map((from) => ({
      from,
      prices: from === last ? { single: 40_000 } : { twin: 26_500 },
    }));
    const tags = ['clock'];
    await asStaff('PUT', `/tour-packages/${TOUR}`, { departures, tags, is_featured: false });
    await makeLandingPage(dayAfter(today, 600), tags);
    await live();
    expect([...(await pages()).keys()]).toEqual(expect.arrayContaining(LANDING));
    for (const day of [today, last]) {
      const { changed, expected, gone } = await endOf(day);
      expect(expected).toContain(`bn/tours/${TOUR}.html`);
      // With its last single room the tour leaves a landing page that two others are too few for.
      const leading = day === last ? LEADING_THERE : [];
      expect(changed.filter(isOwn)).toEqual([...expected, ...leading.filter(isOwn)].toSorted());
      const landing = gone.filter((name) => LANDING.includes(name));
      expect(landing.toSorted()).toEqual(day === last ? LANDING : []);
      for (const name of gone.filter((each) => !LANDING.includes(each)))
        expect(name).toContain(`/in/${day.slice(0, 7)}`);
      if (day === last) expect([...(await pages()).keys()]).not.toContain(monthOf(last));
      expect(changed).toEqual(expect.arrayContaining([...LISTS, ...leading]));
      const listing = day === last ? OTHER_LANDING : [...LANDING, ...OTHER_LANDING];
      if (expected.length === 2)
        expect(changed).toEqual([...expected, ...LISTS, ...listing, ...leading].toSorted());
    }
    const list = (await pages()).get('tours.html')!;
    expect(list).toContain(`datetime="${days[2]}"`);
    expect(list).not.toContain(`datetime="${last}"`);
  });

  test('sold-out dates leave cards, and stay on the page', async () => {
    // Beyond the days of the demo.
    const first = dayAfter(dayInDhaka(new Date()), 700);
    const second = dayAfter(first);
    const prices = { twin: 26_500 };
    const of = (status: string) => ({
      departures: [
        { from: first, prices, status },
        { from: second, prices },
      ],
    });
    await asStaff('PUT', `/tour-packages/${TOUR}`, of('open'));
    await live();
    expect((await pages()).get('tours.html')).toContain(`datetime="${first}"`);
    await asStaff('PUT', `/tour-packages/${TOUR}`, of('sold_out'));
    await live();
    const shown = await pages();
    expect(shown.get('tours.html')).not.toContain(`datetime="${first}"`);
    expect(shown.get('tours.html')).toContain(`datetime="${second}"`);
    expect(shown.get(`tours/${TOUR}.html`)).toMatch(/Sold out/);
    expect(shown.get(`bn/tours/${TOUR}.html`)).toMatch(/সব সিট শেষ/);
  });
});
