import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';

let server: TestApp;
/** `meanwhile` runs while a password is hashed. */
const hashing = vi.hoisted(() => ({ meanwhile: async () => {} }));

vi.mock('../../plugins/passwords.ts', async (load) => {
  const real = await load<typeof import('../../plugins/passwords.ts')>();
  const hashPassword = async (password: string) => {
    await hashing.meanwhile();
    return real.hashPassword(password);
  };
  return { ...real, hashPassword };
});

beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const soon = (ms: number) => new Promise<string>((done) => setTimeout(() => done('waits'), ms));

test('nobody waits to write while the password of a new account is hashed', async () => {
  const outcomes: string[] = [];
  hashing.meanwhile = async () => {
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
