import { permissions } from '#model/permissions.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { API_PREFIX } from '../app.ts';
import { testApp, type TestApp } from '../testing/app.ts';
import { docsPage } from './docs.ts';

let server: TestApp;
let page: string;
beforeAll(async () => {
  server = await testApp();
  page = (await server.call('GET', '/docs')).body;
});
afterAll(() => server.close());

test('it is a page for anybody, with its own style and no script', async () => {
  const answer = await server.call('GET', '/docs');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page).toMatch(/^<!doctype html><html lang="en">/);
  expect(page).not.toMatch(/<script| on\w+=| style=|https?:\/\//);
});

test('it has every call of the description, with who may make it', () => {
  const { paths } = server.app.swagger() as unknown as {
    paths: Record<string, Record<string, unknown>>;
  };
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map(
      (method) => `<b>${method.toUpperCase()}</b> ${API_PREFIX}${path}</h3>`,
    ),
  );
  expect(calls.length).toBeGreaterThan(40);
  for (const call of calls) expect(page).toContain(call);
  expect(page).toContain(
    `<b>GET</b> ${API_PREFIX}/site-content</h3><p class="access">The build token alone</p>`,
  );
  const words = page.match(/<p class="access">[^<]+<\/p>/g);
  expect(words).toHaveLength(calls.length);
  expect(permissions['GET /docs']).toBe('anyone');
});

test('it says the limits of a field', () => {
  expect(page).toMatch(/<code>limit<\/code>.*?from 1, to 500/);
  expect(page).toMatch(/<code>email<\/code>.*?at most 254 characters/);
});

test('the errors are told once, and every call refers to them', () => {
  expect(page).toContain('<dt id="errors-422">422</dt><dd>What was sent is not valid');
  expect(page).toMatch(/405, and <code>Allow<\/code> names the methods/);
  const referred = [...page.matchAll(/href="#(errors-\d+)"/g)].map(([, id]) => id!);
  expect(referred.length).toBeGreaterThan(200);
  for (const id of new Set(referred)) expect(page).toContain(`id="${id}"`);
});

test('no heading stands over nothing', () => {
  expect(page).not.toMatch(/<h4>[^<]*<\/h4>(<p><\/p>)|Default Response/);
  expect(page).toContain('<h4>Answers 204, without a body</h4>');
});

test('words of the description stay words', () => {
  const evil = '<img src=x onerror=alert(1)>"';
  const html = docsPage(
    {
      info: { title: evil, version: evil, description: evil },
      paths: {
        [`${API_PREFIX}/${evil}`]: {
          get: {
            description: evil,
            tags: [evil],
            parameters: [{ name: evil, in: evil, schema: { type: evil, pattern: evil } }],
            responses: { 200: { description: evil } },
          },
        },
      },
    },
    API_PREFIX,
  );
  expect(html).not.toContain('<img');
});
