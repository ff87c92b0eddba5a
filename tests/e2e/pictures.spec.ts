import { expect, test } from './test.ts';

const TOUR = '/tours/sundarbans-boat-journey';

test('the logo gives way to the name in capitals, a photo to a stock picture, then its frame goes', async ({
  page,
}) => {
  await page.goto('/');
  const logo = page.locator('.brand img');
  await expect(logo).toHaveAttribute('alt', 'Kheya Travels');
  expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
  for (const href of [
    '/favicon.svg',
    '/favicon.ico',
    '/site.webmanifest',
    '/brand/mail-header.png',
  ])
    expect((await page.request.get(href)).status(), href).toBe(200);

  await page.route(/\/brand\/logo-/, (route) => route.abort());
  await page.route(/\/static\/uploads\//, (route) => route.abort());
  await page.goto('/tours');
  const name = page.locator('.brand span').first();
  await expect(name).toHaveText('Kheya Travels');
  await expect(name).toHaveCSS('text-transform', 'uppercase');
  await expect(logo).toBeHidden();
  const photo = page.locator('[data-photo] img').first();
  await expect(photo).toHaveAttribute('src', /^\/stock\/[\w-]+\.webp$/);
  await expect
    .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);

  await page.route(/\/stock\//, (route) => route.abort());
  await page.reload();
  await expect(page.locator('[data-photo]').first()).toBeHidden();
});

test('the Bengali header is lettered in Bengali, and a page that is not there shows where one can go', async ({
  page,
}) => {
  await page.goto('/bn');
  await expect(page.locator('.brand img')).toHaveAttribute('alt', 'খেয়া ট্রাভেলস');
  await page.goto('/bn/nothing-here');
  await expect(page.getByRole('img', { name: 'ঢাকা থেকে দেশে দেশে যাওয়ার পথের মানচিত্র' })).toBeVisible();
});

test('the first picture is asked for ahead, as AVIF, in the width that is shown', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') asked.push(new URL(request.url()).pathname);
  });
  await page.goto(TOUR);
  const hero = page.locator('.hero picture img');
  await expect(hero).toHaveAttribute('fetchpriority', 'high');
  const shown = await hero.evaluate(
    (image: HTMLImageElement) => new URL(image.currentSrc).pathname,
  );
  expect(shown).toMatch(/\.w400\.avif$/);
  const picture = shown.replace(/\.w\d+\.avif$/, '');
  expect(asked.find((path) => path.startsWith(picture))).toBe(shown);
  const lazy = page.locator('main picture img[src]:not([loading="eager"])');
  for (const image of await lazy.all()) {
    await expect(image).toHaveAttribute('loading', 'lazy');
    expect(Number(await image.getAttribute('width'))).toBeGreaterThan(0);
    expect(Number(await image.getAttribute('height'))).toBeGreaterThan(0);
  }
});

test('until a picture is there a few pixels of it stand in', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\.avif$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(TOUR, { waitUntil: 'domcontentloaded' });
  const hero = page.locator('.hero picture img');
  await expect(hero).toHaveCSS('background-image', /\.w24\.webp/);
  release();
  await expect(hero).toHaveCSS('background-image', 'none');
});

test('a picture that does not load as AVIF comes as WebP, then as a stock picture, then goes', async ({
  page,
}) => {
  const broken = /\.avif$/;
  await page.route(broken, (route) => route.abort());
  await page.goto(TOUR);
  const hero = page.locator('.hero picture img');
  await expect
    .poll(() => hero.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toMatch(/webp$/);
  expect(await hero.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  await page.route('**/static/uploads/**', (route) => route.abort());
  await page.reload();
  await expect(hero).toHaveAttribute('src', '/stock/place-sundarbans.webp');
  await page.route('**/stock/**', (route) => route.abort());
  await page.reload();
  await expect(page.locator('.hero [data-photo]')).toBeHidden();
});

test('all pictures of the home page, the list of tours and a tour are light on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const paths = new Set<string>();
  for (const address of ['/', '/tours', TOUR]) {
    await page.goto(address);
    for (const image of await page.locator('picture img[src]').all()) {
      await image.scrollIntoViewIfNeeded().catch(() => undefined);
      const src = await image.evaluate((each: HTMLImageElement) => each.currentSrc);
      if (src) paths.add(new URL(src).pathname);
    }
  }
  expect(paths.size).toBeGreaterThan(10);
  let bytes = 0;
  for (const path of paths) {
    // The first request of a picture gets WebP while AVIF is encoded.
    await expect
      .poll(async () => (await page.request.get(path)).headers()['cache-control'], {
        timeout: 30_000,
      })
      .toMatch(path.startsWith('/static/') ? /immutable/ : /no-cache/);
    bytes += (await (await page.request.get(path)).body()).length;
  }
  expect(bytes).toBeLessThan(350 * 1024);
});
