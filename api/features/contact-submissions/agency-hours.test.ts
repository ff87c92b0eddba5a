import { afterEach, beforeEach, expect, test } from 'vitest';
import { expectError } from '../../testing/answers.ts';
import { testApp, type TestApp } from '../../testing/app.ts';

const week = {
  sunday: '10:00-18:00',
  monday: '10:00-18:00',
  tuesday: '10:00-18:00',
  wednesday: '10:00-18:00',
  thursday: '10:00-16:00',
};

let now: number;
let server: TestApp;
let info: string;
let senders = 0;
beforeEach(async () => {
  at('2026-11-26T12:00');
  server = await testApp({ clock: () => new Date(now) });
  const body = { company_name: 'Kheya Travels', opening_hours: { week } };
  const answer = await server.call('POST', '/site-management/contact-info', {
    headers: server.as('moderator'),
    body,
  });
  info = `/site-management/contact-info/${answer.json<{ id: string }>().id}`;
});
afterEach(() => server.close());

const at = (time: string) => {
  now = Date.parse(`${time}:00+06:00`);
};
const set = (body: object) => server.call('PUT', info, { headers: server.as('moderator'), body });
const send = (values: object = {}) =>
  server.app.inject({
    method: 'POST',
    url: '/api/v1/contact-submissions',
    remoteAddress: `10.0.0.${++senders}`,
    payload: { name: 'Karim', message: 'Hello', ...values },
  });
const form = (language: string) =>
  server.app.inject({
    method: 'POST',
    url: '/api/v1/contact-submissions',
    remoteAddress: `10.0.0.${++senders}`,
    payload: new URLSearchParams({
      name: 'Karim',
      message: `Hello ${senders}`,
      language,
    }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
const clocks = async () =>
  (await server.db.selectFrom('contact_submissions').select('clock_from').execute()).map(
    ({ clock_from }) => clock_from,
  );

test('within working hours nothing else is promised, and the clock runs from the arrival', async () => {
  expect((await send()).json()).toMatchObject({ call_from: null, call_promise: null });
  expect(await clocks()).toEqual([new Date(now).toISOString()]);
  expect((await form('en')).headers['location']).toBe('/thank-you');
});

test('who writes at night reads when somebody will call, and the clock runs from then', async () => {
  at('2026-11-26T23:00');
  expect((await send()).json()).toMatchObject({
    call_from: '2026-11-29T04:00:00.000Z',
    call_promise: 'We will call you on Sunday from 10:00.',
  });
  expect((await send({ language: 'bn' })).json()).toMatchObject({
    call_promise: 'আমরা আপনাকে রবিবার সকাল ১০টার পর ফোন করব।',
  });
  expect(await clocks()).toEqual(['2026-11-29T04:00:00.000Z', '2026-11-29T04:00:00.000Z']);
});

test('a form without JavaScript is led to the weekday, or to the words for any other moment', async () => {
  at('2026-11-26T23:00');
  expect((await form('bn')).headers['location']).toBe('/bn/thank-you#sunday');
  const holidays = [{ date: '2026-11-29', name: 'A holiday', name_bn: null }];
  await set({ opening_hours: { week, holidays } });
  expect((await form('en')).headers['location']).toBe('/thank-you#monday');
  const ramadan = { from: '2026-11-28', until: '2026-12-20', hours: '09:00-15:30' };
  await set({ opening_hours: { week, ramadan } });
  expect((await form('en')).headers['location']).toBe('/thank-you#closed');
});

test('the same lead sent again is promised the same call, in words of the day that it is', async () => {
  at('2026-11-26T23:00');
  const client_id = '3f0c9a52-0000-4000-8000-000000000001';
  const first = (await send({ client_id })).json();
  expect((await send({ client_id })).json()).toEqual(first);
  at('2026-11-28T12:00');
  const call_promise = 'We will call you tomorrow from 10:00.';
  expect((await send({ client_id })).json()).toEqual({ ...first, call_promise });
  at('2026-11-29T12:00');
  const passed = { call_from: null, call_promise: null };
  expect((await send({ client_id })).json()).toEqual({ ...first, ...passed });
});

test.for([
  ['none', null],
  ['an empty week', { week: {} }],
] as const)('with %s somebody answers always', async ([, opening_hours]) => {
  await set({ opening_hours });
  at('2026-11-28T03:00');
  expect((await send()).json()).toMatchObject({ call_from: null });
});

test('damaged hours cost no lead', async () => {
  const open = '"thursday":"00:00-24:00"';
  for (const opening_hours of [
    '{',
    '{}',
    '{"week":{"saturday":7}}',
    '[]',
    `{"week":{${open},"friday":7}}`,
    `{"week":{${open},"saturday":7}}`,
    `{"week":{${open},"saturday":"soon"}}`,
    `{"week":{${open}},"holidays":5}`,
    `{"week":{${open}},"holidays":[null]}`,
    `{"week":{${open}},"ramadan":{"from":"2026-11-01","until":"2026-12-01","hours":7}}`,
    `{"week":{${open}},"ramadan":{"from":"2026-11-01","until":"2026-12-01"}}`,
  ]) {
    await server.db.updateTable('contact_info').set({ opening_hours }).execute();
    at('2026-11-28T03:00');
    expect((await send()).statusCode, opening_hours).toBe(201);
    expect((await form('en')).headers['location'], opening_hours).toMatch(/^\/thank-you/);
  }
});

test.for([
  [{ week: { sunday: '10-18' } }],
  [{ week: { sunday: '24:00-25:00' } }],
  [{ week: { friyay: '10:00-18:00' } }],
  [{ week, holidays: [{ date: '2027-02-30' }] }],
  [{ week, ramadan: { from: '2027-03-09', until: '2027-02-08', hours: '09:00-15:30' } }],
  [{}],
] as const)('the hours %j are refused', async ([opening_hours]) => {
  expectError(await set({ opening_hours }), 422);
});
