import type { Locator, Page } from '@playwright/test';
import { mend, openModule, rowOf, told } from './catalogue.ts';
import { enter, signIn } from './cms.ts';
import { photo } from './photo.ts';
import { untilPublished } from './published.ts';
import { expect, test } from './test.ts';

const NAME = 'Kuakata and the red crab shore';
const NAME_BN = 'কুয়াকাটা ও লাল কাঁকড়ার চর';
const ID = 'kuakata-and-the-red-crab-shore';
const days = [
  ['By launch from Sadarghat', 'সদরঘাট থেকে লঞ্চে'],
  ['Sunrise on the beach', 'সৈকতে সূর্যোদয়'],
  ['Lebur Char by trawler', 'ট্রলারে লেবুর চর'],
  ['The Rakhine market', 'রাখাইন বাজার'],
  ['Home by the Padma bridge', 'পদ্মা সেতু হয়ে ফেরা'],
] as const;

const form = (page: Page) => page.getByRole('form', { name: 'Tour Package' });

async function keep(page: Page, name: string): Promise<void> {
  await test.info().attach(name, { body: await page.screenshot(), contentType: 'image/png' });
}

async function fillDays(itinerary: Locator, titles: readonly string[]): Promise<void> {
  for (const title of titles) {
    await itinerary.getByRole('button', { name: 'Add day' }).click();
    await itinerary.getByRole('listitem').last().getByLabel('Title').fill(title);
  }
}

