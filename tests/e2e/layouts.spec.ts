import type { Locator, Page } from '@playwright/test';
import { signInToApi, untilLive } from './api.ts';
import { resize } from './page-checks.ts';
import { WIDTHS } from './routes.ts';
import { expect, test } from './test.ts';
import { tornWords } from './torn-words.ts';

const boxOf = async (locator: Locator) => (await locator.boundingBox())!;

test('the last row of cards is as wide as the others', async ({ page }) => {
  for (const path of ['/', '/tours', '/umrah', '/visa-services', '/flights', '/blog']) {
    await page.goto(path);
    for (const width of [390, 800, 1024, 1280, 1440]) {
      await resize(page, width);
      const lists = await page.locator('.rows, .narrow-rows, .leading-rows').evaluateAll((all) =>
        all.map((ul) => {
          const boxes = [...ul.children].map((li) => li.getBoundingClientRect());
          const last = boxes.at(-1)!;
          const row = boxes.filter(({ top }) => Math.abs(top - last.top) < 2);
          const { left, right } = ul.getBoundingClientRect();
          return [row[0]!.left - left, right - row.at(-1)!.right].map(Math.round);
        }),
      );
      for (const ends of lists) expect.soft(ends, `${path} ${width}`).toEqual([0, 0]);
    }
  }
});

test('a card that lies across has its words right beside its picture', async ({ page }) => {
  for (const width of [768, 1280, 1600]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/blog', '/bn/blog', '/tours', '/umrah']) {
      await page.goto(path);
      const apart = await page.locator('article.card').evaluateAll((cards) =>
        cards.flatMap((card) => {
          const picture = card.querySelector('.picture')?.getBoundingClientRect();
          const words = card.querySelector('.words')?.getBoundingClientRect();
          if (!picture || !words || picture.bottom <= words.top + 1) return [];
          return Math.abs(words.left - picture.right) > 1 ? [card.textContent.trim()] : [];
        }),
      );
      expect(apart, `${path} at ${width}`).toEqual([]);
    }
  }
});

test('what is left of a search fills its rows, too', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/visa-services');
  for (const query of ['in', 'uz', 'a']) {
    await page.getByRole('searchbox').fill(query);
    const ends = await page.locator('.narrow-rows').evaluate((ul) => {
      const boxes = [...ul.children]
        .filter((li) => li.checkVisibility())
        .map((li) => li.getBoundingClientRect());
      return Math.round(ul.getBoundingClientRect().right - boxes.at(-1)!.right);
    });
    expect(ends, query).toBe(0);
  }
});

test('the contact page has no empty ground below its form', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const path of ['/contact', '/bn/contact']) {
    await page.goto(path);
    // Boxes are asked for one by one, and fonts and the island may come between two.
    await expect(async () => {
      const [form, ways, map] = await Promise.all(
        ['.form-card', '#contact dl', '#contact-map'].map((each) => boxOf(page.locator(each))),
      );
      expect(Math.abs(form!.y + form!.height - ways!.y - ways!.height)).toBeLessThan(40);
      expect(map!.y - form!.y - form!.height).toBeLessThan(90);
      expect(map!.width).toBeGreaterThan(form!.width + ways!.width);
    }).toPass({ timeout: 20_000 });
  }
});

test('no word of a route, or of a button in a narrow column, is torn on a phone', async ({
  page,
}) => {
  for (const path of ['/tours', '/bn/tours/coxs-bazar-inani', '/umrah/compare']) {
    await page.goto(path);
    for (const width of [320, 360, 390]) {
      await resize(page, width);
      expect(await tornWords(page), `${path} ${width}`).toEqual([]);
    }
  }
});

