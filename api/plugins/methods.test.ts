import { permissions } from '#model/access/permissions.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { API_PREFIX } from '../app.ts';
import { expectError } from '../testing/answers.ts';
import { testApp, type TestApp } from '../testing/app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
const asked = (method: (typeof METHODS)[number], path: string) =>
  server.app.inject({ method, url: API_PREFIX + path, headers: server.as('super_admin') });

test('every address says which methods it takes to who asks with another', async () => {
  const byPath = Object.groupBy(Object.keys(permissions), (key) => key.split(' ')[1]!);
  let refused = 0;
  for (const [pattern, keys] of Object.entries(byPath)) {
    const taken = new Set(keys!.map((key) => key.split(' ')[0]!));
    // A path may match the pattern of another route, too.
    const path = pattern.replace(/:\w+/g, 'an-id');
    for (const method of METHODS.filter((each) => !taken.has(each))) {
      const answer = await asked(method, path);
      const allowed = String(answer.headers['allow']).split(', ');
      if (pattern.includes('/:')) {
        expectError(answer, 405);
        expect(new Set(allowed.filter((each) => each !== 'HEAD')), `${method} ${path}`).toEqual(
          taken,
        );
      } else expect([404, 405, 415, 422], `${method} ${path}`).toContain(answer.statusCode);
      if (answer.statusCode === 405) {
        expect(answer.json()).toEqual({ detail: 'This address is not asked in this way' });
        expect(allowed).not.toContain(method);
        refused++;
      }
    }
  }
  expect(refused).toBeGreaterThan(80);
});

test('an address that is none is 404, however it is asked', async () => {
  for (const method of METHODS)
    for (const path of ['/nothing', '/tour-packages/x/y', '/tour-packages/x/nothing']) {
      const answer = await asked(method, path);
      expectError(answer, 404);
      expect(answer.headers['allow']).toBeUndefined();
    }
});

test('a page is not asked to be changed', async () => {
  const answer = await server.app.inject({ method: 'PUT', url: '/tours' });
  expect(answer.statusCode).toBe(404);
});
