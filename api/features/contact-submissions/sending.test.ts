import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { expectError, faultsOf } from '../../testing/answers.ts';
import { testApp, type TestApp } from '../../testing/app.ts';

let server: TestApp;
beforeEach(async () => {
  server = await testApp();
});
afterEach(() => server.close());

const lead = { name: 'Karim', message: 'How long does a visa take?' };
const whole = {
  ...lead,
  email: 'karim@example.test',
  phone: '+880 1711-000000',
  subject: 'Visa enquiry: Thailand',
  service: 'visa',
  item_id: 'thailand',
  departure: '2027-03-26',
  sharing: 'twin',
  language: 'bn',
  page: '/bn/visa-services/thailand',
};

const send = (body: unknown, remoteAddress = '198.51.100.1', headers = {}) =>
  server.app.inject({
    method: 'POST',
    url: '/api/v1/contact-submissions',
    payload: body as object,
    remoteAddress,
    headers,
  });

const kept = () => server.db.selectFrom('contact_submissions').selectAll().execute();

test('anybody sends a lead, and is answered what they sent and nothing of ours', async () => {
  const phone = '\u202A০১৭১১\u00A0০০০\u2011০০০\u202C';
  const answer = await send({ ...whole, email: 'Karim@Example.Test', phone });
  expect(answer.statusCode, answer.body).toBe(201);
  const { id, created_at, call_from, call_promise, ...sent } = answer.json();
  expect([call_from, call_promise]).toEqual([null, null]);
  expect(sent).toEqual({ ...whole, phone: '01711 000-000' });
  expect(await kept()).toMatchObject([
    { ...sent, id, created_at, is_read: 0, is_spam: 0, updated_by: null },
  ]);
});

test('name and message are enough', async () => {
  const answer = await send(lead);
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toMatchObject({ ...lead, email: null, phone: null, service: null });
});

test.for(['name', 'message'])('a lead without %s is refused', async (name) => {
  for (const value of [undefined, '', '   ']) {
    const answer = await send({ ...whole, [name]: value });
    expectError(answer, 422);
    expect(faultsOf(answer)).toEqual([`body.${name}`]);
  }
  expect(await kept()).toEqual([]);
});

test.for([
  ['id', 1],
  ['id', 'chosen'],
  ['is_read', true],
  ['is_spam', false],
  ['created_at', '1999-01-01T00:00:00Z'],
  ['updated_at', '1999-01-01T00:00:00Z'],
  ['updated_by', 'somebody'],
  ['revision', 7],
  ['password', 'x'],
])('nobody who sends a lead sets its %s', async ([name, value]) => {
  const answer = await send({ ...lead, [name as string]: value });
  expectError(answer, 422);
  expect(faultsOf(answer)).toEqual([`body.${name}`]);
  const text = new URLSearchParams({ ...lead, [name as string]: String(value) }).toString();
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  expect(faultsOf(await send(text, undefined, form))).toEqual([`body.${name}`]);
  expect(await kept()).toEqual([]);
});

test.for([
  ['a line end in the name', { name: 'Karim\r\nBcc: all@example.test' }],
  ['a line end in the subject', { subject: 'Hello\nworld' }],
  ['a line end in the e-mail', { email: 'a@example.test\r\nBcc: b@example.test' }],
  ['a paragraph separator in the name', { name: 'Karim\u2029Rahman' }],
  ['a next-line character in the subject', { subject: 'Hello\u0085world' }],
  ['a NUL in the name', { name: 'Karim\u0000' }],
  ['a NUL in the message', { message: 'Hello\u0000' }],
  ['a direction override in the name', { name: 'Karim\u202Egnp.exe' }],
  ['a direction isolate in the message', { message: 'Hello \u2066world\u2069' }],
  ['a direction override in the page', { page: '/\u202Dtours' }],
  ['a message of a megabyte', { message: 'x'.repeat(1_000_000) }],
  ['a message of 5,001 characters', { message: 'x'.repeat(5_001) }],
  ['a name of 121 characters', { name: 'x'.repeat(121) }],
  ['something that is no e-mail', { email: 'karim' }],
  ['letters for a phone', { phone: 'call me' }],
  ['an unknown service', { service: 'rocket' }],
  ['an unknown language', { language: 'fr' }],
  ['a list for a name', { name: ['Karim'] }],
])('%s is refused, and nothing is kept', async ([, fields]) => {
  const answer = await send({ ...whole, ...(fields as object) });
  expectError(answer, 422);
  expect(faultsOf(answer)).toEqual([`body.${Object.keys(fields as object)[0]}`]);
  expect(await kept()).toEqual([]);
});

test('joiners of Bengali script and several lines are a message like any', async () => {
  const message = 'আমার পাসপোর্ট আছে।\r\nর‍্যাব \u200C ক্\u200Dষ\n\tধন্যবাদ 🌙';
  const answer = await send({ ...lead, message });
  expect(answer.statusCode).toBe(201);
  expect(answer.json().message).toBe(message.normalize('NFC'));
});

