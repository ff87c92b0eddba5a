import type { Page } from '@playwright/test';
import { enter } from './cms.ts';
import { WIDTHS } from './routes.ts';
import { expect, test } from './test.ts';

/** More than the longest form has stops. */
const MOST_STOPS = 120;

for (const width of WIDTHS)
  test(`whatever the keyboard reaches in a form is in sight, ${width} pixels wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await enter(page);
    await page.goto('/cms/tours/new');
    const form = page.getByRole('form', { name: 'Tour Package' });
    await expect(form.getByLabel('Name English')).toBeFocused();
    const first = await stopOf(page);
    const seen: string[] = [];
    for (let stop = first; seen.length < MOST_STOPS; stop = await stopOf(page)) {
      if (seen.length > 0 && stop.name === first.name) break;
      expect.soft(stop.isInSight, stop.name).toBe(true);
      seen.push(stop.name);
      await page.keyboard.press('Tab');
    }
    expect(seen.length).toBeGreaterThan(40);
    for (const name of ['Upload photos', 'Upload cover photo', 'Save'])
      expect(seen).toContain(name);
  });

/** The name of what has the focus, and whether nothing covers its middle. */
const stopOf = (page: Page) =>
  page.evaluate(async () => {
    // Behind the last field is a focus guard, which moves the focus on in the next frame.
    await new Promise(requestAnimationFrame);
    const focused = document.activeElement as HTMLInputElement;
    // The label stands for a chooser of files.
    const shown = focused.type === 'file' ? focused.labels![0]! : focused;
    const name =
      focused.getAttribute('aria-label') ??
      focused.labels?.[0]?.textContent ??
      focused.textContent ??
      '';
    const { top, bottom, left, right } = shown.getBoundingClientRect();
    // Of a text, its first lines: a long one is larger than the window.
    const middle = focused.localName === 'textarea' ? top + 12 : (top + bottom) / 2;
    const found = document.elementFromPoint((left + right) / 2, middle);
    return { name: name.trim(), isInSight: found !== null && shown.contains(found) };
  });
