import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/folder.ts';
import { movedPages } from './moved-pages.ts';

let app: FastifyInstance;
let folder: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  app = fastify();
  folder = temporaryFolder();
  for (const name of ['redirects', 'tours']) mkdirSync(join(folder.path, name));
  write('redirects/caddy.txt', '# old, new\n/tours/hills /tours\n/tours/gone /tours/sea\n');
});
afterEach(async () => {
  await app.close();
  folder.remove();
});

const write = (name: string, text: string) => writeFileSync(join(folder.path, name), text);

test('a page that moved leads on, whether its own page is there yet or not', async () => {
  write('tours/hills.html', '<head><meta http-equiv="refresh" content="0; url=/tours"></head>');
  const newAddressOf = await movedPages(app, folder.path);
  expect(await newAddressOf('/tours/Hills')).toBe('/tours');
  expect(await newAddressOf('/tours/gone')).toBe('/tours/sea');
  expect(await newAddressOf('/tours/sea')).toBeUndefined();
});

test('a page that came back is served, before the list has lost it', async () => {
  write('tours/hills.html', '<head><title>Hills</title></head>');
  const newAddressOf = await movedPages(app, folder.path);
  expect(await newAddressOf('/tours/hills')).toBeUndefined();
});