test('markup and SQL are text', async () => {
  const name = `<script>alert('x')</script> "; DROP TABLE users; --`;
  expect((await send({ ...lead, name })).json().name).toBe(name);
});

test('leads whose optional fields are all blank are a lead each', async () => {
  const names = Object.keys(whole).filter((name) => !(name in lead));
  for (const blank of ['', ' ']) {
    const fields = Object.fromEntries([...names, 'website', 'client_id'].map((n) => [n, blank]));
    expect((await send({ ...lead, ...fields })).statusCode).toBe(201);
  }
  expect(await kept()).toHaveLength(2);
});

describe('the hidden field', () => {
  test('who fills it is taken for a machine, and sees no difference', async () => {
    const person = await send({ ...lead, website: '' });
    const machine = await send({ ...lead, website: 'https://spam.example' });
    expect([person.statusCode, machine.statusCode]).toEqual([201, 201]);
    expect(Object.keys(machine.json())).toEqual(Object.keys(person.json()));
    expect(Object.keys(machine.headers)).toEqual(Object.keys(person.headers));
    expect(machine.body).not.toContain('spam');
    expect((await kept()).map(({ is_spam }) => is_spam)).toEqual([0, 1]);
  });
});

describe('what is sent again', () => {
  const client_id = '3f0c9a52-0000-4000-8000-000000000001';

  test('is the lead it was, whatever it says now', async () => {
    const first = await send({ ...lead, client_id });
    const again = await send({ ...lead, message: 'Changed', client_id });
    expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
    expect(again.json()).toEqual(first.json());
    expect(first.body).not.toContain(client_id);
    expect(await kept()).toHaveLength(1);
  });

  test('is kept once when it comes five times at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => send({ ...lead, client_id })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201]);
    expect(await kept()).toHaveLength(1);
  });

  test('does not come back after staff deleted it', async () => {
    const { id } = (await send({ ...lead, client_id })).json();
    const headers = server.as('moderator');
    await server.call('DELETE', `/contact-submissions/${id}`, { headers });
    expectError(await send({ ...lead, client_id }), 404);
    expect(await kept()).toEqual([]);
  });

  test.for(['x', '3F0C9A52-0000-4000-8000-000000000001', 7])('is not named %s', async (name) => {
    expect(faultsOf(await send({ ...lead, client_id: name }))).toEqual(['body.client_id']);
  });
});

describe('the limit', () => {
  test('an address sends five a minute, then waits; others go on', async () => {
    const answers = [];
    for (let n = 0; n < 6; n++) answers.push(await send(lead));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201, 429]);
    expectError(answers[5]!, 429);
    const wait = Number(answers[5]!.headers['retry-after']);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    expect((await send(lead, '198.51.100.2')).statusCode).toBe(201);
    expect(await kept()).toHaveLength(6);
  });

  test('of a hundred at once, five are kept', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => send(lead)));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(5);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(95);
    expect(await kept()).toHaveLength(5);
  });

  test('staff who note down a call are not counted', async () => {
    for (let n = 0; n < 7; n++)
      expect((await send(lead, undefined, server.as('moderator'))).statusCode).toBe(201);
  });

  test('a forged forwarding header is no other address', async () => {
    const statuses = [];
    for (let n = 0; n < 6; n++)
      statuses.push(
        (await send(lead, undefined, { 'x-forwarded-for': `192.0.2.${n}` })).statusCode,
      );
    expect(statuses.at(-1)).toBe(429);
  });

  test('what is refused does not count: a person may correct a form as often as it takes', async () => {
    for (let n = 0; n < 20; n++) expect((await send({ ...lead, name: '' })).statusCode).toBe(422);
    expect((await send(lead)).statusCode).toBe(201);
  });

  test('a machine that is refused again and again is not read any more, and staff are', async () => {
    const refused = await Promise.all(Array.from({ length: 60 }, () => send({})));
    expect(new Set(refused.map(({ statusCode }) => statusCode))).toEqual(new Set([422]));
    const next = await send({});
    expectError(next, 429);
    expect(Number(next.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect((await send(lead, '198.51.100.2')).statusCode).toBe(201);
    expect((await send(lead, undefined, server.as('moderator'))).statusCode).toBe(201);
  });
});

test('a lead is not published: nothing of it reaches the outbox', async () => {
  const { id } = (await send(lead)).json();
  const headers = server.as('moderator');
  await server.call('PUT', `/contact-submissions/${id}`, { headers, body: { is_read: true } });
  await server.call('DELETE', `/contact-submissions/${id}`, { headers });
  expect(await server.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
});

test('without a mail server no mail is owed', async () => {
  await send(lead);
  expect(await server.db.selectFrom('mails').selectAll().execute()).toEqual([]);
});

test('all addresses of an IPv6 /64 send as one, and the next /64 as another', async () => {
  const from = async (address: string) => (await send(lead, address)).statusCode;
  for (let n = 1; n <= 5; n++) expect(await from(`2001:db8:1:2::${n}`)).toBe(201);
  expect(await from('2001:db8:1:2:ffff::6')).toBe(429);
  expect(await from('2001:db8:1:3::1')).toBe(201);
});
