import { formatDate } from '#model/format/dates.ts';
import type { Page } from '@playwright/test';
import { untilOnEveryPage, untilPublished } from './published.ts';
import { signInToApi } from './api.ts';
import { expect, test } from './test.ts';

interface Info {
  id: string;
  phone: string | null;
  social_links: object;
}

const related = (page: Page, id: string) =>
  page
    .locator(`section[aria-labelledby="${id}"] a`)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!.split('/').at(-1)));

const count = async (page: Page) => ({
  tours: (await related(page, 'related-tours')).length,
  visas: (await related(page, 'related-visas')).length,
  umrah: (await related(page, 'related-umrah')).length,
});

const structured = (page: Page) =>
  page
    .locator('script[type="application/ld+json"]')
    .evaluate((script) => JSON.parse(script.textContent!));

test('a page shows what is similar by the rule of the API, and what is recommended', async ({
  page,
  request,
}) => {
  const similar = async (path: string) =>
    ((await (await request.get(`/api/v1${path}/similar?limit=4`)).json()) as { id: string }[]).map(
      ({ id }) => id,
    );
  await page.goto('/visa-services/thailand');
  expect(await count(page)).toEqual({ tours: 3, visas: 4, umrah: 0 });
  expect(await related(page, 'related-visas')).toEqual(await similar('/visa-services/thailand'));
  expect((await related(page, 'related-tours'))[0]).toBe('bangkok-pattaya');
  await page.goto('/tours/bangkok-pattaya');
  expect(await count(page)).toEqual({ tours: 4, visas: 1, umrah: 2 });
  expect(await related(page, 'related-tours')).toEqual(
    await similar('/tour-packages/bangkok-pattaya'),
  );
  expect((await related(page, 'related-visas'))[0]).toBe('thailand');
  await page.goto('/bn/umrah/umrah-group-14-days');
  expect(await count(page)).toEqual({ tours: 3, visas: 1, umrah: 4 });
  expect((await related(page, 'related-visas'))[0]).toBe('saudi-arabia');
  await page.locator('section[aria-labelledby="related-tours"] a').first().click();
  await expect(page).toHaveURL(/\/bn\/tours\/[\w-]+$/);
});

test('Umrah packages say their type, their price and what they hold', async ({ page }) => {
  await page.goto('/umrah');
  const card = page.locator('article').filter({ hasText: 'Individual Umrah' });
  await expect(card.getByText('Individual', { exact: true })).toBeVisible();
  await expect(card).toContainText('9 nights 10 days');
  await expect(card).toContainText('From');
  await expect(card).toContainText('৳2,25,000');
  await expect(card.getByText('Book Package')).toBeVisible();
  await page.goto('/bn/umrah');
  await expect(page.locator('main')).toContainText('ব্যক্তিগত');

  await page.goto('/umrah/umrah-group-14-days');
  const facts = page.locator('dl.facts');
  await expect(facts).toContainText('Package type');
  await expect(facts).toContainText('Group');
  await expect(facts).toContainText('13 nights 14 days');
  for (const heading of ['About this package', 'Included', 'Not included', 'Photos'])
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
  const [trip, trail] = await structured(page);
  expect(trip).toMatchObject({ '@type': 'TouristTrip' });
  // At the lowest price of each date that can be booked.
  expect(trip.offers.map(({ price }: { price: string }) => price)).toContain('153500');
  expect(trail.itemListElement).toHaveLength(3);
});

