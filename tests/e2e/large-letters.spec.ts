import { chromium, expect, test } from '@playwright/test';
import { sidewaysOverflow } from './page-checks.ts';
import { launchOptions } from './playwright.config.ts';
import { ADDRESSES } from './routes.ts';
import { tornWords } from './torn-words.ts';

/** The browser's own setting: media queries and lengths in rem follow it. */
const TWICE = '--blink-settings=defaultFontSize=32';

test('with letters of twice the size on a phone no page moves sideways, and no word is torn', async ({
  baseURL,
}) => {
  const { executablePath, args } = launchOptions('headless');
  const browser = await chromium.launch({ executablePath, args: [...args, TWICE] });
  try {
    const page = await browser.newPage({
      baseURL: baseURL!,
      viewport: { width: 320, height: 640 },
    });
    const faults: string[] = [];
    for (const { path } of ADDRESSES) {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      const found = [...(await sidewaysOverflow(page)), ...(await tornWords(page))];
      faults.push(...found.map((fault) => `${path}: ${fault}`));
    }
    expect(faults).toEqual([]);
  } finally {
    await browser.close();
  }
});
