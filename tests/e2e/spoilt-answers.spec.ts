import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { passOn } from './front-server.ts';
import { expect, test as base } from './test.ts';

type Answer = (asked: IncomingMessage, answer: ServerResponse) => void;
interface Front {
  url: string;
  /** From here on, what everything is answered; nothing: as the product does. */
  instead: (answer?: Answer) => void;
}

/** A server between the visitor and the product, that spoils what passes. */
const test = base.extend<{ front: Front }>({
  front: async ({ baseURL, page }, use) => {
    let spoilt: Answer | undefined;
    const server = createServer((asked, answer) => {
      if (spoilt) spoilt(asked, answer);
      else asked.pipe(passOn(baseURL, asked, answer));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const instead: Front['instead'] = (answer) => {
      spoilt = answer;
      // Answers that never end would hold the connections of those that follow.
      server.closeAllConnections();
    };
    await use({ url, instead });
    await page.goto('about:blank');
    server.closeAllConnections();
    server.close();
  },
});
test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } });

const HTML = { 'content-type': 'text/html; charset=utf-8' };
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const keptText = (page: Page, path: string) =>
  page.evaluate(async (wanted) => {
    const found = await caches.match(new URL(wanted, location.href).href);
    return found?.text();
  }, path);

/** Opens the tours until they are kept. */
async function keepTours(page: Page, { url }: Front): Promise<{ headline: string; html: string }> {
  await page.goto(`${url}/tours`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect.poll(() => keptText(page, '/tours')).toContain('</html>');
  await expect.poll(() => keptText(page, '/bn/offline')).toContain('</html>');
  return {
    headline: (await title(page).textContent())!,
    html: (await keptText(page, '/tours'))!,
  };
}

const SPOILT: Record<string, (html: string) => Answer> = {
  'of which half came before the connection was lost': (html) => (_asked, answer) => {
    answer.writeHead(200, HTML).write(html.slice(0, html.length / 2), () => answer.destroy());
  },
  'of which half came and no more': (html) => (_asked, answer) => {
    answer.writeHead(200, HTML).write(html.slice(0, html.length / 2));
  },
  'of somebody else': () => (_asked, answer) => {
    answer.writeHead(200, HTML).end('<!doctype html><h1>Sign in to this network</h1>');
  },
  'of a host that wants a password': () => (_asked, answer) => {
    answer
      .writeHead(401, { ...HTML, 'www-authenticate': 'Basic realm="host"' })
      .end('<!doctype html><h1>Authorization required</h1>');
  },
  'that asks to come less often': () => (_asked, answer) => {
    answer.writeHead(429, HTML).end('<!doctype html><h1>Too many requests</h1>');
  },
};

for (const [kind, spoil] of Object.entries(SPOILT))
  test(`in place of a page ${kind}, the whole one that was kept is shown`, async ({
    page,
    front,
  }) => {
    const { headline, html } = await keepTours(page, front);
    front.instead(spoil(html));
    await page.goto(`${front.url}/tours`, { waitUntil: 'commit' });
    await expect(title(page)).toHaveText(headline);
    await expect(page.getByRole('contentinfo')).toBeAttached();
    expect(await keptText(page, '/tours')).toBe(html);
    expect(await keptText(page, '/offline')).toContain('You are offline');
    front.instead();
    await page.goto(`${front.url}/tours`);
    await expect(title(page)).toHaveText(headline);
  });

test('a page that comes slowly, part after part, is shown as it is now', async ({
  page,
  front,
}) => {
  const { html } = await keepTours(page, front);
  const now = html.replace(/(<h1[^>]*>)[^<]*/, '$1Slow and new');
  front.instead((asked, answer) => {
    if (asked.url !== '/tours') return void answer.destroy();
    answer.writeHead(200, HTML);
    // Longer in all than the service worker waits for the next part.
    const parts = [0, 1, 2, 3, 4].map((n) =>
      now.slice((n * now.length) / 5, ((n + 1) * now.length) / 5),
    );
    parts.forEach((part, n) => setTimeout(() => answer.write(part), n * 1_000));
    setTimeout(() => answer.end(), 4_500);
  });
  await page.goto(`${front.url}/tours`, { waitUntil: 'commit' });
  await expect(title(page)).toHaveText('Slow and new');
  await expect.poll(() => keptText(page, '/tours')).toBe(now);
});

test('neither a page in place of a file is kept as that file, nor where a page led to', async ({
  page,
  front,
}) => {
  await keepTours(page, front);
  front.instead((asked, answer) => {
    if (asked.url === '/other') answer.writeHead(200, HTML).end('<h1>Elsewhere</h1>');
    else if (asked.url === '/stock/a.webp') answer.writeHead(302, { location: '/other' }).end();
    else if (asked.url === '/stock/b.webp') answer.writeHead(200, HTML).end('<h1>Sign in</h1>');
    else answer.writeHead(302, { location: '/other' }).end();
  });
  for (const name of ['a', 'b'])
    await page.evaluate(async (path) => (await fetch(path)).text(), `/stock/${name}.webp`);
  await page.goto(`${front.url}/about`);
  await expect(title(page)).toHaveText('Elsewhere');
  for (const path of ['/stock/a.webp', '/stock/b.webp', '/about', '/other'])
    expect(await keptText(page, path), path).toBeUndefined();
  expect(await keptText(page, '/offline')).toContain('You are offline');
});

test('the second page is shown while what is to be kept of the first does not come', async ({
  page,
  front,
  baseURL,
}) => {
  front.instead((asked, answer) => {
    const isForKeeping = asked.url === '/tours' && asked.headers['sec-fetch-dest'] === 'empty';
    if (!isForKeeping) asked.pipe(passOn(baseURL, asked, answer));
  });
  await page.goto(`${front.url}/tours`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.goto(`${front.url}/about`, { waitUntil: 'commit' });
  await expect(page).toHaveTitle(/About/);
  await expect(page.getByRole('contentinfo')).toBeAttached();
});