test('on a phone the bar stays until a dialog opens', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/umrah/umrah-group-14-days');
  const bar = page.locator('section.bar');
  await expect(bar).toContainText('৳1,48,000');
  await expect(bar.getByText('Apply Now')).toBeVisible();
  await page.getByRole('link', { name: /^Open photo 1 of/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(bar).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(bar).toBeVisible();
});

test('flights have four promises, the offers and two ways to ask', async ({ page, request }) => {
  const fare = await request.get('/api/v1/flights/dhaka-istanbul-return');
  const { valid_until } = (await fare.json()) as { valid_until: string };
  await page.goto('/flights');
  for (const promise of [
    'Best fare guarantee',
    'Flexible dates',
    'End-to-end support',
    'Group and corporate',
  ])
    await expect(page.getByRole('heading', { name: promise })).toBeVisible();
  for (const button of ['Contact Us', 'Get a Quote'])
    await expect(page.locator('main').getByText(button, { exact: true })).toBeVisible();
  // Fares come before what is said about them.
  await expect(page.locator('main h2').first()).toHaveText('Current offers');
  const offer = page.locator('article').filter({ hasText: 'Istanbul' });
  for (const words of ['Return', 'Economy', formatDate(valid_until, 'en'), '৳98,500'])
    await expect(offer).toContainText(words);
  await page.goto('/bn/flights');
  await expect(page.locator('article').filter({ hasText: 'ইস্তাম্বুল' })).toContainText('৳৯৮,৫০০');
});

test('a visa says its country, time and charge, and how to reach the agency', async ({ page }) => {
  await page.goto('/visa-services/thailand');
  const card = page.locator('aside section.card');
  await expect(card).toContainText('৳7,500');
  await expect(card).toContainText('7 to 15 working days');
  await expect(card.getByText('Apply Now')).toBeVisible();
  await expect(card.getByRole('link', { name: 'Call Now' })).toHaveAttribute(
    'href',
    /^tel:\+?\d+$/,
  );
  await expect(card.getByRole('link', { name: /^Message/ })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/880\d{10}\?text=/,
  );
  const [service] = await structured(page);
  expect(service).toMatchObject({ '@type': 'Service', offers: { price: '7500' } });
  await page.goto('/visa-services/united-arab-emirates');
  await expect(card).not.toContainText('৳');
});

test('details fit two sheets of paper', async ({ page }) => {
  for (const path of [
    '/bn/tours/istanbul-cappadocia',
    '/tours/bali-ubud-south-coast',
    '/bn/umrah/umrah-group-14-days',
    '/bn/visa-services/thailand',
  ]) {
    await page.goto(path);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)!.length, path).toBeLessThanOrEqual(2);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.locator('h1')).toBeVisible();
    await page.emulateMedia({ media: null });
  }
});

test('what is not there is said, and comes back', async ({ page, request }) => {
  const api = await signInToApi(request);
  const empty = [
    [
      '/visa-services',
      'visa-services',
      'No visa services available at the moment',
      'এই মুহূর্তে কোনো ভিসা সেবা নেই',
    ],
    ['/flights', 'flights', 'No flights available at the moment', 'এই মুহূর্তে কোনো ফ্লাইট নেই'],
    [
      '/umrah-packages',
      'umrah',
      'No Umrah packages available at the moment',
      'এই মুহূর্তে কোনো ওমরাহ প্যাকেজ নেই',
    ],
  ] as const;
  const [info] = await api.get<Info[]>('/site-management/contact-info');
  const { phone, social_links } = info!;
  try {
    for (const [path, file, words, bengali] of empty) {
      await api.changeAll(path, { is_available: false });
      await untilPublished(`${file}.html`, words);
      await untilPublished(`bn/${file}.html`, bengali);
    }
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    await page.goto('/bn/visa-services');
    await expect(page.getByText('এই মুহূর্তে কোনো ভিসা সেবা নেই')).toBeVisible();
    await expect(page.getByRole('search')).toHaveCount(0);
    expect(faults).toEqual([]);
    await expect
      .poll(async () => {
        await page.goto('/tours/bangkok-pattaya');
        return count(page);
      })
      .toEqual({ tours: 4, visas: 0, umrah: 0 });
    await api.change(`/site-management/contact-info/${info!.id}`, {
      phone: null,
      social_links: {},
    });
    await expect
      .poll(async () => {
        await page.reload();
        return page.locator('aside section.card a[aria-disabled="true"]').allInnerTexts();
      })
      .toEqual(['Call Now', 'Message']);
  } finally {
    for (const [path] of empty) await api.changeAll(path, { is_available: true });
    await api.change(`/site-management/contact-info/${info!.id}`, { phone, social_links });
  }
  await untilPublished('tours/bangkok-pattaya.html', 'Visas you may need');
  await untilOnEveryPage('href="tel:');

  await api.change('/visa-services/japan', { visa_details: null, visa_details_bn: null });
  await api.change('/umrah-packages/umrah-ramadan-group', {
    package_details: null,
    package_details_bn: null,
  });
  await untilPublished(
    'visa-services/japan.html',
    'Detailed visa information will be provided during consultation.',
  );
  await untilPublished(
    'umrah/umrah-ramadan-group.html',
    'Detailed Umrah package information will be provided during consultation.',
  );
});
