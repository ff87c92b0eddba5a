import type { Page } from '@playwright/test';
import { enter } from './cms.ts';
import { expect, test } from './test.ts';

const PATHS = [
  '/',
  '/tours',
  '/tours/sundarbans-boat-journey',
  '/visa-services',
  '/contact',
  '/faq',
];

/** Transitions that move or resize an element, by its class and what changes. */
const movements = (page: Page) =>
  page.evaluate(() => {
    const moving = /^(?:all|translate|scale|rotate|transform|inset|top|left|width|height)/;
    const found = [...document.querySelectorAll('body, body *')].flatMap((element) => {
      const { transitionProperty, transitionDuration } = getComputedStyle(element);
      const durations = transitionDuration.split(', ').map(parseFloat);
      return transitionProperty
        .split(', ')
        .filter((name, nth) => moving.test(name) && durations[nth % durations.length]! > 0.01)
        .map((name) => `${element.localName}.${element.getAttribute('class')} ${name}`);
    });
    return [...new Set(found)];
  });

for (const path of PATHS)
  test(`on ${path} nothing slides or grows for a visitor who asks for less motion`, async ({
    page,
  }) => {
    await page.goto(path);
    expect(await movements(page)).toEqual([]);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect(await movements(page)).not.toEqual([]);
  });

/** Animations that go on for ever. */
const endless = (page: Page) =>
  page.evaluate(
    () =>
      document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations === Infinity)
        .length,
  );

test('the CMS waits without turning anything for staff who ask for less motion', async ({
  page,
}) => {
  await enter(page);
  // Answered by nobody, and told by no stream.
  await page.route(/\/api\/v1\/publishing(\/stream)?$/, () => {});
  await page.goto('/cms');
  await expect(page.getByText('Checking the site…')).toBeVisible();
  expect(await endless(page)).toBe(0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect.poll(() => endless(page)).not.toBe(0);
});
