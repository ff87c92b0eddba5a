import { localPath, paths } from '#model/routes/paths.ts';
import { ROUTES } from './routes.ts';
import { expect, test } from './test.ts';

/** Controls of a screen; requirements have boxes to tick on paper, too. */
const CONTROLS = [
  'button',
  'form input:not([type=checkbox])',
  'select',
  'textarea',
  '.button:not([href^="tel:"], [href^="mailto:"])',
  'label:has(input[data-take])',
  '.form-card',
].join();

test('on paper nothing is shown that only a screen can do', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  const shown: string[] = [];
  for (const [i, route] of ROUTES.entries()) {
    const path = localPath(i % 2 === 0 ? 'en' : 'bn', route);
    await page.goto(path);
    const controls = await page.locator(CONTROLS).filter({ visible: true }).allInnerTexts();
    shown.push(...controls.map((words) => `${path}: ${words}`));
  }
  expect(shown).toEqual([]);
});

test('a printed list of what is saved says whose it is, and how to reach them', async ({
  page,
}) => {
  await page.goto('/tours/sundarbans-boat-journey');
  const save = page.locator('[data-take="save"]:visible').first();
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  for (const lang of ['', '/bn']) {
    await page.goto(`${lang}/saved`);
    await expect(page.locator('[data-saved] li')).toHaveCount(1);
    const source = page.getByRole('main').locator('footer');
    await expect(source).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(source).toContainText('hello@kheya.test');
    await page.emulateMedia({ media: 'screen' });
  }
});

test('what is printed of offers and articles says whose it is, and how to reach them', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' });
  for (const [i, route] of [
    paths.visas,
    paths.flights,
    paths.tours,
    `${paths.tours}/in/nepal`,
    paths.umrah,
    paths.travel,
    paths.landingPage('honeymoon-from-dhaka'),
    paths.post('thailand-visa-documents-from-dhaka'),
  ].entries()) {
    const path = localPath(i % 2 === 0 ? 'bn' : 'en', route);
    await page.goto(path);
    const source = page.getByRole('main').locator('footer');
    await expect(source, path).toContainText('hello@kheya.test');
    await expect(source, path).toContainText(path);
  }
});

test('on paper everything is unfolded, and nothing is white', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  const unread: string[] = [];
  for (const [i, route] of ROUTES.entries()) {
    const path = localPath(i % 2 === 0 ? 'bn' : 'en', route);
    await page.goto(path);
    const folded = page
      .locator('main details')
      .filter({ visible: true })
      .filter({ hasNot: page.locator(':scope > :not(summary)').filter({ visible: true }) });
    const white = page.locator('main :is(h1, h2, h3, p)').filter({ visible: true });
    unread.push(
      ...(await folded.allInnerTexts()).map((words) => `${path}: ${words}`),
      ...(await white.evaluateAll((found) =>
        found
          .filter((each) => getComputedStyle(each).color === 'rgb(255, 255, 255)')
          .map((each) => `${location.pathname}: ${each.textContent.trim()}`),
      )),
    );
  }
  expect(unread).toEqual([]);
});
