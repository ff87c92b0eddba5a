import { contactInfo } from '#model/entities/index.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import type { Config } from '../../config.ts';
import { queueMail } from '../../mail/queue.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { eventually } from '../../testing/eventually.ts';
import { mailServer } from '../../testing/mail-server.ts';

const MINUTE_MS = 60_000;
const WELL = { state: 'well', refused: 0, since: null, reason: null };
const OFF = { ...WELL, state: 'off' };

let server: TestApp;
let now: number;
const closing: (() => Promise<unknown>)[] = [];
beforeEach(async () => {
  now = Date.parse('2026-11-20T06:00:00.000Z');
  server = await testApp();
  await server.call('POST', contactInfo.path, {
    headers: server.as('moderator'),
    body: { company_name: 'Kheya Travels', email: 'agency@kheya.test' },
  });
  // Leadership: of several servers over one PostgreSQL the first alone sends mails.
  await server.app.close();
});
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
  await server.close();
});

async function appWith(config: Partial<Config>) {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const app = await buildApp({
    db: server.db,
    clock: () => new Date(now),
    healthEveryMs: 20,
    log: { level: 'error', stream },
    config: { ...server.config, ...config },
  });
  await app.ready();
  closing.push(() => app.close());
  const health = async () =>
    (await app.inject({ url: '/api/v1/health', headers: server.as('moderator') })).json();
  return { app, health, lines };
}

const send = (app: Awaited<ReturnType<typeof appWith>>['app'], n: number) =>
  app.inject({
    method: 'POST',
    url: '/api/v1/contact-submissions',
    payload: { name: `Karim ${n}`, message: 'How long does it take?' },
    remoteAddress: `198.51.100.${n}`,
  });
const tried = async (attempts: number, count: number) => {
  const mails = await server.db.selectFrom('mails').select('attempts').execute();
  expect(mails.filter((mail) => mail.attempts === attempts)).toHaveLength(count);
};

test('staff and the log are told once mails are not taken for a quarter of an hour, and no longer than that', async () => {
  let isRefusing = true;
  const mail = await mailServer({ verdict: () => (isRefusing ? 550 : 'taken') });
  closing.push(mail.close);
  const { app, health, lines } = await appWith({ smtpUrl: mail.url });
  const since = new Date(now).toISOString();
  for (const n of [1, 2, 3]) await send(app, n);
  await eventually(() => tried(1, 3));
  // A server that does not know the sender puts it off for some minutes.
  expect(await health()).toMatchObject({ status: 'ok', mails: WELL, lead_webhook: OFF });
  expect(lines).toEqual([]);

  now += 16 * MINUTE_MS;
  await eventually(async () => expect((await health()).mails.state).toBe('refused'));
  const { status, mails } = await health();
  expect(mails).toMatchObject({ refused: 3, since, reason: expect.stringContaining('550') });
  // Requests are answered all the same: a balancer sends them here.
  expect(status).toBe('ok');
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0]!)).toMatchObject({ level: 50, channel: 'mails', refused: 3 });
  expect((await app.inject({ url: '/api/v1/health' })).json()).toEqual({ status: 'ok' });

  isRefusing = false;
  now += 60 * MINUTE_MS;
  await send(app, 4);
  await eventually(async () => expect((await health()).mails).toEqual(WELL));
});

test('a mail that was given up is told until another is taken', async () => {
  const mail = await mailServer();
  closing.push(mail.close);
  await queueMail(server.db, { kind: 'lead', recordId: 'gone' }, new Date(now - 9 * MINUTE_MS));
  await server.db
    .updateTable('mails')
    .set({ attempts: 100, next_attempt_at: null, last_error: 'EENVELOPE 550' })
    .execute();
  now += 60 * MINUTE_MS;
  const { app, health } = await appWith({ smtpUrl: mail.url });
  await eventually(async () =>
    expect((await health()).mails).toMatchObject({ state: 'refused', reason: 'EENVELOPE 550' }),
  );
  await send(app, 1);
  await eventually(async () => expect((await health()).mails).toEqual(WELL));
});

test('what no server is set up to send is no fault', async () => {
  await queueMail(server.db, { kind: 'lead', recordId: 'old' }, new Date(now));
  await server.db.updateTable('mails').set({ attempts: 1, last_error: 'ESOCKET' }).execute();
  now += 60 * MINUTE_MS;
  const { health } = await appWith({});
  expect(await health()).toMatchObject({ mails: OFF, lead_webhook: OFF });
});
