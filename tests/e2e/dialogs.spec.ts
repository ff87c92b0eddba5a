import { localPath } from '#model/routes/paths.ts';
import { LOCALES } from '#model/kit/locales.ts';
import { signInToApi } from './api.ts';
import { faultsSeenByAxe } from './page-checks.ts';
import { untilPublished } from './published.ts';
import { WIDTHS } from './routes.ts';
import { expect, test } from './test.ts';

const TOUR = '/tours/sundarbans-boat-journey';
/** All overlays, with the control that opens each. */
const OPENINGS = [
  { path: '/', opener: 'main [commandfor="quick-booking"]' },
  { path: TOUR, opener: 'main [commandfor="enquiry"]' },
  { path: TOUR, opener: '.lightbox a' },
  { path: '/blog', opener: 'main button.whole[commandfor]' },
];

for (const width of WIDTHS)
  test(`what opens holds the focus, closes by Escape and gives the focus back, ${width} pixels wide`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const staff = await signInToApi(request);
    const { id } = await staff.create('/blog-posts', {
      title: 'A note on tides',
      title_bn: 'জোয়ার-ভাটার কথা',
      content: 'Read [the table](https://kheya.test/tides).',
      is_published: false,
    });
    // Without a slug a post has no page of its own to open.
    await staff.change(`/blog-posts/${id}`, { slug: null, is_published: true });
    await untilPublished('blog.html', 'A note on tides');
    for (const locale of LOCALES)
      for (const { path, opener: selector } of OPENINGS) {
        const where = `${localPath(locale, path)} ${selector}`;
        await page.goto(localPath(locale, path), { waitUntil: 'networkidle' });
        const opener = page.locator(selector).filter({ visible: true }).first();
        await opener.focus();
        await page.keyboard.press('Enter');
        const dialog = page.locator('dialog:modal');
        await expect(dialog, where).toBeVisible();
        await expect(dialog.locator(':focus').or(page.locator('dialog:modal:focus'))).toHaveCount(
          1,
        );
        expect.soft(await faultsSeenByAxe(page), where).toEqual([]);
        for (let i = 0; i < 12; i++) {
          await page.keyboard.press('Tab');
          const isHeld = () => {
            const active = document.activeElement;
            return active === document.body || active?.closest('dialog:modal') !== null;
          };
          expect(await page.evaluate(isHeld), where).toBe(true);
        }
        await page.keyboard.press('Escape');
        await expect(dialog, where).toHaveCount(0);
        await expect(opener, where).toBeFocused();
      }
    await staff.remove(`/blog-posts/${id}`);
  });

test('the menu of a phone is as good as the page around it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const locale of LOCALES) {
    await page.goto(localPath(locale, '/'));
    await page.locator('[popovertarget="main-menu"]').click();
    await expect(page.locator('#main-menu')).toBeVisible();
    expect.soft(await faultsSeenByAxe(page)).toEqual([]);
    expect(await page.locator('#main-menu a').count()).toBeGreaterThanOrEqual(8);
  }
});
