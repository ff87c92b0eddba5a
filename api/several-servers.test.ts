import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { publicEntities } from '#model/entities/index.ts';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect } from 'vitest';
import { API_PREFIX, buildApp } from './app.ts';
import { openDatabase, type Db } from './db/database.ts';
import { PASSWORD, testApp, type TestApp } from './testing/app.ts';
import { draftOf } from './testing/drafts.ts';
import { testOfPostgres } from './testing/engines.ts';
import { until } from './testing/eventually.ts';
import { mailServer, type MailServer } from './testing/mail-server.ts';
import { PASSWORDS } from './testing/passwords.ts';

const START = Date.parse('2027-05-01T06:00:00.000Z');
const tour = publicEntities.find(({ name }) => name === 'tour-package')!;

let now = START;
const clock = () => new Date(now);
let first: TestApp;
let second: { app: FastifyInstance; db: Db };
let mails: MailServer;
/** Receives the webhooks. */
let receiver: Server;
let received = 0;

beforeEach(async () => {
  now = START;
  received = 0;
  mails = await mailServer();
  receiver = createServer((_request, response) => {
    received++;
    response.end();
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const { port } = receiver.address() as AddressInfo;
  const hook = {
    name: 'ci',
    kind: 'deploy' as const,
    url: `http://127.0.0.1:${port}/`,
    windowMs: 0,
  };
  const config = {
    smtpUrl: mails.url,
    leadEmailTo: ['desk@kheya.test'],
    rebuildWebhooks: [hook as never],
  };
  first = await testApp({ clock, config, scheduleEveryMs: 200 });
  second = await another(first);
});
afterEach(async () => {
  await second.app.close();
  await second.db.destroy();
  await first.close();
  await mails.close();
  receiver.close();
});

async function another({ config }: TestApp) {
  const db = await openDatabase(config.database);
  const app = await buildApp({ db, config, clock, passwords: PASSWORDS, scheduleEveryMs: 200 });
  await app.ready();
  return { app, db };
}

const asStaff = (
  app: FastifyInstance,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: object,
) =>
  app.inject({
    method,
    url: API_PREFIX + path,
    headers: first.as('moderator'),
    ...(body && { payload: body }),
  });
const read = async (app: FastifyInstance, id: string) =>
  (await app.inject({ url: `${API_PREFIX}/tour-packages/${id}` })).json();

testOfPostgres(
  'a read of one server has what the other has acknowledged, cached or not',
  async () => {
    const { id } = (await asStaff(first.app, 'POST', tour.path, draftOf(tour))).json();
    for (let n = 1; n <= 40; n++) {
      const [writes, reads] = n % 2 === 0 ? [first.app, second.app] : [second.app, first.app];
      const saved = await asStaff(writes, 'PUT', `/tour-packages/${id}`, { duration: `${n} days` });
      expect(saved.statusCode, saved.body).toBe(200);
      expect(await read(reads, id)).toMatchObject({ duration: `${n} days` });
      expect(await read(reads, id)).toMatchObject({ duration: `${n} days` });
    }
  },
);

testOfPostgres('failed sign-ins are counted together', async () => {
  const email = first.users.moderator.email;
  const signIn = (app: FastifyInstance, password: string) =>
    app.inject({ method: 'POST', url: `${API_PREFIX}/auth/login`, payload: { email, password } });
  const statuses = await Promise.all(
    Array.from({ length: 14 }, async (_, n) => {
      const { statusCode } = await signIn(n % 2 === 0 ? first.app : second.app, 'wrong');
      return statusCode;
    }),
  );
  expect(statuses.toSorted()).toEqual([...Array(10).fill(401), ...Array(4).fill(429)]);
  for (const app of [first.app, second.app]) {
    const refused = await signIn(app, PASSWORD);
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toEqual({
      detail: 'Too many failed sign-ins; wait a while and try again',
    });
  }
});

testOfPostgres('messages of one visitor are counted together', async () => {
  const statuses = await Promise.all(
    Array.from({ length: 8 }, async (_, n) => {
      const { statusCode } = await (n % 2 === 0 ? first.app : second.app).inject({
        method: 'POST',
        url: `${API_PREFIX}/contact-submissions`,
        payload: { name: 'A visitor', message: `Hello ${n}`, phone: '01712345678' },
      });
      return statusCode;
    }),
  );
  expect(statuses.toSorted()).toEqual([201, 201, 201, 201, 201, 429, 429, 429]);
});

testOfPostgres('a lead that either receives is mailed once, soon', async () => {
  for (const [n, app] of [first.app, second.app, first.app, second.app].entries()) {
    const payload = { name: `Visitor ${n}`, message: 'Hello', phone: '01712345678' };
    const sent = await app.inject({
      method: 'POST',
      url: `${API_PREFIX}/contact-submissions`,
      payload,
    });
    expect(sent.statusCode, sent.body).toBe(201);
  }
  await until(() => mails.mails.length >= 4);
  const unsent = () =>
    first.db.selectFrom('mails').select('id').where('sent_at', 'is', null).execute();
  await until(async () => (await unsent()).length === 0);
  expect(mails.offered()).toBe(4);
});

testOfPostgres(
  'what a schedule brings is announced once, and neither server shows less',
  async () => {
    const publish_at = new Date(START + 60_000).toISOString();
    const draft = draftOf(tour, { is_available: true, publish_at });
    const made = await asStaff(second.app, 'POST', tour.path, draft);
    expect(made.statusCode, made.body).toBe(201);
    const { id } = made.json();
    for (const app of [first.app, second.app]) expect((await read(app, id)).detail).toBeDefined();
    const revision = async () =>
      (await first.db.selectFrom('outbox').select('revision').execute()).length;
    const before = await revision();
    now = START + 61_000;
    // At once, whether it is announced or not.
    for (const app of [second.app, first.app]) expect(await read(app, id)).toMatchObject({ id });
    await until(async () => (await revision()) > before);
    for (const app of [second.app, first.app]) expect(await read(app, id)).toMatchObject({ id });
    expect(await revision()).toBe(before + 1);
  },
);

testOfPostgres('a webhook is told once of a save by either', async () => {
  for (const [n, app] of [second.app, first.app, second.app].entries()) {
    await asStaff(app, 'POST', tour.path, draftOf(tour, { name: `Tour ${n}` }));
    await until(() => received === n + 1);
  }
});

testOfPostgres('a create that is sent to both is one record', async () => {
  const key = randomUUID();
  const send = (app: FastifyInstance) =>
    app.inject({
      method: 'POST',
      url: API_PREFIX + tour.path,
      headers: { ...first.as('moderator'), 'idempotency-key': key },
      payload: draftOf(tour, { name: 'Sent twice' }),
    });
  const answers = await Promise.all([send(first.app), send(second.app)]);
  const again = await send(second.app);
  const made = [...answers, again].filter(({ statusCode }) => statusCode === 201);
  expect(new Set(made.map((answer) => answer.json().id)).size).toBe(1);
  const found = await first.db
    .selectFrom('tour_packages')
    .select('id')
    .where('name', '=', 'Sent twice')
    .execute();
  expect(found).toHaveLength(1);
});