test('on a first day somebody makes a tour, sees it before and after it is saved, plans it, and takes it down', async ({
  page,
  context,
}) => {
  await signIn(page);
  await page.getByRole('button', { name: 'Add Tour' }).click();
  const fields = form(page);
  await fields.getByLabel('Name English').fill(NAME);
  await fields.getByLabel('Name বাংলা').fill(NAME_BN);
  await fields.getByLabel('Destinations English').fill('Kuakata, Patuakhali');
  await fields.getByLabel('Destinations বাংলা').fill('কুয়াকাটা, পটুয়াখালী');
  await fields.getByLabel('Price (৳)').fill('১২,৫০০');
  await fields.getByLabel('Duration').fill('4 nights 5 days');
  for (const [place, label] of ['Itinerary English', 'Itinerary বাংলা'].entries())
    await fillDays(
      fields.getByRole('group', { name: label }),
      days.map((titles) => titles[place]!),
    );
  const gallery = fields.locator('[data-field=images]');
  await gallery.locator('input[type=file]').setInputFiles(
    await Promise.all(
      [1, 2, 3, 4].map(async (n) => ({
        name: `kuakata-${n}.png`,
        mimeType: 'image/png',
        buffer: await photo(20 + n),
      })),
    ),
  );
  const photos = gallery.getByRole('list', { name: 'Photos' }).getByRole('listitem');
  // One after the other is prepared, at a low priority.
  await expect(photos).toHaveCount(4, { timeout: 30_000 });
  const second = await photos.nth(1).locator('img').getAttribute('src');
  await gallery.getByRole('button', { name: 'Move photo 2 back' }).click();
  await expect(photos.first().locator('img')).toHaveAttribute('src', second!);

  await fields.getByRole('button', { name: 'Preview page' }).click();
  const preview = page.getByRole('region', { name: 'Preview' });
  const framed = preview.frameLocator('iframe:not(.invisible)');
  await expect(framed.getByRole('heading', { name: NAME, level: 1 })).toBeVisible();
  await preview.getByRole('button', { name: 'বাংলা' }).click();
  await expect(framed.getByRole('heading', { name: NAME_BN, level: 1 })).toBeVisible();
  await expect(framed.getByText(days[4][1]).first()).toBeAttached();
  // The last input may be pending, and the preview about to swap frames.
  const shown = preview.locator('iframe:not(.invisible)');
  await expect.poll(async () => (await shown.boundingBox())?.width).toBe(390);
  await keep(page, 'preview');
  expect((await page.request.get(`/tours/${ID}`)).status()).toBe(404);
  await preview.getByRole('button', { name: 'Close preview' }).click();
  await expect(preview).toHaveCount(0);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);

  await fields.getByRole('button', { name: 'Save', exact: true }).click();
  await told(page, 'Success', 'Tour package created successfully');
  const row = rowOf(page, NAME);
  await expect(row.getByText('Live', { exact: true })).toBeVisible();
  await keep(page, 'list');
  const [visitor] = await Promise.all([
    context.waitForEvent('page'),
    row.getByRole('link', { name: `বাং: view ${NAME} on site in Bengali` }).click(),
  ]);
  await expect(visitor.getByRole('heading', { name: NAME_BN, level: 1 })).toBeVisible();
  for (const [, title] of days) await expect(visitor.getByText(title).first()).toBeAttached();
  await keep(visitor, 'page');

  await row.getByRole('switch', { name: `Featured: ${NAME}` }).click();
  await told(page, 'Success', 'Tour package featured');
  await expect(row.getByRole('img', { name: 'Featured' })).toBeVisible();
  await untilPublished('index.html', `/tours/${ID}`);

  // The day after tomorrow, in Dhaka's local time.
  const soon = new Date(Date.now() + 2 * 24 * 60 * 60 * 1000);
  const wall = new Date(soon.getTime() + 6 * 60 * 60 * 1000).toISOString().slice(0, 16);
  await row.getByRole('button', { name: `Edit ${NAME}` }).click();
  await fields.getByRole('radio', { name: 'Scheduled' }).check();
  await fields.getByLabel('Shown until').fill(wall);
  await fields.getByLabel('Shown from').fill(wall);
  await fields.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(
    fields.getByText('Must be later than the moment of publishing', { exact: true }),
  ).toBeVisible();
  await fields.getByLabel('Shown until').fill('');
  await fields.getByRole('button', { name: 'Save', exact: true }).click();
  await told(page, 'Success', 'Tour package updated successfully');
  await expect(row.getByText('Scheduled', { exact: true })).toBeVisible();
  await expect(row).toContainText(wall.slice(11));
  await expect(row.getByRole('link')).toHaveCount(0);
  await expect.poll(async () => (await page.request.get(`/bn/tours/${ID}`)).status()).toBe(404);
  await keep(page, 'planned');

  await row.getByRole('button', { name: `Edit ${NAME}` }).click();
  await fields.getByRole('radio', { name: 'Published' }).check();
  await fields.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(row.getByText('Live', { exact: true })).toBeVisible();
  await row.getByRole('switch', { name: `Available: ${NAME}` }).click();
  await told(page, 'Success', 'Tour package disabled');
  await expect(row.getByText('Hidden', { exact: true })).toBeVisible();
  await expect(row.getByRole('link')).toHaveCount(0);
  await expect.poll(async () => (await page.request.get(`/tours/${ID}`)).status()).toBe(404);
});

test('a record that the site could not show says why, with another try, and leads nowhere', async ({
  page,
}) => {
  const id = 'sundarbans-boat-journey';
  const title = 'Sundarbans boat journey from Khulna';
  const failed = {
    entity: 'tour-package',
    id,
    revision: 1_000_000,
    reason: 'Day 2 has no title',
    failed_at: '2026-11-20T09:00:00.000Z',
  };
  await page.route('**/api/v1/publishing/stream', (route) => route.abort());
  await page.route('**/api/v1/publishing', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), failures: [failed] } });
  });
  await enter(page);
  await openModule(page, 'tours', 'Tour Packages');
  const row = rowOf(page, title);
  await expect(row.getByText('Failed', { exact: true })).toBeVisible();
  await expect(row).toContainText('Day 2 has no title');
  await expect(row.getByRole('link')).toHaveCount(0);
  await keep(page, 'failed');
  const again = page.waitForResponse(new RegExp(`/records/tour-package/${id}/retry$`));
  await row.getByRole('button', { name: `Retry ${title}` }).click();
  expect((await again).status()).toBe(200);
  await mend(page);
  await expect(row.getByText('Live', { exact: true })).toBeVisible();
  await expect(row.getByRole('link')).toHaveCount(2);
});
