import { user } from '#model/entities/index.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { create } from '../../crud/repository.ts';
import { Passwords } from '../../plugins/passwords.ts';
import { testApp, type TestApp } from '../../testing/app.ts';

let server: TestApp;
beforeAll(async () => {
  // At production's cost, which everything else is small beside.
  const passwords = new Passwords();
  server = await testApp({ passwords });
  const password_hash = await passwords.hash(PASSWORD);
  const draft = { full_name: 'Left', email: 'left@kheya.test', is_active: false };
  const author = { userId: null, now: new Date() };
  await create(server.db, user, draft, author, { hidden: { password_hash, token_version: 1 } });
  await server.db.updateTable('users').set({ password_hash }).execute();
});
afterAll(() => server.close());

const PASSWORD = 'the right password';
const ROUNDS = 12;

/**
 * CPU time of a failed sign-in, each from a new address. Wall-clock time depends more on other
 * load.
 */
async function failing(email: string, password: string, round: number): Promise<number> {
  const start = process.cpuUsage();
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/v1/auth/login',
    payload: { email, password },
    remoteAddress: `192.0.2.${round}`,
  });
  expect(answer.statusCode).toBe(401);
  const spent = process.cpuUsage(start);
  return spent.user + spent.system;
}

test('a sign-in that fails costs as much whether there is such an account or not', async () => {
  const attempts = {
    known: [server.users.moderator.email, 'wrong'],
    unknown: ['nobody@kheya.test', 'wrong'],
    'switched off': ['left@kheya.test', PASSWORD],
  } as const;
  // The minimum of many runs: other work only adds.
  const least = { known: Infinity, unknown: Infinity, 'switched off': Infinity };
  for (let round = 1; round <= ROUNDS; round++)
    for (const [kind, [email, password]] of Object.entries(attempts)) {
      const cost = await failing(email, password, round);
      const key = kind as keyof typeof attempts;
      least[key] = Math.min(least[key], cost);
    }
  // Without hashing, an answer takes a tenth of it.
  for (const kind of ['unknown', 'switched off'] as const) {
    expect(least[kind] / least.known, kind).toBeGreaterThan(0.5);
    expect(least[kind] / least.known, kind).toBeLessThan(2);
  }
});
