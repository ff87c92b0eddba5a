import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, type Page } from '@playwright/test';
import { passOn } from './front-server.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } });

const keeping = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null);
const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const paths: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys())
        paths.push(new URL(url).pathname);
    return paths;
  });
const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('without a network the pages that were visited open, and others say how to reach the agency', async ({
  page,
  context,
}) => {
  await page.goto('/tours');
  const headline = (await title(page).textContent())!;
  await keeping(page);
  // The first page loaded before the service worker ran, and is cached all the same.
  await expect.poll(() => keptPaths(page)).toContain('/tours');
  await page.goto('/bn/tours/sundarbans-boat-journey');
  await expect.poll(() => keptPaths(page)).toContain('/bn/tours/sundarbans-boat-journey');
  await page.goto('/thank-you?name=secret');
  await page.goto('/cms');
  await expect(page.locator('#root, body')).not.toHaveCount(0);

  await context.setOffline(true);
  await page.goto('/tours?from=somewhere');
  await expect(title(page)).toHaveText(headline);
  const font = await title(page).evaluate((each) => getComputedStyle(each).fontFamily);
  expect(font).toContain('Anek');
  await page.goto('/bn/tours/sundarbans-boat-journey');
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
  await expect(page.locator('.hero img')).toHaveJSProperty('complete', true);

  await page.goto('/about');
  await expect(title(page)).toHaveText('You are offline');
  await expect(page.locator('main a[href^="tel:+880"]')).toBeVisible();
  await expect(page.locator('main a[href^="https://wa.me/880"]')).toBeVisible();
  await expect(page.locator('main dl')).toContainText('Banani, Dhaka');
  await page.goto('/bn/blog');
  await expect(title(page)).toHaveText('ইন্টারনেট নেই');
  await expect(page.locator('main')).toContainText('ফোন করতে ইন্টারনেট লাগে না।');
  await expect(page.goto('/cms')).rejects.toThrow('ERR_INTERNET_DISCONNECTED');

  await context.setOffline(false);
  await page.goto('/bn/tours');
  expect((await keptPaths(page)).filter((path) => /^\/(api|cms|preview)/.test(path))).toEqual([]);
});

test('from the page that says there is no network, one touch leads on when there is', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await keeping(page);
  await context.setOffline(true);
  await page.goto('/about');
  await expect(title(page)).toHaveText('You are offline');
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(title(page)).not.toHaveText('You are offline');
  await expect(page).toHaveURL(/\/about$/);
});

test('what an earlier version kept goes, and a page that is gone is not shown from memory', async ({
  page,
}) => {
  await page.goto('/contact');
  await page.evaluate(async () => {
    await (await caches.open('pages-0')).put('/old', new Response('old'));
  });
  await keeping(page);
  await page.evaluate(async () => {
    const cache = await caches.open('pages-1');
    await cache.put(new URL('/tours/long-gone', location.href).href, new Response('old'));
  });
  const response = await page.goto('/tours/long-gone');
  expect(response?.status()).toBe(404);
  await expect.poll(() => keptPaths(page)).not.toContain('/tours/long-gone');
});

test('on a device without room for more, pages are shown with all that they need, and what was kept stays', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await keeping(page);
  await expect.poll(() => keptPaths(page)).toContain('/');
  const devtools = await context.newCDPSession(page);
  const { origin } = new URL(page.url());
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  const failed: string[] = [];
  page.on('requestfailed', (request) => failed.push(request.url()));
  await page.goto('/tours/sundarbans-boat-journey', { waitUntil: 'networkidle' });
  expect(failed).toEqual([]);
  const picture = page.locator('.hero img');
  expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await page.goto('/', { waitUntil: 'networkidle' });
  const headline = (await title(page).textContent())!;
  await context.setOffline(true);
  await page.goto('/');
  await expect(title(page)).toHaveText(headline);
});

test('where the server fails, pages that were visited are shown as they were', async ({
  page,
  baseURL,
}) => {
  let isFailing = false;
  const front = createServer((asked, answer) => {
    if (isFailing)
      answer.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');
    else asked.pipe(passOn(baseURL, asked, answer));
  }).listen(0, '127.0.0.1');
  await once(front, 'listening');
  const url = `http://127.0.0.1:${(front.address() as AddressInfo).port}`;
  await page.goto(`${url}/tours`);
  const headline = (await title(page).textContent())!;
  await keeping(page);
  await expect.poll(() => keptPaths(page)).toContain('/tours');

  isFailing = true;
  await page.goto(`${url}/tours?again`);
  await expect(title(page)).toHaveText(headline);
  expect(await page.evaluate(() => getComputedStyle(document.body).margin)).toBe('0px');
  // A page that was never visited is what the server says.
  await page.goto(`${url}/about`);
  await expect(title(page)).toHaveText('Bad gateway');
  isFailing = false;
  await page.goto(`${url}/about`);
  await expect(title(page)).not.toHaveText('Bad gateway');
  await page.goto('about:blank');
  front.closeAllConnections();
  front.close();
});
