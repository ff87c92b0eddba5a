import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { buildApp, type AppOptions } from '../../app.ts';
import type { Config } from '../../config.ts';
import { MAX_ATTEMPTS } from '../../mail/queue.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { eventually } from '../../testing/eventually.ts';
import { mailServer } from '../../testing/mail-server.ts';
import { removeLeadsOlderThan } from './lead-removal.ts';
import { leadWebhook } from './lead-webhook.ts';

/** Retries wait in real time. */
const secret = `whsec_${randomBytes(32).toString('base64')}`;
const siteUrl = 'https://kheya.example';
const karim = {
  name: 'Karim Uddin',
  phone: '+880 1712-345678',
  email: 'karim@example.test',
  message: 'How long does it take?',
  service: 'visa',
};

interface Call {
  headers: IncomingHttpHeaders;
  body: string;
}
/** Behaviour of a receiver at a call: answers with a status, loses its answer, or never answers. */
type Verdict = number | 'lost' | 'silent';

/** Seconds that a receiver asks for with 429, more than the first waits are. */
const PATIENCE = '600';

let server: TestApp;
const closing: (() => unknown)[] = [];
beforeAll(async () => {
  server = await testApp();
  // Leadership: the app of each test is to have it, and they share one database.
  await server.app.close();
});
afterAll(() => server.close());
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
  await server.db.deleteFrom('mails').execute();
});

/** A receiver of webhooks, and the calls that it got. */
async function receiver(verdict: (nth: number) => Verdict = () => 204, port = 0) {
  const calls: Call[] = [];
  const listening = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += chunk;
    calls.push({ headers: request.headers, body });
    const what = verdict(calls.length);
    if (what === 'lost') request.socket.destroy();
    else if (what === 429) response.writeHead(429, { 'retry-after': PATIENCE }).end();
    else if (what !== 'silent') response.writeHead(what, { location: `${url}/elsewhere` }).end();
  });
  listening.listen(port, '127.0.0.1');
  await once(listening, 'listening');
  const url = `http://127.0.0.1:${portOf(listening)}`;
  const close = () => {
    listening.closeAllConnections();
    return new Promise((resolve) => listening.close(resolve));
  };
  closing.push(close);
  return { calls, url, port: portOf(listening), close };
}
const portOf = (each: Server) => (each.address() as AddressInfo).port;

/** An app over the same data that calls a webhook. */
async function appWith(url: string, config: Partial<Config> = {}, log?: AppOptions['log']) {
  const app = await buildApp({
    db: server.db,
    config: { ...server.config, siteUrl, leadWebhook: { url, secret }, ...config },
    ...(log && { log }),
  });
  await app.ready();
  closing.push(() => app.close());
  return app;
}
type App = Awaited<ReturnType<typeof appWith>>;

let visitors = 0;
const send = async (app: App, body: object = karim) => {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/v1/contact-submissions',
    payload: body,
    remoteAddress: `198.51.100.${++visitors}`,
  });
  expect(answer.statusCode).toBe(201);
  return answer.json().id as string;
};

const owed = () => server.db.selectFrom('mails').selectAll().execute();
const isSent = () =>
  eventually(async () =>
    expect((await owed()).map(({ sent_at }) => sent_at)).toEqual([expect.any(String)]),
  );
const isTried = () =>
  eventually(async () => expect((await owed())[0]!.attempts).toBeGreaterThan(0));

/** Payload of a call, by the standard's own library; throws where the call is not as it was signed. */
const verified = ({ headers, body }: Call) =>
  new Webhook(secret).verify(body, headers as Record<string, string>) as {
    type: string;
    timestamp: string;
    data: Record<string, unknown>;
  };
const idsOf = (calls: readonly Call[]) => calls.map(({ headers }) => headers['webhook-id']);

