import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type Headers, type TestApp } from '../../testing/app.ts';

let server: TestApp;
let senders = 0;
beforeAll(async () => {
  server = await testApp({ config: { siteUrl: 'https://kheya.example' } });
});
afterAll(() => server.close());

const words = { name: 'Karim', message: 'Hello' };

async function send(payload: string | object, headers: Headers = {}) {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/v1/contact-submissions',
    remoteAddress: `10.0.0.${++senders}`,
    payload,
    headers,
  });
  const [lead] = await server.db
    .selectFrom('contact_submissions')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('revision', 'desc')
    .limit(1)
    .execute();
  return { status: answer.statusCode, lead: lead! };
}

const NOTHING = { utm_source: null, utm_campaign: null, referrer_host: null };

test('a lead is kept with its campaign, and with the host that it came from', async () => {
  const origin = { utm_source: 'facebook', utm_campaign: 'Eid', referrer_host: 'l.facebook.com' };
  const { status, lead } = await send({ ...words, origin });
  expect(status).toBe(201);
  expect(lead).toMatchObject({ ...origin, utm_medium: null });
});

test.for([
  ['a text', 'facebook'],
  ['null', null],
  ['a list', [1]],
  ['numbers', { utm_source: 7, referrer_host: {} }],
  ['control characters', { utm_source: '\u0000\u202E', referrer_host: '\u2028' }],
  ['half a letter', { utm_source: '\ud800' }],
  ['this site', { referrer_host: 'kheya.example' }],
] as const)('a lead whose origin is %s is kept without one', async ([, origin]) => {
  const { status, lead } = await send({ ...words, origin });
  expect(status).toBe(201);
  expect(lead).toMatchObject(NOTHING);
});

test.for([
  '{"__proto__":{"utm_source":"x"},"utm_medium":"cpc"}',
  '{"constructor":{"prototype":{"utm_source":"x"}},"utm_medium":"cpc"}',
])('a lead whose origin is %s is kept with the words in it', async (origin) => {
  const json = { 'content-type': 'application/json' };
  const { status, lead } = await send(
    `{"name":"Karim","message":"Salam","origin":${origin}}`,
    json,
  );
  expect(status).toBe(201);
  expect(lead).toMatchObject({ ...NOTHING, utm_medium: 'cpc' });
  expect(({} as Record<string, unknown>)['utm_source']).toBeUndefined();
});

test('what is far too long is cut, and the lead kept', async () => {
  const { status, lead } = await send({ ...words, origin: { utm_source: 'x'.repeat(100_000) } });
  expect([status, lead.utm_source]).toEqual([201, 'x'.repeat(150)]);
});

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const form = (message: string) => new URLSearchParams({ ...words, message }).toString();

test('a form without JavaScript is told by the address of its page, and of that alone', async () => {
  const referer = 'https://kheya.example/tours?utm_source=newsletter&utm_campaign=Eid';
  const ours = await send(form('Hello from ours'), { ...FORM, referer });
  expect(ours.status).toBe(303);
  expect(ours.lead).toMatchObject({ utm_source: 'newsletter', utm_campaign: 'Eid' });
  const other = await send(form('Hi'), { ...FORM, referer: 'https://evil.example/?utm_source=x' });
  expect([other.status, other.lead]).toEqual([303, expect.objectContaining(NOTHING)]);
});

test.for([{ 'sec-gpc': '1' }, { dnt: '1' }] as const)(
  'with %j nothing of it is kept',
  async (asked) => {
    const { status, lead } = await send(
      { ...words, origin: { utm_source: 'facebook', referrer_host: 'facebook.com' } },
      asked,
    );
    expect(status).toBe(201);
    expect(lead).toMatchObject(NOTHING);
  },
);
