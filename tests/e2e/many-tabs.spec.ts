import type { Request } from '@playwright/test';
import { enter, openTours } from './cms.ts';
import { expect, test } from './test.ts';

/** More than a browser opens connections to a server by HTTP/1.1. */
const TABS = 8;

const isStream = (request: Request) => request.url().endsWith('/publishing/stream');

test('many tabs of an account all work, share a stream, and hand it on', async ({ page }) => {
  const context = page.context();
  let streams = 0;
  context.on('request', (request) => {
    if (isStream(request)) streams++;
  });
  await enter(page);
  const tabs = [page];
  while (tabs.length < TABS) tabs.push(await context.newPage());
  for (const tab of tabs) {
    await tab.goto('/cms');
    await expect(tab.locator('#main')).toBeVisible();
  }
  await openTours(tabs.at(-1)!);
  expect(streams).toBe(1);

  // The first has the stream: when it is closed, another goes on at once.
  const next = context.waitForEvent('request', isStream);
  await page.close();
  await next;
  await openTours(tabs[1]!);
});