test('a lead is told as staff read it, with a link to it, signed for the standard library', async () => {
  const sms = await receiver();
  const app = await appWith(sms.url);
  const id = await send(app);
  await isSent();
  const [call] = sms.calls;
  const { type, timestamp, data } = verified(call!);
  const headers = server.as('moderator');
  const read = (await app.inject({ url: `/api/v1/contact-submissions/${id}`, headers })).json();
  expect([type, timestamp]).toEqual(['lead.created', read.created_at]);
  expect(data).toEqual({ ...read, link: `https://kheya.example/cms/contacts/${id}` });
  expect(call!.headers['content-type']).toBe('application/json');
  const forged = { headers: call!.headers, body: call!.body.replace('Karim', 'Rahim') };
  expect(() => verified(forged)).toThrow('No matching signature found');
  expect(sms.calls).toHaveLength(1);
  const timeline = await app.inject({ url: `/api/v1/contact-submissions/${id}/timeline`, headers });
  expect(timeline.json().map((entry: { kind: string }) => entry.kind)).toEqual([
    'sent_on',
    'arrived',
  ]);
});

test('errors, redirects and lost answers are tried again under the same id, and any 2xx ends it', async () => {
  const elsewhere = await receiver();
  const verdicts: readonly Verdict[] = [500, 'lost', 307, 202];
  const sms = await receiver((nth) => verdicts[nth - 1]!);
  const webhook = courier(sms.url);
  closing.push(() => webhook.stop());
  const app = await appWith(elsewhere.url);
  const id = await send(app);
  await isSent();
  await app.close();
  await server.db
    .updateTable('mails')
    .set({ sent_at: null, next_attempt_at: '2026-01-01T00:00:00.000Z' })
    .execute();
  webhook.start();
  await isSent();
  expect(idsOf(sms.calls)).toEqual(Array.from(verdicts, () => idsOf(elsewhere.calls)[0]));
  expect(idsOf(sms.calls)[0]).toContain(id);
  expect(sms.calls.map((call) => verified(call).data['id'])).toEqual([id, id, id, id]);
  expect(await owed()).toMatchObject([{ attempts: 3, last_error: null, next_attempt_at: null }]);
});

/** The webhook alone, with short waits, on one of several servers. */
const courier = (url: string, isLeading = () => true) =>
  leadWebhook({
    db: server.db,
    clock: () => new Date(),
    isLeading,
    log: { warn: () => undefined, error: () => undefined },
    backOffMs: [5, 10],
    siteUrl,
    url,
    secret,
  });

test('a receiver that asks for patience is left alone for so long, after a restart, too', async () => {
  const busy = await receiver(() => 429);
  const before = await appWith(busy.url);
  await send(before);
  await isTried();
  const [waiting] = await owed();
  expect(waiting!.last_error).toBe('It answered 429: it asks for patience');
  expect(Date.parse(waiting!.next_attempt_at!) - Date.now()).toBeGreaterThan(500_000);
  await before.close();
  const sms = await receiver();
  const fresh = await send(await appWith(sms.url));
  await eventually(async () => expect((await owed()).some((each) => each.sent_at)).toBe(true));
  expect(sms.calls.map((call) => verified(call).data['id'])).toEqual([fresh]);
});

test('a receiver that is down holds up nobody, and is told after a restart', async () => {
  const closed = await receiver();
  await closed.close();
  const before = await appWith(closed.url);
  const id = await send(before);
  await isTried();
  expect((await owed())[0]!.last_error).toBe('It could not be reached: ECONNREFUSED');
  await before.close();
  const sms = await receiver(undefined, closed.port);
  await appWith(sms.url);
  await isSent();
  expect(sms.calls.map((call) => verified(call).data['id'])).toEqual([id]);
});

test('one that never answers holds up neither the visitor nor the mails', async () => {
  const silent = await receiver(() => 'silent');
  const mail = await mailServer();
  closing.push(mail.close);
  const config = { smtpUrl: mail.url, leadEmailTo: ['sales@kheya.test'] };
  const before = await appWith(silent.url, config);
  await send(before);
  await eventually(() => expect([silent.calls.length, mail.mails.length]).toEqual([1, 1]));
  await silent.close();
  await before.close();
  const sms = await receiver();
  await appWith(sms.url);
  await eventually(() => expect(idsOf(sms.calls)).toEqual(idsOf(silent.calls)));
});

