import type { Page } from '@playwright/test';
import { signInToApi, type Staff } from './api.ts';
import { enter } from './cms.ts';
import { untilPublished } from './published.ts';
import { expect, test } from './test.ts';

/** Its final mark is at the left end in a right-to-left text, else at the right. */
const ARABIC = 'رحلة إلى القاهرة والإسكندرية!';
const LATIN = 'By boat to Cairo!';

interface Place {
  /** The nearest element with an accessible name. */
  place: string;
  runs: 'right to left' | 'left to right';
}

/** Visible text nodes with exactly these words, and their direction. */
const runsOf = (page: Page, words: string): Promise<Place[]> =>
  page.evaluate((wanted) => {
    const found: Place[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const left = (text: Node, start: number) => {
      const range = document.createRange();
      range.setStart(text, start);
      range.setEnd(text, start + 1);
      return range.getBoundingClientRect().left;
    };
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const within = text.parentElement!;
      const said = text.textContent ?? '';
      if (said.trim() !== wanted || !within.checkVisibility({ visibilityProperty: true })) continue;
      const first = said.indexOf(wanted);
      const isRightToLeft = left(text, first + wanted.length - 1) < left(text, first);
      const named = within.closest('a, button, p, h1, h2, h3, dd, li, address, td') ?? within;
      const place = `${named.localName}.${named.className.split(' ')[0]}`;
      found.push({ place, runs: isRightToLeft ? 'right to left' : 'left to right' });
    }
    return found;
  }, words);

/** Expects at least `least` texts with the words, all of this direction, on a phone and at a desk. */
async function expectRuns(page: Page, words: string, runs: Place['runs'], least: number) {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const found = await runsOf(page, words);
    expect(found.filter((each) => each.runs !== runs)).toEqual([]);
    const seen = `${width} pixels wide: ${JSON.stringify(found)}`;
    expect(found.length, seen).toBeGreaterThanOrEqual(least);
  }
}

const tour = (words: string) => ({
  name: words,
  destinations: words,
  duration: words,
  price: 40_000,
  inclusions: [words],
  itinerary: {
    day1: {
      title: words,
      description: words,
      activities: [words],
      meals: [words],
      accommodation: words,
    },
  },
  is_available: true,
  is_featured: true,
});

const post = (words: string) => ({
  title: words,
  excerpt: words,
  content: `${words}\n\n- ${words}`,
  tags: [words],
  is_published: true,
});

/** Changes a record during `work`, and restores it. */
async function changed(staff: Staff, path: string, values: object, work: () => Promise<void>) {
  const [record] = await staff.get<Record<string, unknown>[]>(path);
  const before = Object.fromEntries(Object.keys(values).map((name) => [name, record![name]]));
  await staff.change(`${path}/${String(record!['id'])}`, values);
  try {
    await work();
  } finally {
    await staff.change(`${path}/${String(record!['id'])}`, before);
  }
}

for (const [words, runs] of [
  [ARABIC, 'right to left'],
  [LATIN, 'left to right'],
] as const)
  test.describe(`“${words}” runs ${runs}`, () => {
    test('in cards and on pages of records', async ({ page, request }) => {
      const staff = await signInToApi(request);
      const offer = await staff.create('/tour-packages', { ...tour(words), id: undefined });
      const text = await staff.create<{ id: string; slug: string }>('/blog-posts', post(words));
      try {
        await untilPublished('tours.html', words);
        await untilPublished('blog.html', words);
        await page.goto('/tours');
        await expectRuns(page, words, runs, 3);
        await page.goto(`/tours/${offer.id}`);
        await page.locator('details').first().waitFor();
        await expectRuns(page, words, runs, 9);
        await page.goto('/blog');
        await expectRuns(page, words, runs, 3);
        await page.goto(`/bn/blog/${text.slug}`);
        await expectRuns(page, words, runs, 4);
      } finally {
        await staff.remove(`/tour-packages/${offer.id}`);
        await staff.remove(`/blog-posts/${text.id}`);
      }
    });

    test('in the hero, and wherever the agency is named', async ({ page, request }) => {
      const staff = await signInToApi(request);
      const hero = { headline_en: words, subtitle_en: words, cta_text_en: words };
      const company = { tagline_en: words, address_en: words, working_hours_en: words };
      await changed(staff, '/site-management/hero-content', hero, () =>
        changed(staff, '/site-management/contact-info', company, async () => {
          // Two saves, each of which is live by itself: a page may have the words of one alone.
          for (const [path, least] of [
            ['/', 6],
            ['/contact', 5],
          ] as const)
            await expect(async () => {
              await page.goto(path);
              await expectRuns(page, words, runs, least);
            }).toPass({ timeout: 60_000 });
        }),
      );
    });

    test('in the inbox', async ({ page, request }) => {
      const staff = await signInToApi(request);
      const lead = await staff.create('/contact-submissions', {
        name: words,
        subject: words,
        message: words,
      });
      await enter(page);
      await page.goto('/cms/contacts');
      await page.getByRole('button', { name: `View ${words}` }).waitFor();
      await expectRuns(page, words, runs, 3);
      await page.getByRole('button', { name: `View ${words}` }).click();
      await page.getByRole('dialog', { name: 'Contact Submission' }).waitFor();
      await expectRuns(page, words, runs, 6);
      await staff.remove(`/contact-submissions/${lead.id}`);
    });
  });
