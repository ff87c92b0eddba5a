import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MESSAGE_BYTES } from '#model/publishing/index.ts';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createHookServer } from './http-server.ts';

const SECRET = 'YS13ZWJob29rLXNlY3JldC1mb3ItdGVzdHMtdGhhdC1pcy1sb25n';
const MINUTE_MS = 60_000;
const REPORT = {
  revision: 7,
  failures: [],
  broken: [],
  pinned: 0,
  pinned_pages: [],
  pinned_revisions: null,
  changed: [],
};
const DELTA = { revision: 7, snapshot: false, model: 'a', since: 6, changes: [], unread: [] };
const BODY = JSON.stringify({ type: 'content.changed', data: { revision: 7 } });

let url: string;
let publishes = 0;
const server = createHookServer(SECRET, {
  // As the publisher does: it asks for what is new, and where nothing is, nothing is written.
  'content.changed': async () => {
    publishes++;
    return REPORT;
  },
});

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(() => server.close());
beforeEach(() => {
  publishes = 0;
});

interface Telling {
  secret?: string;
  at?: Date;
  id?: string;
  body?: string;
}

function signed({ secret = SECRET, at = new Date(), id = 'msg_1', body = BODY }: Telling = {}) {
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(secret, { format: 'raw' }).sign(id, at, body),
  };
}

const tell = (headers: Record<string, string>, body = BODY) =>
  fetch(url, { method: 'POST', headers, body });

const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS);
const without = (name: keyof ReturnType<typeof signed>) => {
  const { [name]: _left, ...rest } = signed();
  return rest;
};
const other = (headers: Partial<ReturnType<typeof signed>>) => ({ ...signed(), ...headers });

test('a signed word is published, and answered with the revision that is live', async () => {
  const answer = await tell(signed());
  expect([answer.status, await answer.json()]).toEqual([200, REPORT]);
  expect(publishes).toBe(1);
});

test.for<[string, () => Record<string, string>, body?: string]>([
  ['unsigned', () => ({})],
  ['without its id', () => without('webhook-id')],
  ['without its time', () => without('webhook-timestamp')],
  ['without its signature', () => without('webhook-signature')],
  ['signed with another secret', () => signed({ secret: `${SECRET}x` })],
  ['with a made-up signature', () => other({ 'webhook-signature': 'v1,AAAA' })],
  ['with an empty signature', () => other({ 'webhook-signature': 'v1,' })],
  [
    'with a signature of another version',
    () => other({ 'webhook-signature': signed()['webhook-signature'].replace('v1,', 'v9,') }),
  ],
  ['signed for another id', () => other({ 'webhook-id': 'msg_2' })],
  [
    'signed for another moment',
    () => other({ 'webhook-timestamp': String(Math.floor(Date.now() / 1000) - 9) }),
  ],
  ['with a time that is none', () => other({ 'webhook-timestamp': 'now' })],
  ['one byte longer than signed', () => signed(), `${BODY} `],
  ['one letter other than signed', () => signed(), BODY.replace('7', '8')],
  ['six minutes old', () => signed({ at: minutesFromNow(-6) })],
  ['six minutes ahead', () => signed({ at: minutesFromNow(6) })],
])('a word that is %s is 401, and nothing is published', async ([, headers, body]) => {
  const answer = await tell(headers(), body);
  expect(answer.status).toBe(401);
  expect(await answer.text()).not.toContain(SECRET);
  expect(publishes).toBe(0);
});

test('a word that comes again is answered as before: publishing twice is publishing once', async () => {
  const headers = signed();
  const answers = [await tell(headers), await tell(headers)];
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await answers[1]!.json()).toEqual(REPORT);
});

test.for([
  [JSON.stringify({ type: 'toString' }), 'Nothing is known of such a message'],
  [JSON.stringify({ type: 'site.drop', data: {} }), 'Nothing is known of such a message'],
  ['null', 'Nothing is known of such a message'],
  ['{', 'The message is not JSON'],
])('the message %s is 400', async ([body, detail]) => {
  const answer = await tell(signed({ body: body! }), body!);
  expect([answer.status, await answer.json()]).toEqual([400, { detail }]);
});

test.for<[data: unknown, fault: string]>([
  [undefined, 'data must have required properties revision'],
  [{ revision: 'seven' }, 'data/revision must be integer'],
  [
    { revision: 7, content: { ...DELTA, changes: [{ entity: 'flight', id: 7, record: null }] } },
    'data/content/changes/0/id must be string',
  ],
  [
    { revision: 7, content: { ...DELTA, changes: [{ entity: 'flight', id: 'a', record: [] }] } },
    'data/content/changes/0/record must be object',
  ],
  [{ revision: 7, content: { ...DELTA, since: null } }, 'data/content/since must be integer'],
])('a message with %j is 400 by the name of what is wrong', async ([data, fault]) => {
  const body = JSON.stringify({ type: 'content.changed', data });
  const answer = await tell(signed({ body }), body);
  expect([answer.status, await answer.json()]).toEqual([
    400,
    { detail: `content.changed: ${fault}` },
  ]);
  expect(publishes).toBe(0);
});

test.for(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS'])('%s is 405', async (method) => {
  expect((await fetch(url, { method, headers: signed() })).status).toBe(405);
  expect(publishes).toBe(0);
});

test.for([MESSAGE_BYTES + 1, 2 * MESSAGE_BYTES])('a body of %d bytes is 413', async (size) => {
  const body = 'x'.repeat(size);
  expect((await tell(signed({ body }), body)).status).toBe(413);
  expect(publishes).toBe(0);
});

test('a body that never ends is cut off, however it is sent', async () => {
  const call = request(url, { method: 'POST', headers: signed() });
  const answered = once(call, 'response');
  // The server may hang up while this still writes.
  call.on('error', () => undefined);
  for (let sent = 0; sent < 20; sent++) call.write('x'.repeat(MESSAGE_BYTES / 10));
  const [response] = (await answered) as [{ statusCode: number; resume: () => void }];
  expect(response.statusCode).toBe(413);
  response.resume();
  call.destroy();
});

test('without a secret there is no server', () => {
  expect(() => createHookServer('', {})).toThrow();
});
