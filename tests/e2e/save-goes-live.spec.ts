import type { Page } from '@playwright/test';
import { signInToApi } from './api.ts';
import { openModule } from './catalogue.ts';
import { enter, rename, toggle } from './cms.ts';
import { identity, killPublisher, untilPublished } from './published.ts';
import { expect, test } from './test.ts';

const BEACH = { id: 'coxs-bazar-inani', name: "Cox's Bazar and Inani along the Marine Drive" };
const ISTANBUL = { id: 'istanbul-cappadocia', name: 'Istanbul and Cappadocia' };
const MALDIVES = {
  id: 'maldives-island-lagoon',
  name: 'Maldives: a local island and a lagoon resort',
};
const BALI = { id: 'bali-ubud-south-coast', name: 'Bali: Ubud and the south coast' };
const UNTOUCHED = ['visa-services.html', 'bn/flights.html', '404.html'];

/** Detail, list and home, in English and in Bengali. */
const pagesOf = (id: string) => ({
  en: [`/tours/${id}`, '/tours', '/'],
  bn: [`/bn/tours/${id}`, '/bn/tours', '/bn'],
});

async function expectShown(page: Page, id: string, en: string, bn: string): Promise<void> {
  for (const [locale, words] of [
    ['en', en],
    ['bn', bn],
  ] as const)
    for (const path of pagesOf(id)[locale]) {
      await page.goto(path);
      await expect(page.locator('main').getByText(words).first(), path).toBeVisible();
    }
}

async function expectGone(page: Page, id: string): Promise<void> {
  for (const [detail, ...lists] of Object.values(pagesOf(id))) {
    const answer = await page.goto(detail!);
    expect(answer?.status(), detail).toBe(404);
    for (const path of lists) {
      await page.goto(path);
      await expect(page.locator(`a[href$="/tours/${id}"]`), path).toHaveCount(0);
    }
  }
}

interface Story {
  title: string;
  renamed: { id: string; name: string };
  en: string;
  bn: string;
  takenDown: { id: string; name: string };
  before: () => void;
}

const stories: Story[] = [
  {
    title: 'a tour renamed in both languages and another taken down are so on every page',
    renamed: BEACH,
    en: 'The long beach road',
    bn: 'দীর্ঘ সৈকতের পথ',
    takenDown: ISTANBUL,
    before: () => undefined,
  },
  {
    title: 'what is saved while the publisher is dead goes live when it is back',
    renamed: MALDIVES,
    en: 'Lagoon days',
    bn: 'লেগুনের দিনগুলো',
    takenDown: BALI,
    before: killPublisher,
  },
];

for (const { title, renamed, en, bn, takenDown, before } of stories)
  test(title, async ({ page, context }) => {
    await enter(page);
    const staff = await signInToApi(page.request);
    const path = `/tour-packages/${renamed.id}`;
    const { name, name_bn } = await staff.get<{ name: string; name_bn: string }>(path);
    await openModule(page, 'tours', 'Tour Packages');
    const untouched = UNTOUCHED.map(identity);

    before();
    await rename(page, renamed, en, bn);
    const ms = await untilPublished(`bn/tours/${renamed.id}.html`, bn);
    console.info(`from the API's answer to the changed page: ${ms.toFixed(0)} ms`);
    await toggle(page, takenDown, 'Available');
    await expect(page.getByText('Tour package disabled')).toBeVisible();

    const visitor = await context.newPage();
    const detail = `/tours/${takenDown.id}`;
    await expect.poll(async () => (await context.request.get(detail)).status()).toBe(404);
    await expectShown(visitor, renamed.id, en, bn);
    await expectGone(visitor, takenDown.id);
    expect(UNTOUCHED.map(identity), 'pages that show neither tour').toEqual(untouched);
    await staff.change(path, { name, name_bn });
    await staff.change(`/tour-packages/${takenDown.id}`, { is_available: true });
  });
