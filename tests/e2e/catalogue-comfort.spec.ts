import type { Locator, Page } from '@playwright/test';
import { busy, mend, openModule, rowOf, told } from './catalogue.ts';
import { enter } from './cms.ts';
import { seenByAxe } from './page-checks.ts';
import { expect, test } from './test.ts';
import { OF_COLOURS } from './walk.ts';

test('many are chosen with Shift and changed at once, each reported by itself', async ({
  page,
}) => {
  await enter(page);
  await openModule(page, 'visa', 'Visa Services');
  const boxes = page.getByRole('checkbox');
  await boxes.nth(0).click();
  await boxes.nth(2).click({ modifiers: ['Shift'] });
  const bar = page.getByRole('region', { name: 'Selected' });
  await expect(bar).toContainText('3 selected');
  const search = page.getByRole('searchbox');
  await search.fill('no visa has this name');
  await expect(bar).toContainText('3 selected, 3 of them out of sight');
  await search.clear();
  await expect(bar).not.toContainText('out of sight');
  const names = await Promise.all(
    [0, 1, 2].map(async (n) => (await boxes.nth(n).getAttribute('aria-label'))!.slice(7)),
  );
  const available = (name: string) => page.getByRole('switch', { name: `Available: ${name}` });

  let writes = 0;
  await page.route('**/api/v1/visa-services/*', (route) =>
    route.request().method() === 'PUT' && ++writes === 2 ? route.fulfill(busy) : route.fallback(),
  );
  await bar.getByRole('button', { name: 'Hide' }).click();
  await told(page, 'Error', '1 visa service could not be hidden');
  const report = page.getByRole('alert').filter({ hasText: names[0]! });
  await expect(report).toContainText(`${names[0]}: hidden`);
  await expect(report).toContainText('The database is busy; try again');
  await expect(bar).toContainText('1 selected');
  await expect(available(names[0]!)).not.toBeChecked();
  await mend(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await told(page, 'Success', '2 visa services published');
  for (const name of names) await expect(available(name)).toBeChecked();

  await bar.getByRole('button', { name: /^Select all/ }).click();
  await bar.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('They go to the trash, from where they can be restored.');
  await expect(question).toContainText(
    'with all their data and images will be permanently removed.',
  );
  await question.getByRole('button', { name: 'Cancel', exact: true }).click();
  await bar.getByRole('button', { name: 'Select none' }).click();
  await expect(bar).toHaveCount(0);
});

for (const { width, height, last } of [
  { width: 1280, height: 800, last: 800 },
  // Above the bar at the bottom of a phone.
  { width: 390, height: 844, last: 790 },
])
  test(`rows that are chosen stay where they are, with the bar in sight, ${width}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await enter(page);
    await openModule(page, 'visa', 'Visa Services');
    const bar = page.getByRole('region', { name: 'Selected' });
    await expect(page.getByText('Live').first()).toBeAttached();
    const moved = await page
      .getByRole('checkbox')
      .first()
      .evaluate(async (box: HTMLInputElement) => {
        const place = () => Math.round(box.getBoundingClientRect().top);
        const before = place();
        box.click();
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        return place() - before;
      });
    expect(moved).toBe(0);
    const bottom = async (of: Locator) => {
      const { y, height: high } = (await of.boundingBox())!;
      return y + high;
    };
    await expect(bar).toBeInViewport({ ratio: 1 });
    expect(await bottom(bar)).toBeLessThan(last);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const { y } = (await bar.boundingBox())!;
    expect(await bottom(page.getByRole('row').last())).toBeLessThanOrEqual(y);
  });

test('a long list is on the same page after Back and a reload, and on the first of other results', async ({
  page,
}) => {
  await enter(page);
  await openModule(page, 'visa', 'Visa Services');
  const second = page.getByText('Page 2 of 2');
  const next = page.getByRole('button', { name: 'Next page' });
  await next.press('Enter');
  await expect(second).toBeVisible();
  await expect(next).toBeFocused();
  await page.getByRole('link', { name: 'Blog Posts' }).click();
  await expect(page.getByRole('heading', { name: 'Blog Management' })).toBeVisible();
  await page.goBack();
  await expect(second).toBeVisible();
  await page.reload();
  await expect(second).toBeVisible();
  const search = page.getByRole('searchbox').first();
  await search.fill('a');
  await expect(page).toHaveURL(/q=a/);
  await page.reload();
  await expect(search).toHaveValue('a');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(second).toHaveCount(0);
});

test('rows arrive one after the other, up to the twelfth, and at once where motion is reduced', async ({
  page,
}) => {
  await enter(page);
  await openModule(page, 'visa', 'Visa Services');
  const motion = (n: number) =>
    page
      .getByRole('row')
      .nth(n)
      .evaluate((row) => {
        const { animationName, animationDelay } = getComputedStyle(row);
        return [animationName, animationDelay];
      });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await motion(1)).toEqual(['arrive', '0s']);
  expect(await motion(12)).toEqual(['arrive', '0.55s']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect((await motion(1))[0]).toBe('none');
});

test('a flag is found by the country’s name, an upload before it, and no flag is no gap', async ({
  page,
}) => {
  await page.route('**/flags/*.svg', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>',
    }),
  );
  await enter(page);
  await openModule(page, 'visa', 'Visa Services');
  const flag = rowOf(page, 'Thailand').locator('img').first();
  await expect(flag).toHaveAttribute('src', '/flags/th.svg');
  await expect(flag).toHaveAttribute('width', '80');
});

test('a row shows the picture that the site’s card shows, and the next one where it does not load', async ({
  page,
}) => {
  const images = ['/stock/gone.webp', '/stock/bali.webp'];
  await page.route('**/api/v1/tour-packages?**', async (route) => {
    const answer = await route.fetch();
    const records = (await answer.json()) as { id: string }[];
    const json = records.map((each) =>
      each.id === 'bangkok-pattaya' ? { ...each, images, cover_photo: images[1] } : each,
    );
    await route.fulfill({ response: answer, json });
  });
  const asked = page.waitForRequest('**/stock/gone.w400.webp');
  await enter(page);
  await openModule(page, 'tours', 'Tour Packages');
  await asked;
  await expect(
    rowOf(page, 'Bangkok and Pattaya for first-time travellers').locator('img'),
  ).toHaveAttribute('src', '/stock/bali.w400.webp');
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`no screen or window of the catalogue breaks a rule of accessibility, ${colorScheme}`, async ({
    page,
  }) => {
    test.slow();
    await page.emulateMedia({ colorScheme });
    await enter(page);
    for (const [path, heading, title] of [
      ['tours', 'Tour Packages', 'Bangkok and Pattaya for first-time travellers'],
      ['visa', 'Visa Services', 'Thailand'],
      ['blog', 'Blog Management', 'Five days in Istanbul, counted in taka'],
    ] as const) {
      await openModule(page, path, heading);
      await page.getByLabel(`Select ${title}`).check();
      await withoutFaults(page, path, colorScheme);
      await page.getByRole('button', { name: `Edit ${title}` }).click();
      await expect(page.getByRole('form')).toBeVisible();
      const preview = page.getByRole('button', { name: 'Preview', exact: true }).first();
      if ((await preview.getAttribute('aria-pressed')) === 'false') await preview.click();
      await withoutFaults(page, `${path} form`, colorScheme);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('form')).toBeHidden();
      await page.getByRole('button', { name: `Delete ${title}` }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await withoutFaults(page, `${path} question`, colorScheme);
    }
  });

async function withoutFaults(
  page: Page,
  where: string,
  colorScheme: 'light' | 'dark',
): Promise<void> {
  // Waits for toasts: a fading one fails the contrast check.
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0, { timeout: 10_000 });
  const { violations } = await seenByAxe(
    page,
    colorScheme === 'dark' ? { runOnly: OF_COLOURS } : {},
  );
  const broken = violations.map(({ id, nodes }) => `${id}: ${nodes[0]!.html}`);
  expect(broken, where).toEqual([]);
}
