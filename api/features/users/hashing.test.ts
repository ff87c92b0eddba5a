import { afterAll, beforeAll, expect, test } from 'vitest';
import { Passwords } from '../../plugins/passwords.ts';
import { testApp, type TestApp } from '../../testing/app.ts';

let server: TestApp;
/** `meanwhile` runs while a password is hashed. */
let meanwhile = async () => {};

class Observed extends Passwords {
  override async hash(password: string): Promise<string> {
    await meanwhile();
    return super.hash(password);
  }
}

beforeAll(async () => {
  server = await testApp({ passwords: new Observed() });
});
afterAll(() => server.close());

const soon = (ms: number) => new Promise<string>((done) => setTimeout(() => done('waits'), ms));

test('nobody waits to write while the password of a new account is hashed', async () => {
  const outcomes: string[] = [];
  meanwhile = async () => {
    const write = server.db
      .updateTable('users')
      .set({ full_name: 'Mahin Hasan' })
      .where('id', '=', server.users.moderator.id)
      .execute()
      .then(() => 'has written');
    outcomes.push(await Promise.race([write, soon(1_000)]));
  };
  for (const key of [undefined, 'a-key-of-our-own']) {
    const headers = { ...server.as('super_admin'), ...(key && { 'idempotency-key': key }) };
    const email = `${key ?? 'none'}@kheya.test`;
    const body = { full_name: 'Nadia Islam', email, password: 'a long enough password' };
    const answer = await server.call('POST', '/users', { headers, body });
    expect(answer.statusCode, answer.body).toBe(201);
  }
  expect(outcomes).toEqual(['has written', 'has written']);
});
