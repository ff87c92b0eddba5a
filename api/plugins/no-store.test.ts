import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Method } from '../testing/app.ts';
import { filledApp, type FilledApp } from '../testing/filled-app.ts';

let server: FilledApp;
beforeAll(async () => {
  server = await filledApp();
});
afterAll(() => server.close());

/** Reads first: a deleted record answers 404. */
const ORDER: readonly string[] = ['GET', 'POST', 'PUT', 'DELETE'];

test('no answer to somebody signed in is kept by anybody, whatever was asked and however it ended', async () => {
  const calls = server.calls.toSorted((a, b) => ORDER.indexOf(a.method) - ORDER.indexOf(b.method));
  expect(calls.length).toBeGreaterThan(60);
  for (const role of ['moderator', 'super_admin'] as const)
    for (const call of calls) {
      const answer = await server.call(call.method as Method, server.existing(call), {
        headers: server.as(role),
      });
      const where = `${role} ${call.method} ${call.path} ${answer.statusCode}`;
      expect(answer.headers['cache-control'], where).toBe('no-store');
      expect(answer.headers['vary'], where).toContain('Authorization');
    }
});
