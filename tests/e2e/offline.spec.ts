import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Locator, Page } from '@playwright/test';
import { passOn } from './front-server.ts';
import { leadsOf, outbox, withoutLimit } from './leads.ts';
import { expect, test } from './test.ts';

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

/** Waits until all that the kept scripts import is kept: a page is, before its scripts are. */
const importsKept = (page: Page) =>
  expect(async () => {
    const kept = await keptPaths(page);
    const imported = await page.evaluate(
      async (scripts) => {
        const texts = scripts.map(async (path) => (await fetch(path)).text());
        return (await Promise.all(texts)).flatMap((text) =>
          [...text.matchAll(/(?:from|import)"\.([^"]+)"/g)].map(([, file]) => `/_astro${file}`),
        );
      },
      kept.filter((path) => path.endsWith('.js')),
    );
    expect(imported).not.toEqual([]);
    expect(imported.filter((path) => !kept.includes(path))).toEqual([]);
  }).toPass({ timeout: 20_000 });

test('the page of a first visit is kept with all that its scripts import', async ({ page }) => {
  await page.goto('/contact');
  await keeping(page);
  await expect.poll(() => keptPaths(page)).toContain('/contact');
  await importsKept(page);
});

test('without a network a page that was seen has its map and the patterns of its styles', async ({
  page,
  context,
}) => {
  await page.goto('/offline');
  await keeping(page);
  await page.goto('/visa-services/thailand');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(() => keptPaths(page)).toContain('/visa-services/thailand');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const missing: string[] = [];
  page.on('requestfailed', (request) => missing.push(new URL(request.url()).pathname));
  await page.goto('/visa-services/thailand');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(missing).toEqual([]);
});

test('fonts that pages use stay where scripts of release after release are kept', async ({
  page,
}) => {
  await page.goto('/tours');
  await keeping(page);
  await expect.poll(() => keptPaths(page)).toContain('/tours');
  const fonts = await page
    .locator('link[as=font]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(fonts).not.toEqual([]);
  // So many files that the first release leaves the fonts in the older half.
  const named = await page
    .locator('[href^="/_astro/"], script[src^="/_astro/"]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? each.getAttribute('src')));
  await expect.poll(() => keptPaths(page)).toEqual(expect.arrayContaining(named));
  await importsKept(page);
  for (const release of ['one', 'two', 'three']) {
    await page.evaluate(async (name) => {
      const cache = await caches.open('assets-1');
      for (let n = 0; n < 28; n++) await cache.put(`/_astro/${name}.${n}.js`, new Response());
    }, release);
    await page.goto('/umrah', { waitUntil: 'networkidle' });
    await page.goto('/tours', { waitUntil: 'networkidle' });
  }
  // One script more, for which the oldest go.
  await page.goto('/visa-services', { waitUntil: 'networkidle' });
  const isKept = async (path: string) => (await keptPaths(page)).includes(path);
  await expect.poll(() => isKept('/_astro/one.0.js')).toBe(false);
  expect(await keptPaths(page)).toEqual(expect.arrayContaining(fonts));
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

const fields = {
  name: 'Moushumi of the ferry ghat',
  phone: '01711-000000',
  email: 'moushumi@example.test',
  message: 'Two cabins, please.\nThank you.',
};

const typedIn = (form: Locator) =>
  form.evaluate((element: HTMLFormElement, names) => {
    const data = new FormData(element);
    return Object.fromEntries(names.map((name) => [name, data.get(name)]));
  }, Object.keys(fields));

test('what is typed without a network is there after the page is loaded again, and is one message', async ({
  page,
  request,
  context,
}) => {
  await withoutLimit(page, request);
  await page.goto('/bn/contact');
  await keeping(page);
  await expect.poll(() => keptPaths(page)).toContain('/bn/contact');
  await importsKept(page);
  const form = page.locator('#contact-form');
  for (const [name, value] of Object.entries(fields))
    await form.locator(`[name=${name}]`).fill(value);
  await context.setOffline(true);
  await page.reload();
  expect(await typedIn(form)).toEqual(fields);
  await form.locator('[name=service]').selectOption('tour');
  await form.getByRole('button').click();
  const kept = page.locator('[data-kept]:visible');
  await expect(kept).toHaveCount(1);

  await page.reload();
  expect(await typedIn(form)).toEqual(fields);
  await expect(kept).toHaveCount(1);
  await form.getByRole('button').click();
  await expect(page.locator('.toast')).toBeVisible();
  await context.setOffline(false);
  await expect.poll(() => outbox(page)).toBeNull();
  await expect.poll(() => typedIn(form)).toMatchObject({ name: '', message: '' });
  await expect(kept).toHaveCount(0);
  expect(await leadsOf(request, fields.name)).toMatchObject([fields]);
  await page.reload();
  expect(await typedIn(form)).toMatchObject({ name: '', message: '' });
});

test('a form that was left for another page is empty when it is opened anew', async ({ page }) => {
  await page.goto('/contact');
  const form = page.locator('#contact-form');
  await form.locator('[name=message]').fill(fields.message);
  await page.goto('/about');
  await page.goto('/contact');
  expect(await typedIn(form)).toMatchObject({ message: '' });
});
