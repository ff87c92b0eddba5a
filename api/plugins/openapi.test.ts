import { permissions } from '#model/permissions.ts';
import { tourPackage } from '#model/entities/index.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { API_PREFIX } from '../app.ts';
import { testApp, type TestApp } from '../testing/app.ts';
import { UNDESCRIBED, type Description } from '../testing/description.ts';
import { openApiFaults } from '../testing/openapi-faults.ts';
import { registeredRoutes } from '../testing/registered-routes.ts';
import { version } from '../version.ts';

let server: TestApp;
let description: Description;

beforeAll(async () => {
  server = await testApp();
  description = (await server.call('GET', '/openapi.json')).json();
});
afterAll(() => server.close());

test('the description is of this version', () => {
  expect(description.openapi).toBe('3.1.0');
  expect(description.info.version).toBe(version);
});

test('it follows the rules of OpenAPI 3.1', () => {
  expect(openApiFaults(description)).toEqual([]);
});

test('a change of it is seen in review', async () => {
  const snapshot = `${JSON.stringify(description, null, 1)}\n`;
  await expect(snapshot).toMatchFileSnapshot('../openapi.snapshot.json');
});

test('it has every call of the API but itself and its page', () => {
  const described = Object.entries(description.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const registered = registeredRoutes(server.app)
    .filter(({ method, url }) => method !== 'HEAD' && url.startsWith(`${API_PREFIX}/`))
    .map(({ method, url }) => `${method} ${url.replace(/:(\w+)/g, '{$1}')}`)
    .filter((route) => !UNDESCRIBED.some((path) => route === `GET ${API_PREFIX}${path}`));
  expect(described.toSorted()).toEqual(registered.toSorted());
});

test('every call says what it answers: nothing else leaves the server', () => {
  for (const [path, operations] of Object.entries(description.paths))
    for (const [method, { responses }] of Object.entries(operations)) {
      const success = Object.entries(responses).find(([status]) => status.startsWith('2'));
      expect(success, `${method} ${path}`).toBeDefined();
      if (success![0] !== '204')
        expect(
          Object.values(success![1].content ?? {})[0]?.schema,
          `${method} ${path}`,
        ).toBeDefined();
    }
});

test('a body is described by every field that it may have', () => {
  const { requestBody } = description.paths[`${API_PREFIX}/tour-packages`]!['post']!;
  expect(Object.keys(requestBody!.content!['application/json']!.schema!['properties']!)).toEqual(
    tourPackage.columns.map(({ name }) => name),
  );
});

test('nothing secret is described', () => {
  expect(JSON.stringify(description)).not.toMatch(/password_hash|token_version/);
});

test('the table of permissions has no route twice under two spellings', () => {
  const keys = Object.keys(permissions).map((key) => key.replace(/:\w+/g, ':x').replace(/\/$/, ''));
  const allowed = ['GET /users', 'POST /users'];
  const twice = keys.filter((key, index) => keys.indexOf(key) !== index);
  expect(twice).toEqual(allowed);
});
