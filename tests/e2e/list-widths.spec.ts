import type { Page } from '@playwright/test';
import { signInToApi } from './api.ts';
import { enter } from './cms.ts';
import { brokenWords, cutInLargeText, tooWide } from './page-checks.ts';
import { expect, test } from './test.ts';

const LISTS = [
  'tours',
  'umrah',
  'visa',
  'flights',
  'blog',
  'landing-pages',
  'contacts',
  'staff',
] as const;

/** Screens of 1280 pixels at 125 and at 100 %, and what is between. */
const WIDTHS = [1024, 1240, 1280];
const PHONE = { width: 390, height: 844 };

/** Headless browsers have no bar that takes room. */
const withScrollBar = (page: Page) =>
  page.evaluate(() => (document.documentElement.style.paddingInlineEnd = '15px'));

test('every list fits a narrow desk, with all that can be done with a row, and a phone with large text', async ({
  page,
  request,
}) => {
  const staff = await signInToApi(request);
  const { id } = await staff.create('/contact-submissions', {
    name: 'Shahriar Kabir',
    email: 'shahriar.kabir@company.kheya.test',
    phone: '01712-345678',
    subject: 'Tour enquiry: Istanbul and Cappadocia',
    message: 'We are four people, two of them children, and can go in the second half of May.',
  });
  await enter(page);
  for (const list of LISTS) {
    await page.goto(`/cms/${list}`);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await withScrollBar(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await tooWide(page), `${list}, ${width}`).toEqual([]);
      expect.soft(await brokenWords(page), `${list}, ${width}`).toEqual([]);
    }
    await page.setViewportSize(PHONE);
    expect.soft(await cutInLargeText(page), `${list}, large text`).toEqual([]);
  }
  await staff.remove(`/contact-submissions/${id}`);
});
