import type { Locator } from '@playwright/test';
import { signIn } from './cms.ts';
import { expect, test } from './test.ts';
import { BUSY, call, expectAccessible, overflow, toast } from './walk.ts';

test.beforeEach(({ page }) => signIn(page));

test('on its way, failed and empty are three different things on the dashboard', async ({
  page,
}) => {
  let answer: 'wait' | 'fail' | 'go' = 'wait';
  const waiting: (() => void)[] = [];
  await page.route(
    /api\/v1\/(contact-submissions|audit-log|blog-posts|tour-packages)\b/,
    async (route) => {
      if (answer === 'wait') await new Promise<void>((resolve) => waiting.push(resolve));
      return answer === 'go' ? route.fallback() : route.fulfill(BUSY);
    },
  );
  await page.reload();
  const empties = [
    'Nobody wrote in the last 7 days.',
    'Nothing was changed yet.',
    'Everything is said in both languages.',
  ];
  const noneIsSaid = () =>
    Promise.all(empties.map((words) => expect(page.getByText(words)).toHaveCount(0)));
  await expect(page.getByText('Loading…')).toHaveCount(3);
  await expect(page.getByText('Counting…').first()).toBeVisible();
  await noneIsSaid();
  answer = 'fail';
  waiting.forEach((resolve) => resolve());
  for (const words of [
    'The messages could not be loaded.',
    'The last changes could not be loaded.',
    'Not every list could be loaded: more may be missing.',
    'Not counted',
  ])
    await expect(page.getByText(words).first()).toBeVisible();
  await noneIsSaid();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  answer = 'go';
  // One step for all: a button goes as soon as its list comes by itself.
  await page
    .getByRole('button', { name: 'Try again' })
    .evaluateAll((buttons: HTMLElement[]) => buttons.forEach((button) => button.click()));
  await expect(page.getByText('could not be loaded')).toHaveCount(0, { timeout: 40_000 });
});

test('counts lead to their lists, and a quick action opens its form', async ({ page }) => {
  for (const [label, heading] of [
    ['Tour Packages', 'Tour Packages'],
    ['Contact Submissions', 'Contact Submissions'],
  ] as const) {
    await page.goto('/cms/dashboard');
    await page.getByRole('list', { name: 'Counts' }).getByRole('link', { name: label }).click();
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
  }
  for (const [action, form] of [
    ['Add Tour', 'Tour Package'],
    ['New Blog', 'Blog Post'],
    ['Add Visa Service', 'Visa Service'],
    ['Add Umrah', 'Umrah Package'],
  ] as const) {
    await page.goto('/cms/dashboard');
    await page.getByRole('button', { name: action }).click();
    await expect(page.getByRole('form', { name: form })).toBeVisible();
  }
});

test('a list that is on its way or failed counts nothing, and neither are the targets blank', async ({
  page,
}) => {
  let answer: 'wait' | 'fail' | 'go';
  let waiting: (() => void)[];
  await page.route(/api\/v1\/(contact-submissions|tour-packages|publishing)\b/, async (route) => {
    if (answer === 'wait') await new Promise<void>((resolve) => waiting.push(resolve));
    return answer === 'go' ? route.fallback() : route.fulfill(BUSY);
  });
  const seen: readonly [
    path: string,
    region: Locator,
    onItsWay: RegExp,
    failed: RegExp,
    there: RegExp,
  ][] = [
    [
      'contacts',
      page.getByRole('group', { name: 'Box' }),
      /^InboxCounting…Suspected spamCounting…$/,
      /^InboxNot countedSuspected spamNot counted$/,
      /^Inbox\d+Suspected spam\d+$/,
    ],
    [
      'tours',
      page.getByRole('button', { name: 'Missing Bengali' }),
      /Counting…$/,
      /Not counted$/,
      /\d+$/,
    ],
    [
      'publishing',
      page.getByRole('region', { name: 'Targets' }),
      /Loading…$/,
      /The targets could not be loaded\./,
      /This website/,
    ],
  ];
  for (const [path, region, onItsWay, failed, there] of seen) {
    answer = 'wait';
    waiting = [];
    await page.goto(`/cms/${path}`);
    await expect(region).toHaveText(onItsWay);
    answer = 'fail';
    waiting.forEach((resolve) => resolve());
    await expect(region).toHaveText(failed);
    await expectAccessible(page);
    answer = 'go';
    await page.reload();
    await expect(region).toHaveText(there);
  }
});

test('how many wrote in the last 7 days leads to their messages', async ({ page }) => {
  const leads: { id: string }[] = [];
  for (let n = 1; n <= 7; n++) {
    const lead = { name: `Week visitor ${n}`, message: 'Hello' };
    leads.push(await call(page, 'POST', '/contact-submissions', lead));
  }
  const [old] = leads;
  await page.route(/api\/v1\/contact-submissions(\?|$)/, async (route) => {
    const answer = await route.fetch();
    const found = (await answer.json()) as { id: string; created_at: string }[];
    const aged = { created_at: '2025-01-01T00:00:00.000Z' };
    const json = found.map((lead) => (lead.id === old!.id ? { ...lead, ...aged } : lead));
    return route.fulfill({ response: answer, json });
  });
  try {
    await page.goto('/cms/dashboard');
    await page.getByRole('link', { name: /\d+ in the last 7 days/ }).click();
    await expect(page).toHaveURL(/\/cms\/contacts\?since=week$/);
    await expect(page.getByRole('combobox', { name: 'Received' })).toHaveValue('week');
    await expect(page.getByRole('button', { name: 'View Week visitor 7' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'View Week visitor 1' })).toHaveCount(0);
    await page.getByRole('combobox', { name: 'Received' }).selectOption('At any time');
    await expect(page.getByRole('button', { name: 'View Week visitor 1' })).toHaveCount(1);
  } finally {
    // A request that is still held would fail the test after this one.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    for (const { id } of leads) await call(page, 'DELETE', `/contact-submissions/${id}`);
  }
});

test('another name of a country that has a visa is warned of', async ({ page }) => {
  const names = (await call<{ country_name: string }[]>(page, 'GET', '/visa-services')).map(
    ({ country_name }) => country_name,
  );
  expect(names).toContain('United Kingdom');
  await page.goto('/cms/visa');
  await page.getByRole('button', { name: 'Add Visa Service' }).click();
  const form = page.getByRole('form', { name: 'Visa Service' });
  await form
    .getByRole('textbox', { name: /^Country.* English$/ })
    .first()
    .fill('Uk');
  await expect(form).toContainText(
    'There is a visa service for this country already: United Kingdom',
  );
});

test('a toast says why, at a desk, too', async ({ page }) => {
  await page.goto('/cms/tours');
  await expect(page.getByRole('switch').first()).toBeVisible();
  await page.route('**/api/v1/tour-packages/**', (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.abort(),
  );
  await page.getByRole('switch').first().click();
  const said = toast(page, 'Failed to update availability');
  await expect(said).toContainText('The server cannot be reached.');
});
