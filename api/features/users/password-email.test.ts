import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { PASSWORD, testApp, type TestApp } from '../../testing/app.ts';
import { eventually } from '../../testing/eventually.ts';
import { headersOf, mailServer, type MailServer } from '../../testing/mail-server.ts';

const NEXT = 'oars-and-rope-5';

let server: TestApp;
let mail: MailServer;
let app: Awaited<ReturnType<typeof buildApp>>;
beforeEach(async () => {
  mail = await mailServer();
  server = await testApp({ config: { smtpUrl: mail.url, siteUrl: 'https://kheya.example' } });
  app = server.app;
});
afterEach(async () => {
  await server.close();
  await mail.close();
});

const put = (path: string, role: 'moderator' | 'super_admin', payload: object) =>
  app.inject({
    method: 'PUT',
    url: `/api/v1${path}`,
    headers: server.as(role),
    payload,
    remoteAddress: '203.0.113.9',
  });

test('who sets a new password is told at the address of the account, and without the password', async () => {
  const body = { new_password: NEXT, current_password: PASSWORD };
  expect((await put('/users/change-password', 'moderator', body)).statusCode).toBe(200);
  await eventually(() => expect(mail.mails).toHaveLength(1));
  const [told] = mail.mails;
  expect(told!.to).toEqual([server.users.moderator.email]);
  expect(headersOf(told!)['subject']).toBe('Your account has a new password');
  for (const fact of ['Somebody signed in as you', '203.0.113.9', 'https://kheya.example/cms'])
    expect(told!.raw).toContain(fact);
  expect(told!.raw).not.toContain(NEXT);
});

test('whose password an administrator sets is told who did', async () => {
  const path = `/users/${server.users.moderator.id}`;
  await put(path, 'super_admin', { full_name: 'Mahin Karim' });
  expect((await put(path, 'super_admin', { password: NEXT })).statusCode).toBe(200);
  await eventually(() => expect(mail.mails).toHaveLength(1));
  expect(mail.mails[0]!.to).toEqual([server.users.moderator.email]);
  expect(mail.mails[0]!.raw).toContain('Set by: Amina Rahman');
});

test('each new password is told, and a refused one is not', async () => {
  const path = `/users/${server.users.moderator.id}`;
  await put(path, 'super_admin', { password: 'password123' });
  await put(path, 'super_admin', { password: NEXT });
  await put(path, 'super_admin', { password: `${NEXT}-again` });
  await eventually(() => expect(mail.mails).toHaveLength(2));
  const ids = mail.mails.map((each) => headersOf(each)['message-id']);
  expect(new Set(ids).size).toBe(2);
});

test('of an account that was deleted since, nothing is told', async () => {
  await app.close();
  const { id } = server.users.moderator;
  const refusing = await buildApp({
    db: server.db,
    config: { ...server.config, smtpUrl: 'smtp://127.0.0.1:9' },
  });
  const as = { headers: server.as('super_admin') };
  await refusing.inject({
    ...as,
    method: 'PUT',
    url: `/api/v1/users/${id}`,
    payload: { password: NEXT },
  });
  await refusing.inject({ ...as, method: 'DELETE', url: `/api/v1/users/${id}` });
  await refusing.close();
  await server.db.updateTable('mails').set({ next_attempt_at: '2026-01-01' }).execute();
  const again = await buildApp({ db: server.db, config: { ...server.config, smtpUrl: mail.url } });
  await again.ready();
  await eventually(async () =>
    expect(await server.db.selectFrom('mails').selectAll().execute()).toEqual([]),
  );
  await again.close();
  expect(mail.mails).toEqual([]);
});
