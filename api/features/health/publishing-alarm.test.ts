import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Db } from '../../db/database.ts';
import { scratchDatabase } from '../../testing/database.ts';
import { buildApp } from '../../app.ts';
import { testApp } from '../../testing/app.ts';
import { eventually } from '../../testing/eventually.ts';
import { headersOf, mailServer } from '../../testing/mail-server.ts';
import { PublishingAlarm } from './publishing-alarm.ts';

let db: Db;
beforeEach(async () => {
  db = await scratchDatabase();
});
afterEach(() => db.destroy());

const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour, 0, 0));
const mails = async () =>
  (await db.selectFrom('mails').select('facts').orderBy('queued_at').execute()).map(({ facts }) =>
    JSON.parse(facts),
  );

function alarm({ sendsMails = true, isLeading = (): boolean => true } = {}) {
  const lines: string[] = [];
  const log = { error: (_: unknown, line: string) => void lines.push(line) };
  const mailer = sendsMails ? { notify: () => undefined } : undefined;
  return { alarm: new PublishingAlarm({ db, isLeading, log: log as never, mailer }), lines };
}

test('a standstill is told at once, then after one, two and four hours, and once it is over', async () => {
  const { alarm: given, lines } = alarm();
  await given.judge(false, at(0));
  for (let hour = 1; hour <= 9; hour++) await given.judge(true, at(hour));
  const since = at(1).toISOString();
  expect(await mails()).toEqual(Array.from({ length: 4 }, () => ({ stopped: true, since })));
  expect(lines).toHaveLength(4);
  await given.judge(false, at(10));
  await given.judge(false, at(11));
  expect((await mails()).slice(4)).toEqual([{ stopped: false, since }]);
});

test('the next standstill is told at once, too', async () => {
  const { alarm: given } = alarm();
  for (const [stopped, hour] of [
    [true, 1],
    [false, 2],
    [true, 3],
  ] as const)
    await given.judge(stopped, at(hour));
  expect((await mails()).map(({ stopped }) => stopped)).toEqual([true, false, true]);
});

test('after a restart, or another server, a standstill goes on: told no more often, and its end is', async () => {
  const since = at(1).toISOString();
  await alarm().alarm.judge(true, at(1));
  const { alarm: next, lines } = alarm();
  await next.judge(true, at(1));
  expect(lines).toEqual([]);
  for (let hour = 2; hour <= 5; hour++) await next.judge(true, at(hour));
  expect(await mails()).toEqual(Array.from({ length: 3 }, () => ({ stopped: true, since })));
  await alarm().alarm.judge(false, at(6));
  await alarm().alarm.judge(false, at(7));
  expect((await mails()).slice(3)).toEqual([{ stopped: false, since }]);
});

test('a server that leads only later knows what the one before it told', async () => {
  let isLeading = false;
  const { alarm: second } = alarm({ isLeading: () => isLeading });
  const { alarm: first } = alarm();
  for (const each of [first, second]) await each.judge(true, at(1));
  isLeading = true;
  await second.judge(true, at(1));
  await second.judge(false, at(2));
  expect((await mails()).map(({ stopped }) => stopped)).toEqual([true, false]);
});

test('without a mail server the log alone tells, and no mail is owed', async () => {
  const { alarm: given, lines } = alarm({ sendsMails: false });
  await given.judge(true, at(1));
  expect(lines).toHaveLength(1);
  expect(await mails()).toEqual([]);
});

test('a save that waits for more than a minute alarms whom ALERT_EMAIL_TO names, once over a restart', async () => {
  const server = await testApp();
  // Leadership: of several servers over one PostgreSQL the first alone sends mails.
  await server.app.close();
  const mail = await mailServer();
  const subjects = () => mail.mails.map((each) => headersOf(each)['subject']);
  let now = Date.now();
  const started = async () => {
    const app = await buildApp({
      db: server.db,
      clock: () => new Date(now),
      healthEveryMs: 50,
      config: {
        ...server.config,
        smtpUrl: mail.url,
        siteUrl: 'https://kheya.example',
        alertEmailTo: ['owner@kheya.test'],
      },
    });
    await app.ready();
    return app;
  };
  let app = await started();
  try {
    const payload = { name: 'Waits', destinations: 'Bhola', price: 5_000, duration: '1' };
    const headers = server.as('moderator');
    await app.inject({ method: 'POST', url: '/api/v1/tour-packages', headers, payload });
    now += 5 * 60_000;
    await eventually(() => expect(mail.mails).toHaveLength(1));
    expect(mail.mails[0]!.to).toEqual(['owner@kheya.test']);
    expect(subjects()).toEqual(['Publishing has stopped']);
    expect(mail.mails[0]!.raw).toContain('https://kheya.example/cms/publishing');
    const isStopped = async () => {
      const { outbox } = (await app.inject({ url: '/api/v1/health', headers })).json();
      return outbox.stopped;
    };
    await app.close();
    app = await started();
    // In its first minute a server says of nothing that it has waited for one.
    expect(await isStopped()).toBe(false);
    now += 2 * 60_000;
    await eventually(async () => expect(await isStopped()).toBe(true));
    await server.db
      .updateTable('publishing_targets')
      .set({ delivered: 1_000_000, attempts: 0 })
      .execute();
    await eventually(() => expect(mail.mails).toHaveLength(2));
    expect(subjects()).toEqual(['Publishing has stopped', 'Publishing goes on']);
  } finally {
    await app.close();
    await mail.close();
    await server.close();
  }
});
