import { QUICK_BOOKING_EMAIL } from '#model/contact/lead-form.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { expectError } from '../../../testing/answers.ts';
import { testApp, type TestApp } from '../../../testing/app.ts';

let server: TestApp;
let senders = 0;
beforeEach(async () => {
  server = await testApp();
});
afterEach(() => server.close());

const send = async (values: object) =>
  (
    await server.app.inject({
      method: 'POST',
      url: '/api/v1/contact-submissions',
      remoteAddress: `198.51.100.${++senders % 250}`,
      payload: { name: 'Rahima Khatun', message: 'A private question', ...values },
    })
  ).json() as { id: string };
const ask = (what: 'search' | 'export' | 'erase', body: object) =>
  server.call('POST', `/personal-data/${what}`, { headers: server.as('super_admin'), body });
const asStaff = (method: 'GET' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
  server.call(method, path, { headers: server.as('moderator'), body });
const tables = [
  'contact_submissions',
  'trash',
  'lead_events',
  'mails',
  'idempotency_keys',
  'audit_log',
] as const;
async function everything(): Promise<string> {
  const found = await Promise.all(
    tables.map((table) => server.db.selectFrom(table).selectAll().execute()),
  );
  return JSON.stringify(found);
}
const acts = async () =>
  server.db
    .selectFrom('audit_log')
    .select(['action', 'label', 'note', 'actor_name'])
    .where('action', 'in', ['open', 'export', 'erase'])
    .orderBy('id')
    .execute();

const SPELLINGS = ['01711-234567', '+880 1711 234567', '০১৭১১২৩৪৫৬৭', '8801711234567'];

test('every spelling of a number finds the same leads, under spam and in the trash, too', async () => {
  for (const phone of SPELLINGS) await send({ phone });
  await send({ phone: SPELLINGS[0], website: 'https://spam.example' });
  const { id } = await send({ email: 'Rahima@Example.TEST', phone: '01711-234567 / 01811-000000' });
  await asStaff('DELETE', `/contact-submissions/${id}`);
  await send({ phone: '01711-234568', email: 'other@example.test' });
  for (const phone of [...SPELLINGS, '(০১৭১১) ২৩৪.৫৬৭']) {
    const found = await ask('search', { phone });
    expect(found.json(), phone).toMatchObject({ enquiries: 5, in_trash: 1 });
  }
  const byEmail = await ask('search', { email: ' rahima@example.test ' });
  expect(byEmail.json()).toMatchObject({ enquiries: 0, in_trash: 1 });
});

test('the address that a request for a call stands under is nobody’s', async () => {
  const email = QUICK_BOOKING_EMAIL;
  for (const phone of ['01711-234567', '01811-000000']) await send({ phone, email });
  const found = await ask('search', { phone: '01711-234567', email });
  expect(found.json()).toMatchObject({ enquiries: 1 });
  const phone = '01711-234567';
  expect((await ask('erase', { phone, email, expected: 1 })).json()).toMatchObject({
    enquiries: 1,
  });
  expect((await ask('search', { phone: '01811-000000' })).json()).toMatchObject({ enquiries: 1 });
  expectError(await ask('search', { email: ` ${email.toUpperCase()} ` }), 422);
});

test('an export has all that is kept of a person, and nothing of another', async () => {
  const { id } = await send({ phone: '01711-234567' });
  await send({ name: 'Farida', phone: '01811-000000' });
  await asStaff('PUT', `/contact-submissions/${id}`, { status: 'in_progress' });
  const answer = await ask('export', { phone: '+880 1711 234567' });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json()).toMatchObject({
    enquiries: [{ id, name: 'Rahima Khatun', status: 'in_progress' }],
    in_trash: [],
    audit_entries: [
      { action: 'create', actor_name: null },
      { action: 'change', address: null },
    ],
  });
  expect(answer.body).not.toContain('Farida');
  expect(await acts()).toEqual([
    {
      action: 'export',
      label: '1 enquiry',
      note: 'Of one person, by telephone',
      actor_name: 'Amina Rahman',
    },
  ]);
});

test('an erasure leaves nothing of a person, and everything of others', async () => {
  const { id } = await send({ phone: '01711-234567', email: 'rahima@example.test' });
  await server.call('POST', '/contact-submissions', {
    headers: { 'idempotency-key': 'a-first-try' },
    body: { name: 'Rahima Khatun', message: 'Again', phone: '০১৭১১২৩৪৫৬৭' },
  });
  const trashed = await send({ name: 'Rahima K.', email: 'rahima@example.test' });
  await asStaff('GET', `/contact-submissions/${id}`);
  await asStaff('PUT', `/contact-submissions/${id}`, { status: 'in_progress' });
  await asStaff('DELETE', `/contact-submissions/${trashed.id}`);
  await server.db
    .insertInto('lead_events')
    .values({ lead_id: id, at: new Date().toISOString(), kind: 'noted', detail: 'Rahima called' })
    .execute();
  await send({ name: 'Farida', phone: '01811-000000' });
  const person = { phone: '01711-234567', email: 'rahima@example.test' };

  expectError(await ask('erase', { ...person, expected: 2 }), 409);
  expect(await everything()).toContain('Rahima Khatun');

  const answer = await ask('erase', { ...person, expected: 3 });
  expect(answer.json(), answer.body).toMatchObject({ enquiries: 2, in_trash: 1, timeline: 1 });
  const left = await everything();
  for (const word of ['Rahima', 'rahima', '711-234567', '১৭১১২৩৪৫৬৭', '8801711'])
    expect(left, word).not.toContain(word);
  expect(left).toContain('Farida');
  expect((await ask('search', person)).json()).toMatchObject({ enquiries: 0, in_trash: 0 });
  expect((await acts()).at(-1)).toEqual({
    action: 'erase',
    label: '3 enquiries',
    note: 'Of one person, by telephone and e-mail',
    actor_name: 'Amina Rahman',
  });
});

test.for([
  [{}, 'body.phone'],
  [{ phone: '', email: null }, 'body.phone'],
  [{ phone: '017' }, 'body.phone'],
  [{ phone: 'everybody' }, 'body.phone'],
  [{ email: 'example' }, 'body.email'],
] as const)('%j names nobody, and is refused', async ([body]) => {
  await send({});
  expectError(await ask('search', body), 422);
  expectError(await ask('export', body), 422);
  expectError(await ask('erase', { ...body, expected: 1 }), 422);
});

test('nobody but a super_admin finds, exports or erases a person', async () => {
  for (const what of ['search', 'export', 'erase'] as const) {
    const body = { phone: '01711-234567', ...(what === 'erase' && { expected: 1 }) };
    const path = `/personal-data/${what}`;
    expectError(await server.call('POST', path, { body }), 401);
    expectError(await server.call('POST', path, { headers: server.as('moderator'), body }), 403);
  }
});
