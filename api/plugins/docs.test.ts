import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../testing/app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const sources = (html: string) =>
  [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address!);

test('the reference is a page for anybody, whose parts all come from this server', async () => {
  const { statusCode, headers, body } = await server.call('GET', '/docs');
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(sources(body).length).toBeGreaterThan(4);
  for (const url of sources(body)) {
    expect(url).toMatch(/^\/api\/v1\/docs\/static\/[\w.-]+$/);
    expect((await server.app.inject({ url })).statusCode).toBe(200);
  }
  expect(body).not.toMatch(/<script>| on\w+=| style=|https?:\/\//);
});

test('it reads the description of this server, and sends it to nobody to be checked', async () => {
  const { body } = await server.call('GET', '/docs/static/swagger-initializer.js');
  expect(body).toMatch(/"validatorUrl": ?null/);
  const described = await server.call('GET', '/docs/json');
  expect(described.json()).toEqual((await server.call('GET', '/openapi.json')).json());
});

test('every call of the description says who may make it', () => {
  const { paths } = server.app.swagger() as unknown as {
    paths: Record<string, Record<string, { description: string; security: unknown[] }>>;
  };
  const operations = Object.values(paths).flatMap((each) => Object.values(each));
  expect(operations.length).toBeGreaterThan(40);
  for (const { description, security } of operations) {
    expect(description).toMatch(/(Open to anyone|Signed in, .*|super_admin alone|token alone)$/);
    expect(security).toEqual(description.endsWith('Open to anyone') ? [] : [{ bearer: [] }]);
  }
  expect(paths['/site-content']!['get']!.description).toMatch(/The build token alone$/);
});