test('suspected spam is told to nobody', async () => {
  const sms = await receiver();
  const app = await appWith(sms.url);
  await send(app, { ...karim, name: 'Machine', website: 'https://spam.example' });
  await send(app);
  await isSent();
  expect(sms.calls.map((call) => verified(call).data['name'])).toEqual([karim.name]);
});

test.for([
  ['calls it spam', { method: 'PUT', payload: { is_spam: true } }],
  ['deletes it', { method: 'DELETE' }],
] as const)('a lead is told to nobody when staff %s before the call', async ([, call]) => {
  const closed = await receiver();
  await closed.close();
  const app = await appWith(closed.url);
  const url = `/api/v1/contact-submissions/${await send(app)}`;
  const answer = await app.inject({ ...call, url, headers: server.as('moderator') });
  expect(answer.statusCode).toBeLessThan(300);
  await eventually(async () => expect(await owed()).toEqual([]));
});

test('after the last attempt it is given up, with a line that tells neither the lead nor the webhook', async () => {
  const sms = await receiver((nth) => (nth === 1 ? 410 : 500));
  let log = '';
  const stream = { write: (line: string) => void (log += line) };
  const before = await appWith(`${sms.url}/hook/4711`, {}, { level: 'trace', stream });
  await send(before);
  await isTried();
  await before.close();
  await server.db
    .updateTable('mails')
    .set({ attempts: MAX_ATTEMPTS - 1, next_attempt_at: '2026-01-01T00:00:00.000Z' })
    .execute();
  await appWith(`${sms.url}/hook/4711`, {}, { level: 'trace', stream });
  await eventually(() => expect(log).toContain('a webhook was given up'));
  expect(log).toMatch(/"level":50,[^\n]*"reason":"It answered 500"[^\n]*a webhook was given up/);
  expect(log).toContain('"reason":"It answered 410"');
  for (const hidden of [secret, secret.slice(6), '4711"', '/hook', ...Object.values(karim)])
    if (hidden !== karim.service) expect(log).not.toContain(hidden);
  await eventually(async () =>
    expect(await owed()).toMatchObject([
      { attempts: MAX_ATTEMPTS, last_error: 'It answered 500', next_attempt_at: null },
    ]),
  );
});

test('of several servers, the one that leads calls', async () => {
  const [follower, leader] = [await receiver(), await receiver()];
  const closed = await receiver();
  await closed.close();
  const app = await appWith(closed.url);
  await send(app);
  await isTried();
  await app.close();
  await server.db.updateTable('mails').set({ next_attempt_at: '2026-01-01' }).execute();
  let leads = false;
  const waiting = courier(follower.url, () => leads);
  const leading = courier(leader.url);
  closing.push(
    () => waiting.stop(),
    () => leading.stop(),
  );
  waiting.start();
  leading.start();
  await isSent();
  expect([follower.calls.length, leader.calls.length]).toEqual([0, 1]);
  await leading.stop();
  leads = true;
  await server.db
    .updateTable('mails')
    .set({ sent_at: null, next_attempt_at: '2026-01-01' })
    .execute();
  waiting.notify();
  await isSent();
  expect(idsOf(follower.calls)).toEqual(idsOf(leader.calls));
});

test('the record of the call goes with its lead', async () => {
  const sms = await receiver();
  await send(await appWith(sms.url));
  await isSent();
  const now = new Date(Date.now() + 1_000);
  const old = { before: now.toISOString(), days: 1, now, limit: 100 };
  expect(await removeLeadsOlderThan(server.db, old)).toBeGreaterThan(0);
  expect(await owed()).toEqual([]);
});
