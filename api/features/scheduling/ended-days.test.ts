import { contactInfo } from '#model/entities/contact-info.ts';
import { flight } from '#model/entities/flight.ts';
import { tourPackage } from '#model/entities/tour-package.ts';
import { umrahPackage } from '#model/entities/umrah-package.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Entity } from '#model/kit/entity.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { draftOf } from '../../testing/drafts.ts';
import { announceDue } from './due.ts';

const EVENING = '2027-02-28T12:00:00.000Z';
/** 00:00 on 1 March in Dhaka. */
const MIDNIGHT = '2027-02-28T18:00:00.000Z';

let now: Date;
let server: TestApp;
beforeEach(async () => {
  now = new Date(EVENING);
  server = await testApp({ clock: () => now, scheduleEveryMs: 3_600_000 });
});
afterEach(() => server.close());

const PRICES = { twin: 26_500 };
async function make(entity: Entity, days: readonly string[], values: object = {}) {
  const departures = days.map((from) => ({ from, prices: PRICES }));
  const draft = draftOf(entity, {
    ...('departures' in entity.fields && { departures }),
    [entity.shownWhen!]: true,
    ...values,
  });
  const headers = server.as('moderator');
  const answer = await server.call('POST', entity.path, { headers, body: draft });
  expect(answer.statusCode, answer.body).toBe(201);
  return (answer.json() as { id: string }).id;
}
const announced = async (moment: string) => {
  now = new Date(moment);
  const before = await server.db.selectFrom('outbox').select('revision').execute();
  await announceDue(server.db, now);
  const rows = await server.db
    .selectFrom('outbox')
    .select(['record_id', 'revision'])
    .orderBy('revision')
    .execute();
  return rows.slice(before.length).map(({ record_id }) => record_id);
};

test('a departure ends at midnight in Dhaka, once, and nothing that has none is announced', async () => {
  const tour = await make(tourPackage, ['2027-02-28', '2027-03-01']);
  const umrah = await make(umrahPackage, ['2027-02-28']);
  await make(tourPackage, ['2027-03-01']);
  await make(tourPackage, []);
  await make(tourPackage, ['2027-02-28'], { is_available: false });
  expect(await announced('2027-02-28T17:59:59.999Z')).toEqual([]);
  expect(await announced(MIDNIGHT)).toEqual([tour, umrah]);
  expect(await announced('2027-02-28T18:00:01.000Z')).toEqual([]);
  expect(await announced('2027-03-01T17:59:59.000Z')).toEqual([]);
  expect(await announced('2027-03-01T18:00:00.000Z')).toHaveLength(2);
});

test('hours of a Ramadan that is over are told no more, from the midnight after its last day', async () => {
  const ramadan = { from: '2027-02-01', until: '2027-02-28', hours: '09:00-15:30' };
  const opening_hours = { week: { sunday: '10:00-18:00' }, ramadan };
  const id = await make(contactInfo, [], { opening_hours });
  const seen = async () => (await server.call('GET', `${contactInfo.path}/active`)).json();
  expect(await announced('2027-02-28T17:59:59.999Z')).toEqual([]);
  expect(await seen()).toMatchObject({ opening_hours });
  expect(await announced(MIDNIGHT)).toEqual([id]);
  expect(await seen()).toMatchObject({ opening_hours: { ...opening_hours, ramadan: null } });
});

test('what was written after midnight has told it, and nights without a server are made up for', async () => {
  const early = await make(tourPackage, ['2027-02-28', '2027-03-02']);
  now = new Date('2027-02-28T19:00:00.000Z');
  // The server itself may announce after this save.
  const late = await make(tourPackage, ['2027-02-28']);
  const told = async () => {
    const rows = await server.db.selectFrom('outbox').select('record_id').execute();
    return [early, late].map((id) => rows.filter(({ record_id }) => record_id === id).length);
  };
  await announced('2027-02-28T19:00:01.000Z');
  expect(await told()).toEqual([2, 1]);
  await announced('2027-03-05T00:00:00.000Z');
  expect(await told()).toEqual([3, 1]);
});

test('a fare is offered until the midnight in Dhaka that ends its last day, and that is announced', async () => {
  const draft = draftOf(flight, { is_available: true, valid_until: '2027-02-28' });
  const headers = server.as('moderator');
  const post = async (body: object) =>
    (await server.call('POST', flight.path, { headers, body })).json() as { id: string };
  const { id } = await post(draft);
  const { id: other } = await post({ ...draft, is_available: false });
  const isOffered = async () => {
    const one = await server.call('GET', `${flight.path}/${id}`);
    const list = await server.call('GET', flight.path);
    expect(list.json()).toHaveLength(one.statusCode === 200 ? 1 : 0);
    return one.statusCode === 200;
  };
  expect(await announced('2027-02-28T17:59:59.999Z')).toEqual([]);
  expect(await isOffered()).toBe(true);
  now = new Date(MIDNIGHT);
  expect(await isOffered()).toBe(false);
  expect(await announced(MIDNIGHT)).toEqual([id]);
  expect(await announced('2027-03-01T18:00:00.000Z')).toEqual([]);
  const damaged = { valid_until: 'spring' };
  await server.db
    .updateTable('flights')
    .set({ ...damaged, is_available: 1 })
    .where('id', '=', other)
    .execute();
  expect(await announced('2027-03-02T18:00:00.000Z')).toEqual([]);
  // The clock is set back.
  expect(await announced(EVENING)).toEqual([id]);
  expect(await isOffered()).toBe(true);
});
