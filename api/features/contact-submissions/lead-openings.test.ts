import { afterEach, beforeEach, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';

const HOUR = 3_600_000;

let now: number;
let server: TestApp;
let path: string;
beforeEach(async () => {
  // 23:30 in Dhaka.
  now = Date.parse('2026-11-20T17:30:00.000Z');
  server = await testApp({ clock: () => new Date(now) });
  const body = { name: 'Karim', message: 'How long does a visa take?' };
  const { id } = (await server.call('POST', '/contact-submissions', { body })).json();
  path = `/contact-submissions/${id}`;
});
afterEach(() => server.close());

const open = (role: 'moderator' | 'super_admin') =>
  server.call('GET', path, { headers: server.as(role) });
const openings = async () =>
  (
    await server.db
      .selectFrom('audit_log')
      .select(['actor_name', 'label', 'at'])
      .where('action', '=', 'open')
      .orderBy('id')
      .execute()
  ).map(({ actor_name, label, at }) => [actor_name, label, at.slice(11, 16)]);

test('who opened a lead is in the audit log once a day, and every reader is', async () => {
  for (let n = 0; n < 3; n++) await open('moderator');
  await open('super_admin');
  now += HOUR;
  for (let n = 0; n < 3; n++) await open('moderator');
  expect(await openings()).toEqual([
    ['Mahin Karim', 'Karim', '17:30'],
    ['Amina Rahman', 'Karim', '17:30'],
    ['Mahin Karim', 'Karim', '18:30'],
  ]);
});

test('a list that is exported is in the audit log, with how many it had', async () => {
  const send = (body: object) =>
    server.call('POST', '/contact-submissions/exports', { headers: server.as('moderator'), body });
  expect((await send({ count: 12 })).statusCode).toBe(204);
  expect((await send({ count: 0 })).statusCode).toBe(422);
  const kept = await server.db
    .selectFrom('audit_log')
    .select(['label', 'note', 'count', 'actor_name'])
    .where('action', '=', 'export')
    .execute();
  expect(kept).toEqual([
    { label: '12 enquiries', note: 'A list, as CSV', count: 12, actor_name: 'Mahin Karim' },
  ]);
});
