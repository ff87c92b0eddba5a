import { localPath } from '#model/routes/paths.ts';
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