test('a price of eight digits stands on one line of the comparison, on a phone', async ({
  page,
  request,
}) => {
  const staff = await signInToApi(request);
  const [first, second, third] =
    await staff.get<{ id: string; price: number }[]>('/umrah-packages');
  const path = `/umrah-packages/${first!.id}`;
  await staff.change(path, { price: 99_999_999 });
  await untilLive(staff);
  const chosen = `?p=${first!.id},${second!.id},${third!.id}`;
  for (const address of ['/umrah/compare', '/bn/umrah/compare'])
    for (const query of ['', chosen]) {
      await page.goto(`${address}${query}`);
      const price = page.getByRole('cell', { name: /^৳(9,99,99,999|৯,৯৯,৯৯,৯৯৯)/ });
      await expect(price).toBeVisible();
      for (const width of [320, 360, 390]) {
        await resize(page, width);
        const lines = await price.evaluate((cell) => {
          const range = document.createRange();
          range.setStart(cell.firstChild!, 0);
          const { length } = /৳\S+/.exec(cell.textContent)![0];
          range.setEnd(cell.firstChild!, cell.textContent.indexOf('৳') + length);
          return range.getClientRects().length;
        });
        expect.soft(lines, `${address}${query} ${width}`).toBe(1);
      }
    }
  await staff.change(path, { price: first!.price });
});

test('a picture fills its box, whatever its shape', async ({ page }) => {
  for (const path of ['/', '/tours/coxs-bazar-inani', '/bn/visa-services/malaysia', '/blog']) {
    await page.goto(path);
    const pictures = page.locator('.picture:not([hidden]) img');
    expect(await pictures.count(), path).toBeGreaterThan(2);
    const others = await pictures.evaluateAll((all) =>
      all.flatMap((img) => {
        const [own, box] = [img, img.closest('.picture')!].map((each) =>
          each.getBoundingClientRect(),
        );
        const isFilled =
          getComputedStyle(img).objectFit === 'cover' &&
          Math.abs(own!.height - box!.height) < 1 &&
          Math.abs(own!.width - box!.width) < 1;
        return isFilled ? [] : [img.outerHTML];
      }),
    );
    expect(others, path).toEqual([]);
  }
});

test('the map of a way lies in its column, whatever the country', async ({ page }) => {
  for (const path of ['/visa-services/kenya', '/visa-services/japan', '/bn/flights']) {
    await page.goto(path);
    for (const width of WIDTHS) {
      await resize(page, width);
      const map = page.locator('.route-map');
      await map.scrollIntoViewIfNeeded();
      const [own, column] = [await boxOf(map), await boxOf(map.locator('..'))];
      expect([own.x, own.width].map(Math.round), path).toEqual(
        [column.x, column.width].map(Math.round),
      );
      await expect(map).toHaveCSS('overflow', 'hidden');
    }
  }
});

/** Names on the map of a route that are cut off, or lie over another name, a mark or the small map. */
const hiddenNames = (map: Element): string[] => {
  const boxes = (selector: string) =>
    [...map.querySelectorAll(selector)].map((each) => each.getBoundingClientRect());
  const own = map.getBoundingClientRect();
  const names = [...map.querySelectorAll('.name')].map((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    // The box of a line has room above and below its letters.
    const air = (bottom - top) / 4;
    return { text: each.textContent, left, right, top: top + air, bottom: bottom - air };
  });
  type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;
  const covers = (a: Box, b: Box) =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const others = [...boxes('circle'), ...boxes('.inset > .sea')];
  return names
    .filter(
      (name) =>
        name.left < own.left ||
        name.right > own.right ||
        [...others, ...names].some((other) => other !== name && covers(name, other)),
    )
    .map(({ text }) => text);
};

test('names on the map of a route are seen whole, in both languages', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/tours');
  const tours = await page
    .locator('.card h2 a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
  let named = 0;
  for (const path of tours.flatMap((tour) => [tour, `/bn${tour}`])) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => document.fonts.ready);
    const map = page.locator('[aria-labelledby=route-map] figure > svg');
    if ((await map.count()) === 0) continue;
    named += await map.locator('.name').count();
    expect(await map.evaluate(hiddenNames), path).toEqual([]);
  }
  expect(named).toBeGreaterThan(40);
});

