import { user } from '#model/entities/index.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { expectError } from '../../testing/answers.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { outsideTexts } from '../../testing/corpora/outside.ts';
import { outsideRecords } from '../../testing/outside-values.ts';

const TIMEOUT_MS = 1_200_000;
const PASSWORD = 'tidal-river-9';

let server: TestApp;
beforeEach(async () => {
  server = await testApp();
});
afterEach(() => server.close());

type Account = { id: string; full_name: string; email: string };

const add = (full_name: unknown, email: string) =>
  server.call('POST', user.path, {
    headers: server.as('super_admin'),
    body: { full_name, email, password: PASSWORD },
  });
const listed = async (q = '') => {
  const asked = q && `?${new URLSearchParams({ q })}`;
  const answer = await server.call('GET', user.path + asked, {
    headers: server.as('super_admin'),
  });
  expect(answer.statusCode, q).toBe(200);
  return answer.json<Account[]>();
};
const drop = ({ id }: Account) =>
  server.call('DELETE', `${user.path}/${id}`, { headers: server.as('super_admin') });

test(
  'an account of any name is listed, found and renamed as it was written',
  { timeout: TIMEOUT_MS },
  async () => {
    const records = outsideRecords(user, outsideTexts).filter(({ given }) => given['full_name']);
    const made: Account[] = [];
    for (const [nth, { given, stored }] of records.entries()) {
      const answer = await add(given['full_name'], `staff-${nth}@kheya.test`);
      expect(answer.statusCode, answer.body).toBe(201);
      const account = answer.json<Account>();
      expect(account.full_name).toBe(stored['full_name']);
      expect(await listed(`staff-${nth}@`)).toMatchObject([account]);
      const next = records[(nth + 1) % records.length]!;
      const renamed = await server.call('PUT', `${user.path}/${account.id}`, {
        headers: server.as('super_admin'),
        body: { full_name: next.given['full_name'] },
      });
      expect(renamed.statusCode, renamed.body).toBe(200);
      made.push({ ...account, full_name: next.stored['full_name'] as string });
    }
    const names = new Map((await listed()).map(({ id, full_name }) => [id, full_name]));
    for (const { id, full_name } of made) expect(names.get(id)).toBe(full_name);
    expect(made.length).toBeGreaterThan(outsideTexts.length / 4);
  },
);

test(
  'an account at any address is made as it was written or refused, and so is a sign-in',
  { timeout: TIMEOUT_MS },
  async () => {
    let made = 0;
    for (const text of outsideTexts)
      for (const email of [text, `${text}@kheya.test`, `a@${text}.test`]) {
        const answer = await add('Mahin', email);
        if (answer.statusCode === 201) {
          const account = answer.json<Account>();
          expect(account.email).toBe(user.fields.email.normalise(email));
          const all = await listed();
          expect(all.find(({ id }) => id === account.id)).toMatchObject(account);
          expect((await signIn(email)).statusCode, email).toBe(200);
          await drop(account);
          made++;
          continue;
        }
        expect([409, 422], answer.body).toContain(answer.statusCode);
        expectError(answer, answer.statusCode);
        if (email === text) expect([401, 422], email).toContain((await signIn(email)).statusCode);
      }
    expect(made).toBeGreaterThan(5);
  },
);

let signIns = 0;
/** A new network per sign-in, so that no rate limit applies. */
const signIn = (email: string) =>
  server.app.inject({
    method: 'POST',
    url: '/api/v1/auth/login',
    payload: { email, password: PASSWORD },
    remoteAddress: `10.${signIns >> 8}.${signIns++ & 255}.1`,
  });
