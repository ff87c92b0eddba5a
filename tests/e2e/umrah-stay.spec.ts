import { expect, test } from './test.ts';
import { expectAccessible, overflow } from './walk.ts';

const facts = {
  '/umrah/umrah-group-14-days': {
    title: 'Where you stay, and how you get there',
    table: [
      ['', 'Makkah', 'Madinah'],
      ['Hotel', 'Demo Hotel Makkah (3-star)', 'Demo Hotel Madinah (3-star)'],
      ['To the mosque', '650 m to Masjid al-Haram', '350 m to Masjid an-Nabawi'],
      ['Nights', '7', '6'],
    ],
    flight: 'With a stop',
  },
  '/bn/umrah/umrah-group-14-days': {
    title: 'কোথায় থাকবেন, কীভাবে যাবেন',
    table: [
      ['', 'মক্কা', 'মদিনা'],
      ['হোটেল', 'ডেমো হোটেল মক্কা (৩ তারকা)', 'ডেমো হোটেল মদিনা (৩ তারকা)'],
      ['মসজিদ কত দূরে', 'মসজিদুল হারাম থেকে ৬৫০ মিটার', 'মসজিদে নববি থেকে ৩৫০ মিটার'],
      ['কত রাত', '৭', '৬'],
    ],
    flight: 'মাঝে বিরতি আছে',
  },
};

for (const [path, { title, table, flight }] of Object.entries(facts))
  test(`the stay in both cities is a table at ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    const section = page.getByRole('region', { name: title });
    const rows = await section.getByRole('row').all();
    const cells = rows.map(async (row) =>
      (await row.locator('th, td').allTextContents()).map((text) => text.trim()),
    );
    expect(await Promise.all(cells)).toEqual(table);
    await expect(section).toContainText(flight);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  });

test('a package that says nothing of the stay shows no table', async ({ page }) => {
  await page.goto('/umrah/umrah-winter-holiday-families');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#stay')).toHaveCount(0);
});
