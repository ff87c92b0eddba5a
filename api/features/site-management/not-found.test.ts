import { redirect } from '#model/entities/index.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { eventually } from '../../testing/eventually.ts';

const DAY = 86_400_000;

let server: TestApp;
let now: Date;
beforeEach(async () => {
  now = new Date();
  server = await testApp({ clock: () => now, notFoundEveryMs: 10, upkeepAfterMs: 100_000 });
});
afterEach(() => server.close());

const ask = (path: string) => server.app.inject(path);
const staff = () => server.as('moderator');
const counted = async (): Promise<string[]> => {
  const answer = await server.call('GET', '/site-management/not-found-pages', { headers: staff() });
  return (answer.json() as { path: string; count: number }[]).map(
    ({ path, count }) => `${path} ${count}`,
  );
};
const untilCounted = (expected: string[]) =>
  eventually(async () => expect(await counted()).toEqual(expected));

test('the most asked for come first, over days', async () => {
  for (const path of ['/often', '/seldom', '/often']) await ask(path);
  await untilCounted(['/often 2', '/seldom 1']);
  now = new Date(now.getTime() + DAY);
  for (let n = 0; n < 2; n++) await ask('/seldom');
  await untilCounted(['/seldom 3', '/often 2']);
});

test('what scanners ask for, files, and addresses that no page can have are not counted', async () => {
  const junk = ['/wp-login.php', '/wp-admin/setup', '/.env', '/phpmyadmin', '/cgi-bin/x', '/a.html', '/static/uploads/x.webp', '/api/v1/none', '/tours/page/9', '/%e2%80%a8', '/a%00b', `/${'a'.repeat(300)}`]; // oxfmt-ignore
  for (const path of junk) await ask(path);
  await ask('/last');
  await untilCounted(['/last 1']);
});

test('an address that leads on by now is listed no more', async () => {
  await ask('/old');
  await untilCounted(['/old 1']);
  const body = { from_path: '/old', to_path: '/about' };
  await server.call('POST', redirect.path, { headers: staff(), body });
  expect(await counted()).toEqual([]);
});

test('only staff are told', async () => {
  expect((await server.call('GET', '/site-management/not-found-pages')).statusCode).toBe(401);
});
