import { permissions } from '#model/access/permissions.ts';
import { tourPackage } from '#model/entities/index.ts';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { API_PREFIX } from '../app.ts';
import { testApp, type TestApp } from '../testing/app.ts';
import { isUndescribed, type Description, type Operation } from '../testing/description.ts';
import { openApiFaults } from '../testing/openapi-faults.ts';
import { registeredRoutes } from '../testing/registered-routes.ts';
import { version } from '../version.ts';
import { withNamedSchemas } from './named-schemas.ts';

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

const operations = () =>
  Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      call: `${method.toUpperCase()} ${path}`,
      operation,
    })),
  );

test('types of a client are made of it, and a change of them is seen, too', async () => {
  const types = astToString(await openapiTS(structuredClone(description) as unknown as OpenAPI3));
  await expect(types).toMatchFileSnapshot('../openapi.snapshot.d.ts');
});

test('it has every call of the API but itself and its page', () => {
  expect(description.servers).toMatchObject([{ url: API_PREFIX }]);
  const described = operations().map(({ call }) => call.replace(' ', ` ${API_PREFIX}`));
  const registered = registeredRoutes(server.app)
    .filter(({ method, url }) => method !== 'HEAD' && url.startsWith(`${API_PREFIX}/`))
    .filter(({ url }) => !isUndescribed(url.slice(API_PREFIX.length)))
    .map(({ method, url }) => `${method} ${url.replace(/:(\w+)/g, '{$1}')}`);
  expect(described.toSorted()).toEqual(registered.toSorted());
});

test('every call says what it answers: nothing else leaves the server', () => {
  for (const [path, methods] of Object.entries(description.paths))
    for (const [method, { responses }] of Object.entries(methods)) {
      const success = Object.entries(responses).find(([status]) => status.startsWith('2'));
      expect(success, `${method} ${path}`).toBeDefined();
      if (success![0] !== '204')
        expect(
          Object.values(success![1].content ?? {})[0]?.schema,
          `${method} ${path}`,
        ).toBeDefined();
    }
});

test('every call has a name of its own, of which generators make one, and a summary', () => {
  const names = operations().map(({ operation }) => operation.operationId);
  expect(new Set(names).size).toBe(names.length);
  for (const { call, operation } of operations()) {
    expect(operation.operationId, call).toMatch(/^[a-z][A-Za-z]+$/);
    expect(operation.summary, call).toMatch(/^[A-Z][^.]+$/);
  }
});

test('a body is described by every field that it may have', () => {
  const { requestBody } = description.paths['/tour-packages']!['post']!;
  const body = { $ref: '#/components/schemas/TourPackageDraft' };
  expect(requestBody!.content!['application/json']!.schema).toEqual(body);
  const draft = description.components!.schemas!['TourPackageDraft']!;
  expect(Object.keys(draft['properties']!)).toEqual(tourPackage.columns.map(({ name }) => name));
});

test('every object that is sent or answered has a name', () => {
  const named = /^#\/components\/schemas\/[A-Z]/;
  for (const { call, operation } of operations())
    for (const { content = {} } of [
      operation.requestBody ?? {},
      ...Object.values(operation.responses),
    ])
      for (const { schema = {} } of Object.values(content)) {
        const { $ref = '', type } = (schema['items'] ?? schema) as { $ref?: string; type?: string };
        if (type !== 'string') expect($ref, call).toMatch(named);
      }
});

test('a list says how many there are, a read how it is asked after, a change what it began from', () => {
  const tours = description.paths['/tour-packages']!;
  const tour = description.paths['/tour-packages/{id}']!;
  expect(Object.keys(tours['get']!.responses['200']!.headers!)).toEqual(['x-total-count', 'etag']);
  expect(Object.keys(tour['get']!.responses['304']!.headers!)).toEqual(['etag']);
  const headersOf = (operation: Operation) =>
    operation.parameters!.filter((each) => each.in === 'header').map(({ name }) => name);
  expect(headersOf(tour['get']!)).toEqual(['if-none-match']);
  expect(headersOf(tour['put']!)).toEqual(['if-match']);
  expect(headersOf(tour['delete']!)).toEqual(['if-match']);
  expect(headersOf(tours['post']!)).toEqual(['idempotency-key']);
  expect(description.paths['/health']!['get']!.responses).not.toHaveProperty('304');
});

test('uploads say what they take, and what they refuse', () => {
  for (const path of ['/uploads/image', '/uploads/images']) {
    const { requestBody, responses } = description.paths[path]!['post']!;
    expect(Object.keys(requestBody!.content!)).toEqual(['multipart/form-data']);
    for (const status of ['413', '415', '422', '507']) expect(responses).toHaveProperty(status);
  }
});

test('a change says how a body is refused, even one that takes none', () => {
  for (const { call, operation } of operations())
    if (!call.startsWith('GET '))
      for (const status of ['408', '413', '415'])
        expect(operation.responses, call).toHaveProperty(status);
});

test('no two schemas share a title', () => {
  const schema = (type: string) => ({ schema: { title: 'Tour', type } });
  expect(() => withNamedSchemas({ paths: { a: schema('object'), b: schema('string') } })).toThrow(
    'Two schemas have the title "Tour"',
  );
});

test('nothing secret is described', () => {
  expect(JSON.stringify(description)).not.toMatch(/password_hash|token_version/);
});

test('the table of permissions has no route twice under two spellings', () => {
  const keys = Object.keys(permissions).map((key) => key.replace(/:\w+/g, ':x').replace(/\/$/, ''));
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});