test('the button of a fare has one place, on every card', async ({ page }) => {
  for (const path of ['/flights', '/bn/flights']) {
    await page.goto(path);
    for (const width of [320, 390, 800, 1280]) {
      await resize(page, width);
      const places = await page.locator('.foot').evaluateAll((feet) =>
        feet.map((foot) => {
          const [price, button] = [...foot.children].map((each) => each.getBoundingClientRect());
          const own = foot.getBoundingClientRect();
          return [Math.round(button!.left - own.left), button!.top >= price!.bottom];
        }),
      );
      expect(places.length).toBeGreaterThan(3);
      for (const place of places) expect(place, `${path} ${width}`).toEqual([0, true]);
    }
  }
});

test('a picture that does not load leaves its room to the words', async ({ page }) => {
  await page.route(/\/(static\/uploads|stock)\//, (route) => route.abort());
  await page.goto('/tours/bali-ubud-south-coast');
  const item = page.locator('.related li a').first();
  await item.scrollIntoViewIfNeeded();
  await expect(item.locator('.picture')).toBeHidden();
  const [own, words] = [await boxOf(item), await boxOf(item.locator('.words'))];
  expect(Math.round(words.width)).toBe(Math.round(own.width));
  await page.goto('/tours');
  const card = page.locator('.card:has(.badge)').first();
  // Below many others, its picture is put off.
  await card.scrollIntoViewIfNeeded();
  await expect(card.locator('.picture')).toBeHidden();
  const [badge, heading] = [await boxOf(card.locator('.badge')), await boxOf(card.locator('h2'))];
  expect(badge.y + badge.height).toBeLessThanOrEqual(heading.y);
});

test('each kind of page has a scene of its own', async ({ page }) => {
  const scenes = new Set<string>();
  const paths = ['/visa-services', '/flights', '/tours', '/umrah', '/contact', '/about', '/blog'];
  for (const path of paths) {
    await page.goto(path);
    scenes.add(await page.locator('header.head > svg').innerHTML());
  }
  expect(scenes.size).toBe(paths.length);
});

test('a tour abroad names the visas of its own countries, one at home none', async ({ page }) => {
  await page.goto('/tours/bali-ubud-south-coast');
  const visas = page.locator('section[aria-labelledby="related-visas"]');
  await expect(visas.getByRole('heading', { name: 'Visas you may need' })).toBeVisible();
  await expect(visas.getByRole('listitem')).toHaveText([/Indonesia/]);
  await page.goto('/tours/sundarbans-boat-journey');
  await expect(visas).toHaveCount(0);
});

/** Prices, figures, and parts of numbers to call, of which a part stands on the next line. */
const tornNumbers = (page: Page) =>
  page.evaluate(() => {
    const torn: string[] = [];
    const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
      const around = text.parentElement!;
      if (!around.checkVisibility()) continue;
      const isFigure = around.closest('.stats') !== null;
      // The last part of a number to call is as long as staff type it.
      const isCall = around.closest('.band-call') !== null;
      const parts = isCall ? /\p{Nd}+(?=[ -]\p{Nd})/gu : /৳[\p{Nd},]+/gu;
      const numbers = isFigure ? /[\p{Nd},]{2,}/gu : parts;
      for (const { 0: number, index } of text.data.matchAll(numbers)) {
        range.setStart(text, index);
        range.setEnd(text, index + number.length);
        const [first, ...rest] = range.getClientRects();
        if (rest.some(({ top }) => top - first!.top > first!.height * 0.7)) torn.push(number);
      }
    }
    return torn;
  });

test('prices and figures stay in one piece in letters of twice the size', async ({ page }) => {
  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const path of ['/', '/bn', '/about', '/bn/about', '/bn/umrah/umrah-group-14-days']) {
      await page.goto(path);
      await page.evaluate(() => {
        const own = new CSSStyleSheet();
        own.replaceSync('html { font-size: 200% !important }');
        document.adoptedStyleSheets.push(own);
      });
      expect.soft(await tornNumbers(page), `${path} at ${width}`).toEqual([]);
    }
  }
});
