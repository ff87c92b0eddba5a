import { afterAll, beforeAll, expect, test } from 'vitest';
import { filledApp, type FilledApp } from '../testing/filled-app.ts';
import { withoutTrailingSlash } from './trailing-slash.ts';

let server: FilledApp;
beforeAll(async () => {
  server = await filledApp();
});
afterAll(() => server.close());

/** Addresses whose answer changes between two requests, as publishing goes on by itself. */
const RESTLESS = /stream|publishing|site-content|health/;

test('every address that is read answers with a slash at the end as without', async () => {
  const headers = server.as('super_admin');
  const reads = server.calls.filter(({ method }) => method === 'GET');
  expect(reads.length).toBeGreaterThan(30);
  for (const call of reads) {
    const path = server.existing(call);
    const without = await server.call('GET', path, { headers });
    const slashed = await server.call('GET', `${path}/`, { headers });
    expect(slashed.statusCode, path).toBe(without.statusCode);
    if (RESTLESS.test(path)) continue;
    expect(slashed.body, path).toBe(without.body);
    expect(slashed.headers['x-total-count'], path).toBe(without.headers['x-total-count']);
  }
});

test('so does a create, and a question keeps its words', async () => {
  const headers = server.as('moderator');
  const body = { name: 'With a slash' };
  const made = await server.call('POST', '/site-management/tags/', { headers, body });
  expect(made.statusCode).toBe(201);
  const found = await server.call('GET', '/site-management/tags/?q=slash&limit=1', { headers });
  expect(found.json()).toMatchObject([{ name: 'With a slash' }]);
});

test.each([
  ['/api/v1/users/', '/api/v1/users'],
  ['/api/v1/users/?q=a/', '/api/v1/users?q=a/'],
  ['/api/v1/users//', '/api/v1/users//'],
  ['/api/v1/', '/api/v1/'],
  ['/api/v10/users/', '/api/v10/users/'],
  ['/tours/', '/tours/'],
  ['/tours/?from=/api/v1/users/', '/tours/?from=/api/v1/users/'],
])('%s is asked as %s', (url, expected) => {
  expect(withoutTrailingSlash('/api/v1')({ url })).toBe(expected);
});
