import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadSecrets } from '../../api/secrets.ts';
import { ADMIN, Product } from '../harness/product.ts';
import { makeClient, ok, one, signedIn, type Client } from './client.ts';
import { contentCalls } from './content-calls.ts';
import { deskCalls } from './desk-calls.ts';

let product: Product;
let client: Client;
let made: Set<string>;

beforeAll(async () => {
  product = await Product.start({ content: 'few' });
  ({ client, made } = makeClient(product.url));
  const { access_token } = await ok(client.POST('/auth/login', { body: ADMIN }));
  signedIn(client, access_token);
});
afterAll(() => product.stop());

test.each(Object.entries({ ...contentCalls, ...deskCalls }))(
  'a client made from the description makes every call about %s',
  (_, calls) => calls(client),
);

test('the build token reads the content of the site by it', async () => {
  const build = makeClient(product.url);
  signedIn(build.client, loadSecrets(product.dataDir, {}).BUILD_TOKEN);
  const content = await ok(build.client.GET('/site-content', { parseAs: 'text' }));
  expect(content.split('\n')[0]).toMatch(/^\{"revision":\d+/);
  for (const call of build.made) made.add(call);
});

test('sessions are listed and ended, and a password is changed', async () => {
  const { access_token } = await ok(client.POST('/auth/login', { body: ADMIN }));
  const own = makeClient(product.url);
  signedIn(own.client, access_token);
  const sessions = await ok(own.client.GET('/auth/sessions'));
  const other = sessions.find(({ is_current }) => !is_current)!;
  await ok(own.client.DELETE('/auth/sessions/{id}', { params: one(other) }));
  const passwords = { new_password: 'rope-and-oars-4', current_password: ADMIN.password };
  const changed = await ok(own.client.PUT('/users/change-password', { body: passwords }));
  signedIn(own.client, changed.access_token);
  await ok(own.client.POST('/auth/logout'));
  expect((await own.client.GET('/users/me')).response.status).toBe(401);
  for (const call of own.made) made.add(call);
});

test('no call of the description was left out', async () => {
  const { paths } = (await (await fetch(`${product.url}/api/v1/openapi.json`)).json()) as {
    paths: Record<string, Record<string, unknown>>;
  };
  const described = Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect([...made].toSorted()).toEqual(described.toSorted());
});
