import { paths } from '#model/routes/paths.ts';
import { tourPackage } from '#model/entities/index.ts';
import { draftOf } from '../../api/testing/drafts.ts';
import { signInToApi } from './api.ts';
import { sidewaysOverflow } from './page-checks.ts';
import { expect, test } from './test.ts';

const WORD = 'Tidemark'.repeat(400);
const DETAILS = [
  'A plain paragraph.',
  `\`\`\`\n${WORD}\n\`\`\``,
  `${WORD} \`${WORD}\``,
  `| ${WORD} |\n|---|\n| ${WORD} |`,
  'مرحبا بكم في دكا، رحلة إلى مكة',
  '- مكة المكرمة\n- المدينة',
].join('\n\n');

test('long words stay within their box, Arabic runs right to left, lines end as typed, what is included is not torn', async ({
  page,
  request,
}) => {
  const staff = await signInToApi(request);
  const body = draftOf(tourPackage, {
    name: 'Written by hand',
    is_available: true,
    package_details: DETAILS,
    itinerary: { day1: { title: 'Dawn', description: 'Tea at six\nBoat at seven' } },
    inclusions: [
      'رحلة بحرية',
      ...Array.from({ length: 12 }, (_, at) => `Included ${at} ${WORD.slice(0, 150)}`),
    ],
  });
  const { id } = await staff.create('/tour-packages', body);
  for (const path of [paths.tour(id), `/bn${paths.tour(id)}`]) {
    await expect
      .poll(async () => (await request.get(path)).status(), { timeout: 30_000 })
      .toBe(200);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      expect(await sidewaysOverflow(page), `${path} ${width}`).toEqual([]);
      const cut = await page.locator('.prose').evaluate((prose) =>
        [...prose.querySelectorAll('p, pre, table, li, code')].flatMap((each) => {
          const scrolls = ['auto', 'scroll'].includes(getComputedStyle(each).overflowX);
          const inScroller = each.parentElement!.closest('pre, table');
          return each.scrollWidth > each.clientWidth + 1 &&
            each.clientWidth > 0 &&
            !scrolls &&
            !inScroller
            ? [each.localName]
            : [];
        }),
      );
      expect(cut, `${path} ${width}`).toEqual([]);
    }
    const arabic = page.locator('.prose p', { hasText: 'مرحبا' });
    await expect(arabic).toHaveCSS('direction', 'rtl');
    await expect(page.locator('.prose ul')).toHaveCSS('direction', 'rtl');
    await expect(page.getByText('Tea at six')).toHaveCSS('white-space', 'pre-line');
    await expect(page.getByText('رحلة بحرية')).toHaveCSS('unicode-bidi', 'plaintext');
    await expect(page.locator('.prose p', { hasText: 'A plain' })).toHaveCSS('direction', 'ltr');
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('section[aria-labelledby="covered"] .yes')).toHaveCSS(
      'break-inside',
      'avoid',
    );
    await page.emulateMedia({ media: 'screen' });
  }
  await staff.remove(`/tour-packages/${id}`);
});
