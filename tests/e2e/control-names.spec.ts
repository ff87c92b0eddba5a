import type { Page } from '@playwright/test';
import { enter } from './cms.ts';
import { expect, test } from './test.ts';

const FORMS = ['tours', 'umrah', 'blog', 'landing-pages', 'site-management/hero-scenes'];

const namesOf = (page: Page, selector: string) =>
  page
    .locator(`[role=dialog] ${selector}`)
    .evaluateAll((found) =>
      (found as HTMLInputElement[])
        .filter((each) => each.checkVisibility())
        .map((each) => each.getAttribute('aria-label') ?? each.labels?.[0]?.innerText ?? ''),
    );

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('each way to a picture and each toolbar of a form has a name of its own', async ({ page }) => {
  await enter(page);
  const repeated: string[] = [];
  for (const path of FORMS) {
    await page.goto(`/cms/${path}/new`);
    await expect(page.getByRole('dialog').getByRole('form')).toBeVisible();
    for (const selector of ['input[type=file]', '[role=toolbar]']) {
      const names = await namesOf(page, selector);
      const isRepeated = names.filter((name, place) => names.indexOf(name) !== place);
      repeated.push(...isRepeated.map((name) => `${path}: ${name}`));
    }
  }
  expect(repeated).toEqual([]);
});
