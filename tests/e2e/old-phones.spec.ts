import type { Page } from '@playwright/test';
import { openModule } from './catalogue.ts';
import { enter } from './cms.ts';
import { withoutLimit } from './leads.ts';
import { expect, test } from './test.ts';

/** Later than iOS 15 and Android 6, whose phones get no newer browser. */
async function withoutLaterFeatures(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const later: [object, string[]][] = [
      [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with']],
      [AbortSignal, ['timeout', 'any']],
      [URL, ['canParse', 'parse']],
      [Element.prototype, ['checkVisibility']],
      [HTMLElement.prototype, ['popover', 'showPopover', 'hidePopover', 'togglePopover']],
      [HTMLFormElement.prototype, ['requestSubmit']],
      [HTMLButtonElement.prototype, ['commandForElement', 'popoverTargetElement']],
      [HTMLDialogElement.prototype, ['closedBy']],
      [Document.prototype, ['adoptedStyleSheets', 'startViewTransition']],
      [window, ['requestIdleCallback', 'CSSStyleSheet', 'Iterator', 'navigation']],
    ];
    for (const [owner, names] of later)
      for (const name of names) Reflect.deleteProperty(owner, name);
  });
  // Unknown attributes and selectors, as these browsers read them.
  await page.route(
    ({ pathname }) => !/\.\w+$|^\/api\//.test(pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const html = (await response.text())
        .replaceAll(':popover-open', ':unknown-to-it')
        .replaceAll(/ (popover|popovertarget|commandfor)(?=[\s=>])/g, ' data-$1');
      return route.fulfill({ response, body: html });
    },
  );
}
test.use({ bypassCSP: true, viewport: { width: 390, height: 844 } });

test('on a phone of 2015 the menu, the search and a list with filters work', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  await withoutLaterFeatures(page);
  await page.goto('/');
  const menu = page.locator('#main-menu');
  const button = page.getByRole('button', { name: 'Menu' });
  await expect(menu).toBeHidden();
  await button.click();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await button.click();
  await menu.getByRole('link', { name: 'Tours' }).click();
  await expect(page).toHaveURL(/\/tours$/);

  const count = page.locator('main').getByRole('status');
  const before = await count.textContent();
  await page.getByText('Filter and sort').click();
  await page.locator('select').first().selectOption({ index: 1 });
  await expect(count).not.toHaveText(before!);

  await page.goto('/search?q=bali');
  await expect(page.getByRole('link', { name: /Bali/ }).first()).toBeVisible();
  expect(faults).toEqual([]);
});

test('a message of a phone of 2015 arrives', async ({ page, request }) => {
  await withoutLimit(page, request);
  await withoutLaterFeatures(page);
  await page.goto('/contact');
  const form = page.locator('#contact-form');
  await form.getByLabel('Name').fill('A visitor');
  await form.getByLabel('Phone').fill('01711000000');
  await form.getByLabel('E-mail').fill('visitor@example.test');
  await form.getByLabel('Service').selectOption({ label: 'Visa Services' });
  await form.getByLabel('Message').fill('Two tickets, please.');
  await form.getByRole('button').click();
  await expect(page.locator('.toast')).toContainText('Message Sent!');
});

test('the CMS works without what is younger than its oldest browsers, and tells older ones', async ({
  page,
}) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  await page.addInitScript(() => {
    for (const [owner, name] of [
      [Map, 'groupBy'],
      [Object, 'groupBy'],
      [Promise, 'withResolvers'],
      [AbortSignal, 'any'],
      [URL, 'canParse'],
      [HTMLElement.prototype, 'showPopover'],
    ] as const)
      Reflect.deleteProperty(owner, name);
  });
  await enter(page);
  await openModule(page, 'tours', 'Tour Packages');
  await expect(page.getByRole('status').filter({ hasText: 'Site is live' })).toHaveCount(1);
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  await expect(page.getByRole('form').getByLabel('Duration')).toBeVisible();
  expect(faults).toEqual([]);

  await page.addInitScript(() => Reflect.deleteProperty(window, 'CSSPropertyRule'));
  await page.goto('/cms');
  await expect(page.getByRole('heading')).toHaveText('This browser is too old for the CMS');
});
