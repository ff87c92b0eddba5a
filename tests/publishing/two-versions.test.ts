import { once } from 'node:events';
import { cp, mkdtemp, readFile, readlink, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { until } from '../../api/testing/eventually.ts';
import { compileSite } from '../../scripts/compile.ts';
import { ROOT } from '../../scripts/run.ts';
import { Product, SITE_URL } from '../harness/product.ts';

let product: Product;
/** In front of the API: answers as an earlier version of it, whose tours had a field of another name. */
let api: Server;
let isEarlier = true;
/** Times that it was asked for everything. */
let asked = 0;
let folder: string;

beforeAll(async () => {
  // Beside node_modules, whose packages it imports.
  folder = await mkdtemp(join(ROOT, 'dist/later-site-'));
  product = await Product.start({ content: 'few' });
  api = createServer((request, response) => {
    if (request.url!.endsWith('/site-content')) asked++;
    const headers = { authorization: request.headers.authorization ?? '' };
    void fetch(product.url + request.url, { headers }).then(async (answer) => {
      const lines = await answer.text();
      response.end(isEarlier ? asBefore(lines) : lines);
    });
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
});
afterAll(async () => {
  await product.stop();
  api.close();
  await rm(folder, { recursive: true });
});

const asBefore = (lines: string) =>
  lines.replaceAll('"duration":', '"length":').replace(/"model":"[^"]*"/, '"model":"-"');

test('a publisher of a later version than the API shows its release once both are of one', async () => {
  const tour = () => readFile(join(product.siteDir, 'tours/coxs-bazar-inani.html'), 'utf8');
  const shown = () => readlink(product.siteDir);
  const before = await shown();
  // A compiled site of another name is another release.
  const app = join(folder, 'later');
  await cp(await compileSite(SITE_URL), app, { recursive: true });
  await product.killPublisher();
  const { port } = api.address() as AddressInfo;
  const started = product.startPublisher({ SITE_APP: app, API_URL: `http://127.0.0.1:${port}` });
  await Promise.race([started, until(() => asked > 1)]);
  expect(await tour()).toContain('<h1');
  expect(await shown()).toBe(before);
  isEarlier = false;
  await started;
  expect(await shown()).not.toBe(before);
  expect(await tour()).toContain('<h1');
  expect((await product.report()).failures).toEqual([]);
});
