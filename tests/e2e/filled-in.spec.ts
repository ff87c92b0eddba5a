import type { Locator, Page } from '@playwright/test';
import { leadsOf, withoutLimit } from './leads.ts';
import { expect, test } from './test.ts';

/** Password managers and browsers that set a value tell of it by these events. */
const MANNERS: Readonly<Record<string, readonly string[]>> = {
  'both events': ['input', 'change'],
  'one event': ['change'],
  'no event': [],
};

const PRESSES = {
  mouse: (page: Page, button: Locator) =>
    button.boundingBox().then((box) => page.mouse.click(box!.x + 20, box!.y + 10)),
  Enter: (page: Page) => page.keyboard.press('Enter'),
};

const set = (field: Locator, value: string, events: readonly string[]) =>
  field.evaluate(
    (element: HTMLInputElement, [filled, types]) => {
      element.value = filled;
      for (const type of types) element.dispatchEvent(new Event(type, { bubbles: true }));
    },
    [value, events] as const,
  );

for (const [manner, events] of Object.entries(MANNERS))
  for (const [by, press] of Object.entries(PRESSES))
    test(`a callback is asked for by ${by} where a number was filled in with ${manner}`, async ({
      page,
      request,
    }) => {
      const who = `Filled by ${by}, ${manner}`;
      await withoutLimit(page, request);
      await page.goto('/');
      await page.locator('#home [commandfor="quick-booking"]').click();
      const form = page.locator('#quick-booking-form');
      await expect(form).toHaveAttribute('novalidate');
      await set(form.locator('[name="name"]'), who, events);
      await set(form.locator('[name="phone"]'), '01711-000000', events);
      await press(page, form.locator('[type="submit"]'));
      await expect(page.locator('.toast')).toContainText('Success!');
      const named = async () =>
        (await leadsOf(request, who)).filter(({ name }) => name === who).length;
      await expect.poll(named).toBe(1);
    });
