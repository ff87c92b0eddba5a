import { createServer, type AddressInfo, type Socket } from 'node:net';
import { contactInfo } from '#model/entities/index.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import type { Config } from '../../config.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { eventually } from '../../testing/eventually.ts';
import { headersOf, mailServer, type MailServer } from '../../testing/mail-server.ts';
import { PLAUSIBLE_A_MINUTE } from './flood.ts';

/** Retries wait in real time. */
let server: TestApp;
const closing: (() => Promise<unknown>)[] = [];
beforeEach(async () => {
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

async function runningMailServer(options?: Parameters<typeof mailServer>[0]): Promise<MailServer> {
  const started = await mailServer(options);
  closing.push(started.close);
  return started;
}

/** An app over the same data that sends mails. */
async function appWith(config: Partial<Config>) {
  const app = await buildApp({ db: server.db, config: { ...server.config, ...config } });
  await app.ready();
  closing.push(() => app.close());
  return app;
}
type App = Awaited<ReturnType<typeof appWith>>;

const karim = {
  name: 'Karim',
  email: 'karim@example.test',
  message: 'How long does it take?',
  service: 'visa',
};
const send = (app: App, body: object = karim) =>
  app.inject({ method: 'POST', url: '/api/v1/contact-submissions', payload: body });

const owed = () => server.db.selectFrom('mails').selectAll().execute();
const sent = async () => (await owed()).filter(({ sent_at }) => sent_at !== null);

test('a lead is told to the agency, who can answer it', async () => {
  const mail = await runningMailServer();
  const app = await appWith({ smtpUrl: mail.url, siteUrl: 'https://kheya.example' });
  const { id } = (await send(app)).json();
  await eventually(() => expect(mail.mails).toHaveLength(1));
  const [received] = mail.mails;
  expect(received!.to).toEqual(['agency@kheya.test']);
  expect(received!.from).toBe('agency@kheya.test');
  expect(headersOf(received!)).toMatchObject({
    subject: 'New enquiry: Visa · Karim',
    from: 'Kheya Travels <agency@kheya.test>',
    'reply-to': 'karim@example.test',
    'message-id': `<lead.${id}@kheya.example>`,
  });
  expect(received!.raw).toContain('https://kheya.example/cms/contacts');
  await eventually(async () => expect(await sent()).toHaveLength(1));
});

test('whom LEAD_EMAIL_TO names is told instead', async () => {
  const mail = await runningMailServer();
  const leadEmailTo = ['sales@kheya.test', 'owner@kheya.test'];
  await send(await appWith({ smtpUrl: mail.url, leadEmailTo }));
  await eventually(() => expect(mail.mails.map(({ to }) => to)).toEqual([leadEmailTo]));
});

test('of several, whom the mail server refuses at first is sent the mail later, and nobody twice', async () => {
  const refusals = [450, 450];
  const refusalOf = (recipient: string) =>
    recipient === 'owner@kheya.test' ? refusals.shift() : undefined;
  const mail = await runningMailServer({ refusalOf });
  const leadEmailTo = ['sales@kheya.test', 'owner@kheya.test'];
  await send(await appWith({ smtpUrl: mail.url, leadEmailTo }));
  await eventually(() =>
    expect(mail.mails.map(({ to }) => to)).toEqual([['sales@kheya.test'], ['owner@kheya.test']]),
  );
  await eventually(async () => expect(await sent()).toHaveLength(2));
});

test('of several on duty, the mail says whose turn it is', async () => {
  const mail = await runningMailServer();
  const app = await appWith({ smtpUrl: mail.url });
  const duty = { method: 'PUT', url: '/api/v1/contact-submissions/duty' } as const;
  const headers = server.as('moderator');
  await app.inject({ ...duty, headers, payload: { on_duty: true } });
  await send(app);
  await eventually(() => expect(mail.mails).toHaveLength(1));
  expect(mail.mails[0]!.raw).toContain('Owner: Mahin Karim');
  await app.inject({ ...duty, headers, payload: { on_duty: false } });
  await send(app);
  await eventually(() => expect(mail.mails).toHaveLength(2));
  expect(mail.mails[1]!.raw).not.toContain('Owner');
});

test('a login that is an e-mail address is the sender', async () => {
  const mail = await runningMailServer();
  const url = mail.url.replace('smtp://', 'smtp://robot%40kheya.test@');
  await send(await appWith({ smtpUrl: url }));
  await eventually(() => expect(mail.mails[0]?.from).toBe('robot@kheya.test'));
});

test('what a visitor typed never becomes a header or another recipient', async () => {
  const mail = await runningMailServer();
  const app = await appWith({ smtpUrl: mail.url });
  await send(app, {
    ...karim,
    name: 'Karim <all@example.test>, Bcc: b@example.test =?UTF-8?Q?=0D=0ABcc:_c@example.test?=',
    email: 'x,all@example.test',
    message: 'Hi\r\n.\r\nRCPT TO:<all@example.test>\r\nBcc: all@example.test',
  });
  await eventually(() => expect(mail.mails).toHaveLength(1));
  const [received] = mail.mails;
  expect(received!.to).toEqual(['agency@kheya.test']);
  const headers = headersOf(received!);
  expect(Object.keys(headers).filter((name) => /^(bcc|cc|reply-to)$/.test(name))).toEqual([]);
  expect(headers['to']).toBe('agency@kheya.test');
});

test('suspected spam is told to nobody', async () => {
  const mail = await runningMailServer();
  const app = await appWith({ smtpUrl: mail.url });
  await send(app, { ...karim, name: 'Machine', website: 'https://spam.example' });
  await send(app);
  await eventually(async () => expect(await sent()).toHaveLength(1));
  expect(mail.mails.map((each) => headersOf(each)['subject'])).toEqual([
    'New enquiry: Visa · Karim',
  ]);
  expect(await owed()).toHaveLength(1);
});

test('a server that is down at first holds up nobody, and gets the mail when it is back', async () => {
  const closed = await mailServer();
  await closed.close();
  const app = await appWith({ smtpUrl: closed.url });
  const answer = await send(app);
  expect(answer.statusCode).toBe(201);
  await eventually(async () => expect((await owed())[0]!.attempts).toBeGreaterThan(0));
  expect((await owed())[0]!.last_error).toMatch(/^ESOCKET|^ECONNECTION/);
  const mail = await runningMailServer({ port: closed.port });
  await eventually(async () => expect(await sent()).toHaveLength(1));
  expect(mail.mails).toHaveLength(1);
});

test('a server that says "later" is asked again, and gets the mail once', async () => {
  const mail = await runningMailServer({ verdict: (n) => (n <= 2 ? 451 : 'taken') });
  const app = await appWith({ smtpUrl: mail.url });
  await send(app);
  await eventually(async () => expect(await sent()).toHaveLength(1));
  expect([mail.offered(), mail.mails.length]).toEqual([3, 1]);
  expect(await owed()).toMatchObject([{ attempts: 2, last_error: null, next_attempt_at: null }]);
});

test('a mail is still owed after a restart', async () => {
  const closed = await mailServer();
  await closed.close();
  const before = await appWith({ smtpUrl: closed.url });
  await send(before);
  await eventually(async () => expect((await owed())[0]!.attempts).toBeGreaterThan(0));
  await before.close();

  const mail = await runningMailServer();
  await appWith({ smtpUrl: mail.url });
  await eventually(() => expect(mail.mails).toHaveLength(1));
  await eventually(async () => expect(await sent()).toHaveLength(1));
});

test('a server that never answers holds up neither the visitor nor a stop', async () => {
  const sockets = new Set<Socket>();
  const silent = createServer((socket) => void sockets.add(socket));
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as AddressInfo;
  const before = await appWith({ smtpUrl: `smtp://127.0.0.1:${port}` });
  expect((await send(before)).statusCode).toBe(201);
  await eventually(() => expect(sockets.size).toBe(1));
  await before.close();
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => silent.close(resolve));
  expect(await owed()).toMatchObject([{ attempts: 0, sent_at: null }]);

  const mail = await runningMailServer();
  await appWith({ smtpUrl: mail.url });
  await eventually(() => expect(mail.mails).toHaveLength(1));
});

test('a mail that was sent is not sent again by a restart', async () => {
  const mail = await runningMailServer();
  const before = await appWith({ smtpUrl: mail.url });
  await send(before);
  await eventually(async () => expect(await sent()).toHaveLength(1));
  await before.close();
  const after = await appWith({ smtpUrl: mail.url });
  await send(after, { ...karim, name: 'Rahim' });
  await eventually(async () => expect(await sent()).toHaveLength(2));
  expect(mail.mails).toHaveLength(2);
});

test.for([
  ['calls it spam', { method: 'PUT', payload: { is_spam: true } }],
  ['deletes it', { method: 'DELETE' }],
] as const)('a lead is told to nobody when staff %s before the mail went', async ([, call]) => {
  const closed = await mailServer();
  await closed.close();
  const app = await appWith({ smtpUrl: closed.url });
  const { id } = (await send(app)).json();
  const url = `/api/v1/contact-submissions/${id}`;
  const answer = await app.inject({ ...call, url, headers: server.as('moderator') });
  expect(answer.statusCode).toBeLessThan(300);
  await eventually(async () => expect(await owed()).toEqual([]));
});

test('without anybody to tell, the mail waits until the agency has an address', async () => {
  await server.db.deleteFrom('contact_info').execute();
  const mail = await runningMailServer();
  const app = await appWith({ smtpUrl: mail.url });
  await send(app);
  await eventually(async () => expect((await owed())[0]!.last_error).toMatch(/^No recipient/));
  await app.inject({
    method: 'POST',
    url: `/api/v1${contactInfo.path}`,
    headers: server.as('moderator'),
    payload: { company_name: 'Kheya Travels', email: 'new@kheya.test' },
  });
  await eventually(() => expect(mail.mails.map(({ to }) => to)).toEqual([['new@kheya.test']]));
});

test('a flood is told in one mail, none of its leads in one of its own', async () => {
  const mail = await runningMailServer();
  const app = await appWith({ smtpUrl: mail.url });
  for (let n = 0; n < PLAUSIBLE_A_MINUTE + 5; n++)
    await app.inject({
      method: 'POST',
      url: '/api/v1/contact-submissions',
      payload: karim,
      remoteAddress: `198.51.100.${n}`,
    });
  await eventually(async () => expect(await sent()).toHaveLength(PLAUSIBLE_A_MINUTE + 1));
  const subjects = mail.mails.map((each) => headersOf(each)['subject']);
  expect(subjects.filter((subject) => subject === 'Very many enquiries at once')).toHaveLength(1);
  const told = mail.mails.find((each) => headersOf(each)['subject']?.startsWith('Very many'));
  expect(told!.raw).toContain('/cms/contacts?box=3Dspam');
});
