import type { Locator, Page } from '@playwright/test';
import { signInToApi } from './api.ts';
import { enter } from './cms.ts';
import { expect, test } from './test.ts';

const button =
  (name: string | RegExp) =>
  (page: Page): Locator =>
    page.getByRole('button', { name }).filter({ visible: true }).first();
const TOUR = '/cms/tours/sundarbans-boat-journey';
const within =
  (name: string | RegExp) =>
  (page: Page): Locator =>
    page.getByRole('dialog').getByRole('button', { name }).filter({ visible: true });

/** Every window of the CMS that a control opens, with that control. */
const OPENINGS: readonly (readonly [path: string, opener: (page: Page) => Locator])[] = [
  ['/cms/tours', button('Add Tour Package')],
  ['/cms/tours', button(/^Edit /)],
  ['/cms/tours', button(/^Delete /)],
  [TOUR, within('History')],
  [TOUR, (page) => within(/from the Media Library$/)(page).first()],
  ['/cms/contacts', button(/^View|^Open/)],
  ['/cms/contacts', button(/^Delete /)],
  ['/cms/media', button(/^Describe /)],
  ['/cms/media', button(/^Delete /)],
  ['/cms/staff', button('Add Staff Member')],
  ['/cms/staff', button(/^Edit /)],
  ['/cms/staff', button('Change My Password')],
  ['/cms/site-management/hero-scenes', button(/^Add /)],
  ['/cms/site-management/hero-scenes', button(/^Edit /)],
  ['/cms/reply-templates', button(/^Add /)],
  ['/cms/reply-templates', button(/^Edit /)],
  ['/cms/reply-templates', button(/^Delete /)],
  ['/cms/trash', button(/^Delete .* for good$/)],
  ['/cms/trash', button(/^Empty/)],
  ['/cms/dashboard', button(/Find anything/)],
];
const OF_WIDTH = {
  390: [
    ['/cms/dashboard', button('Content')],
    ['/cms/dashboard', button('More')],
    // The first is of a text.
    [TOUR, (page: Page) => within('Preview')(page).last()],
  ],
  1280: [
    ['/cms/dashboard', button('Change password')],
    ['/cms/dashboard', button('Keyboard shortcuts')],
  ],
} as const;

for (const width of [390, 1280] as const)
  test(`every window takes the focus, closes by Escape and gives it back, at ${width} pixels`, async ({
    page,
  }) => {
    test.setTimeout(480_000);
    const staff = await signInToApi(page.request);
    const lead = { name: 'Walked by keys', message: 'Hello', phone: '01711000114' };
    const { id } = await staff.create('/contact-submissions', lead);
    const gone = await staff.create('/reply-templates', { name: 'In the trash', body: 'Hello' });
    await staff.remove(`/reply-templates/${gone.id}`);
    await page.setViewportSize({ width, height: 844 });
    await enter(page);
    for (const [path, opener] of [...OPENINGS, ...OF_WIDTH[width]]) {
      await page.goto(path);
      const control = opener(page);
      const where = `${path} ${String(await control.getAttribute('aria-label').catch(() => '?'))}`;
      const windows = page.locator('[role=dialog], [role=alertdialog]');
      const before = await windows.count();
      // One that works by a list waits for it, and takes no focus until then.
      await expect(control).toBeEnabled();
      await control.focus();
      await page.keyboard.press('Enter');
      await expect.soft(windows, where).toHaveCount(before + 1);
      const isHeld = () => {
        const open = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1);
        const active = document.activeElement;
        return active?.hasAttribute('data-base-ui-focus-guard') || open?.contains(active);
      };
      await expect.soft.poll(() => page.evaluate(isHeld), where).toBe(true);
      for (let tab = 0; tab < 8; tab++) {
        await page.keyboard.press('Tab');
        await expect.soft.poll(() => page.evaluate(isHeld), `${where}, ${tab}`).toBe(true);
      }
      await page.keyboard.press('Escape');
      await expect.soft(windows, where).toHaveCount(before);
      await expect.soft(control, where).toBeFocused();
      // Its own step back comes a moment later.
      if (before === 0) await expect.poll(() => page.url()).toMatch(new RegExp(`${path}$`));
    }
    await staff.remove(`/contact-submissions/${id}`);
  });
