import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { signInToApi, untilLive, type Staff } from './api.ts';
import { enter } from './cms.ts';
import { passOn } from './front-server.ts';
import { launchOptions } from './playwright.config.ts';
import { expect, test } from './test.ts';
import { expectAccessible, overflow } from './walk.ts';

/** A person's browser: that of the tests says that it is a machine's. */
const PERSON =
  'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
/** Most that the beacon may add to a page, compressed. */
const MOST_BYTES = 512;
const SCRIPT_OF_BEACON = /<script\b[^>]*>(?:(?!<\/script>).)*sendBeacon.*?<\/script>/s;
const READ_MS = 3_000;
const TOUR = '/tours/sundarbans-boat-journey';

interface Sums {
  views: number;
  forms: number;
  calls: number;
  whatsapp: number;
}
const sumsOf = async (staff: Staff, path: string): Promise<Sums> => {
  const query = new URLSearchParams({ path, days: '7' });
  const { views, forms, calls, whatsapp } = await staff.get<Sums>(`/page-counts/funnel?${query}`);
  return { views, forms, calls, whatsapp };
};

let browser: Browser;
let server: Server;
let url: string;
/** Bodies of what was counted: a test's own view misses requests of a page that is being left. */
let sent: unknown[] = [];

test.beforeAll(async ({ baseURL }) => {
  const options = launchOptions('headless');
  // As a context's own it would not be that of these requests.
  browser = await chromium.launch({
    ...options,
    args: [...options.args, `--user-agent=${PERSON}`],
  });
  server = createServer((asked, answer) => {
    const passed = passOn(baseURL, asked, answer);
    if (asked.url!.endsWith('/page-counts'))
      void text(asked).then((body) => {
        sent.push(JSON.parse(body));
        passed.end(body);
      });
    else asked.pipe(passed);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
test.afterAll(async () => {
  await browser.close();
  server.closeAllConnections();
  server.close();
});
test.beforeEach(() => (sent = []));

/** A new visitor's phone. */
const phone = () =>
  browser.newContext({
    baseURL: url,
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  });

/** A page at which time stands still until it is told to go on. */
async function open(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1_000);
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  return page;
}

test('a visit is told once, when its page is left: that it was read, a call, a chat and a form', async ({
  request: api,
}) => {
  const staff = await signInToApi(api);
  const before = await sumsOf(staff, TOUR);
  const context = await phone();
  const page = await open(context, `/bn${TOUR}`);
  // Cancelled clicks: no call begins, and no chat opens.
  await page.evaluate(() =>
    document.addEventListener('click', (event) => {
      if ((event.target as Element).closest('[href^="tel:"], [href*="wa.me"]'))
        event.preventDefault();
    }),
  );
  for (let n = 0; n < 2; n++) await page.locator('.bar a[href^="tel:"]').click();
  await page.locator('a.whatsapp').click();
  for (let n = 0; n < 2; n++) {
    await page.locator('.bar .button').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await page.clock.fastForward(10 * READ_MS);
  expect(sent).toEqual([]);
  await page.goto('/thank-you');
  const after = {
    views: before.views + 1,
    forms: before.forms + 1,
    calls: before.calls + 1,
    whatsapp: before.whatsapp + 1,
  };
  await expect.poll(() => sumsOf(staff, TOUR)).toEqual(after);
  const kinds = ['view', 'call', 'whatsapp', 'form'];
  expect(sent).toEqual([{ path: `/bn${TOUR}`, kinds }]);
  await context.close();
});

test('a page that is left unread tells nothing; looked at for three seconds it does', async ({
  request: api,
}) => {
  const staff = await signInToApi(api);
  const before = await sumsOf(staff, '/about');
  const context = await phone();
  const page = await open(context, '/flights');
  await page.goto('/about');
  await page.clock.fastForward(READ_MS);
  await page.goto('/thank-you');
  const after = { ...before, views: before.views + 1 };
  await expect.poll(() => sumsOf(staff, '/about')).toEqual(after);
  expect(sent).toEqual([{ path: '/about', kinds: ['view'] }]);
  await context.close();
});

for (const [wish, value] of [
  ['doNotTrack', '1'],
  ['globalPrivacyControl', true],
] as const)
  test(`whoever asks not to be followed by ${wish} is told of to nobody`, async () => {
    const context = await phone();
    await context.addInitScript(
      ([name, asked]) => Object.defineProperty(navigator, name, { value: asked }),
      [wish, value] as const,
    );
    const page = await open(context, '/contact');
    await page.locator('form input:visible').first().click();
    await page.clock.fastForward(10 * READ_MS);
    await page.goto('/thank-you');
    await context.close();
    // One that is counted: whatever came before it has come.
    const other = await phone();
    const read = await open(other, '/about');
    await read.clock.fastForward(READ_MS);
    await read.goto('/thank-you');
    await expect.poll(() => sent).toEqual([{ path: '/about', kinds: ['view'] }]);
    await other.close();
  });

test('switched off, pages have no script for it; switched on, it takes half a kilobyte at most', async ({
  request: api,
}) => {
  const staff = await signInToApi(api);
  const contacts = await staff.get<{ id: string; is_active: boolean }[]>(
    '/site-management/contact-info',
  );
  const path = `/site-management/contact-info/${contacts.find((each) => each.is_active)!.id}`;
  const pages = ['/', '/contact', '/bn', `/bn${TOUR}`, '/blog'];
  const texts = async () => {
    const found: string[] = [];
    for (const page of pages) found.push(await (await api.get(page)).text());
    return found;
  };
  const on = await texts();
  await staff.change(path, { counts_visits: false });
  try {
    await untilLive(staff);
    const off = await texts();
    for (const [n, page] of pages.entries()) {
      expect(on[n], page).toContain('sendBeacon');
      expect(off[n], page).not.toMatch(/sendBeacon|page-counts/);
      // Of the same text: staff of other tests may change the page meanwhile.
      const without = on[n]!.replace(SCRIPT_OF_BEACON, '');
      const added = brotliCompressSync(on[n]!).length - brotliCompressSync(without).length;
      test.info().annotations.push({ type: `bytes on ${page}`, description: String(added) });
      expect(added, page).toBeGreaterThan(100);
      expect(added, page).toBeLessThanOrEqual(MOST_BYTES);
    }
  } finally {
    await staff.change(path, { counts_visits: true });
    await untilLive(staff);
  }
  for (const unlisted of ['/thank-you', '/nowhere'])
    expect(await (await api.get(unlisted)).text()).not.toContain('sendBeacon');
});

test('staff see pages by leads, what came of one, and the tables behind all charts', async ({
  page,
  request: api,
}) => {
  const staff = await signInToApi(api);
  const context = await phone();
  const read = await open(context, '/bn/umrah');
  await read.clock.fastForward(READ_MS);
  await read.goto('/thank-you');
  await context.close();
  const lead = { name: 'Counted', message: 'Hello', page: '/bn/umrah', language: 'bn' };
  const { id } = await staff.create('/contact-submissions', lead);
  await expect.poll(async () => (await sumsOf(staff, '/umrah')).views).toBeGreaterThan(0);
  try {
    await enter(page);
    await page.goto('/cms/numbers?language=bn&days=7');
    const table = page.getByRole('table', { name: 'Pages', exact: true });
    const row = table.getByRole('row', { name: /^\/umrah(?!\/)/ });
    await expect(row).toBeVisible();
    await row.getByRole('button', { name: '/umrah', exact: true }).click();
    await expect(page).toHaveURL(/page=%2Fumrah/);
    const funnel = page.getByRole('region', { name: 'What came of /umrah' });
    await expect(funnel.getByRole('list', { name: 'Funnel' })).toContainText(/Leads1/);
    await expect(
      funnel.getByRole('img', { name: /^Leads from .*: 1 lead, most on / }),
    ).toBeVisible();
    for (const summary of await page.getByText('As a table').all()) await summary.click();
    await expect(page.getByRole('table', { name: 'Leads and answers by hour' })).toBeVisible();
    await table.getByRole('button', { name: 'Views', exact: true }).click();
    await expect(table.getByRole('columnheader', { name: 'Views' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await expectAccessible(page);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  } finally {
    await staff.remove(`/contact-submissions/${id}`);
  }
});

test('figures of one span never stand under the name of another', async ({
  page,
  request: api,
}) => {
  const staff = await signInToApi(api);
  const lead = { name: 'Counted', message: 'Hello', page: '/bn/umrah', language: 'bn' };
  const { id } = await staff.create('/contact-submissions', lead);
  const held = Promise.withResolvers<void>();
  await page.route(/page-counts\?.*days=90/, async (route) => {
    await held.promise;
    await route.abort();
  });
  try {
    await enter(page);
    await page.goto('/cms/numbers?days=7');
    const table = page.getByRole('table', { name: 'Pages', exact: true });
    await expect(table).toBeVisible();
    await page.getByLabel('Days').selectOption('Last 90 days');
    await expect(page.getByText('Loading…')).toBeVisible();
    await expect(table).toBeHidden();
    held.resolve();
    await expect(page.getByText('The numbers could not be loaded.')).toBeVisible();
    await page.unroute(/page-counts\?.*days=90/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(table).toBeVisible();
  } finally {
    held.resolve();
    await staff.remove(`/contact-submissions/${id}`);
  }
});
