import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectError, faultsOf } from '../testing/answers.ts';
import { testApp, type TestApp } from '../testing/app.ts';
import { draftOf } from '../testing/drafts.ts';
import { tourPackage } from '#model/entities/tour-package.ts';

let now = new Date('2027-03-26T06:00:00Z');
let server: TestApp;
beforeAll(async () => {
  server = await testApp({ clock: () => now, scheduleEveryMs: 3_600_000 });
});
afterAll(() => server.close());

const staff = (method: 'POST' | 'PUT' | 'GET', path: string, body?: unknown) =>
  server.call(method, path, { headers: server.as('moderator'), body });
const create = (departures: unknown) =>
  staff('POST', '/tour-packages', draftOf(tourPackage, { departures }));

const FULL = {
  from: '2027-04-10',
  until: '2027-04-14',
  status: 'few_seats',
  prices: { twin: 26_500, infant: 0 },
  seats: '4',
  seats_bn: '৪টি',
};

describe('departures', () => {
  test('are kept in the order of their days, numbers and all', async () => {
    const given = [
      { from: '2027-05-01', prices: { single: '১,২৫,০০০', twin: null, infant: ' 0 ' }, seats: 6 },
      FULL,
      { from: '2027-03-27', prices: { triple: 1.5 }, seats: ' ', seats_bn: null },
    ];
    const { id } = (await create(given)).json();
    const rest = { until: null, status: 'open', seats: null, seats_bn: null };
    const stored = [
      { ...rest, from: '2027-03-27', prices: { triple: 1.5 } },
      FULL,
      { ...rest, from: '2027-05-01', prices: { single: 125_000, infant: 0 }, seats: '6' },
    ];
    expect((await staff('GET', `/tour-packages/${id}`)).json().departures).toEqual(stored);
    expect((await server.call('GET', `/tour-packages/${id}`)).json().departures).toEqual(stored);
    const emptied = await staff('PUT', `/tour-packages/${id}`, { departures: null });
    expect(emptied.json().departures).toEqual([]);
  });

  test('that are past everybody loses sight of, and staff do not', async () => {
    const days = ['2027-03-25', '2027-03-26', '2027-03-27'];
    const { id } = (await create(days.map((from) => ({ ...FULL, from, until: null })))).json();
    const seen = async (call: typeof staff) => {
      const one = (await call('GET', `/tour-packages/${id}`)).json();
      const list = (await call('GET', '/tour-packages')).json() as { id: string }[];
      expect(list.find((each) => each.id === id)).toEqual(one);
      return one.departures.map(({ from }: { from: string }) => from);
    };
    const everybody = () => seen((method, path) => server.call(method, path));
    expect(await seen(staff)).toEqual(days);
    expect(await everybody()).toEqual(days.slice(1));
    now = new Date('2027-03-26T18:00:00Z');
    expect(await everybody()).toEqual(days.slice(2));
    expect(await seen(staff)).toEqual(days);
  });

  test.for([
    [[{ ...FULL, until: '2027-04-09' }], 'body.departures.0', 'must not end before it begins'],
    [[FULL, { ...FULL, from: '2026-04-10' }], 'body.departures.1', 'must end within 120 days'],
    [[{ ...FULL, prices: { infant: 1 } }], 'body.departures.0', 'the price of an adult'],
    [[FULL, FULL], 'body.departures', 'has two departures on 2027-04-10'],
    [[{ ...FULL, prices: { twin: 2e9 } }], 'body.departures.0.prices.twin', 'must be at most'],
    [[{ ...FULL, prices: { quint: 1 } }], 'body.departures.0.prices.quint', 'not a known'],
    [[{ prices: { twin: 1 } }], 'body.departures.0.from', 'is required'],
    [[{ ...FULL, status: 'full' }], 'body.departures.0.status', 'must be one of: open,'],
  ] as const)('%j is refused at %s: %s', async ([given, place, message]) => {
    const refused = await create(given);
    expectError(refused, 422);
    expect(faultsOf(refused)).toEqual([place]);
    expect(refused.body).toContain(message);
  });
});
