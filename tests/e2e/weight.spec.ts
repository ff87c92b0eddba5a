import { brotliCompressSync } from 'node:zlib';
import type { Page, Request, Response } from '@playwright/test';
import { ADDRESSES } from './routes.ts';
import { expect, test } from './test.ts';

const KB = 1024;
const BUDGETS = [
  { path: '/', most: 75 },
  { path: '/tours', most: 10 },
  { path: '/tours/sundarbans-boat-journey', most: 10 },
  { path: '/search', most: 10 },
  { path: '/bn/thank-you', most: 10 },
  { path: '/nowhere', most: 10 },
];

/** Compressed bytes of the scripts that run before any interaction. */
async function scriptsOf(page: Page, path: string): Promise<{ bytes: number; names: string[] }> {
  const scripts: Response[] = [];
  const listen = (response: Response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  };
  page.on('response', listen);
  await page.goto(path, { waitUntil: 'networkidle' });
  page.off('response', listen);
  const inline = await page
    .locator('script:not([src], [type="application/ld+json"])')
    .allTextContents();
  const files = await Promise.all(scripts.map((script) => script.body()));
  const all = [...files, ...inline.map((text) => Buffer.from(text))];
  expect(all.length).toBeGreaterThan(0);
  return {
    bytes: all.reduce((sum, body) => sum + brotliCompressSync(body).length, 0),
    names: scripts.map((script) => script.url().split('/').at(-1)!),
  };
}

for (const { path, most } of BUDGETS)
  test(`${path} runs at most ${most} KB of JavaScript before it is touched`, async ({ page }) => {
    const { bytes, names } = await scriptsOf(page, path);
    test.info().annotations.push({ type: 'KB', description: (bytes / KB).toFixed(1) });
    expect(bytes).toBeLessThanOrEqual(most * KB);
    if (path !== '/') expect(names.filter((name) => /client|react|Form\./i.test(name))).toEqual([]);
  });

test('React comes when a dialog is opened, and not before', async ({ page }) => {
  await page.goto('/tours', { waitUntil: 'networkidle' });
  const react = page.waitForRequest(/\/_astro\/client\./);
  await page
    .getByRole('link', { name: /^Book Tour: / })
    .first()
    .click();
  await react;
});

test('an English page asks for no Bengali letters but its own few signs', async ({ page }) => {
  for (const { locale, path } of ADDRESSES) {
    if (locale !== 'en') continue;
    const fonts: string[] = [];
    const listen = (request: Request) => {
      if (request.resourceType() === 'font')
        fonts.push(/\/_astro\/([\w-]+)\./.exec(request.url())![1]!);
    };
    page.on('request', listen);
    await page.goto(path, { waitUntil: 'networkidle' });
    page.off('request', listen);
    expect(
      fonts.filter((name) => name.startsWith('bengali')),
      path,
    ).toEqual([]);
    expect(fonts, path).toContain('latin-400');
  }
});

test('the home page asks for one scene before it is there, then for the others', async ({
  page,
}) => {
  const scenes = page.locator('#home .showcase-scene img');
  await page.route(/DestinationShowcase/, (route) => route.abort());
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(scenes).toHaveCount(1);
  await page.unroute(/DestinationShowcase/);
  await page.reload();
  await expect(scenes).toHaveCount(5);
});
