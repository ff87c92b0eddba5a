import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { createAccount } from '../../testing/accounts.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
  const draft = { full_name: 'Left', email: 'left@kheya.test', is_active: false };
  await createAccount(server.db, draft, PASSWORD, { userId: null, now: new Date() });
});
afterAll(() => server.close());

const PASSWORD = 'the right password';
const ROUNDS = 12;

/**
 * What a sign-in that fails costs of the processor, each from an address that has not failed yet.
 * The clock on the wall tells more of what else the machine does.
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
  const { user, system } = process.cpuUsage(start);
  return user + system;
}

test('a sign-in that fails costs as much whether there is such an account or not', async () => {
  const attempts = {
    known: [server.users.moderator.email, 'wrong'],
    unknown: ['nobody@kheya.test', 'wrong'],
    'switched off': ['left@kheya.test', PASSWORD],
  } as const;
  // Whatever else this process does only adds: the least of many is the work itself.
  const least = { known: Infinity, unknown: Infinity, 'switched off': Infinity };
  for (let round = 1; round <= ROUNDS; round++)
    for (const [kind, [email, password]] of Object.entries(attempts)) {
      const cost = await failing(email, password, round);
      const key = kind as keyof typeof attempts;
      least[key] = Math.min(least[key], cost);
    }
  // Without a hash to reckon, an answer costs a tenth of it.
  for (const kind of ['unknown', 'switched off'] as const) {
    expect(least[kind] / least.known, kind).toBeGreaterThan(0.5);
    expect(least[kind] / least.known, kind).toBeLessThan(2);
  }
});
