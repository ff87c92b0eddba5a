import { expect, test } from './test.ts';

test('the ribbon, the menu and the footer say what they must', async ({ page }) => {
  await page.goto('/');
  const banner = page.getByRole('banner');
  await expect(banner.getByText('24/7 Available')).toBeVisible();
  await expect(banner.locator('a[href^="tel:"]').first()).toHaveAttribute('href', /^tel:\+?\d+$/);
  await expect(banner.locator('a[href^="mailto:"]')).toHaveCount(1);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Admin Panel' })).toHaveAttribute('href', '/cms');
  await expect(footer).toContainText('2025');
  await page.goto('/bn');
  await expect(page.getByRole('banner')).toContainText('২৪/৭');
});

test('the navigation turns solid after 50 pixels', async ({ page }) => {
  await page.goto('/tours');
  const bar = page.getByRole('navigation', { name: 'Main' });
  await page.evaluate(() => window.scrollTo(0, 50));
  await expect(bar).not.toHaveAttribute('data-scrolled');
  await page.evaluate(() => window.scrollTo(0, 51));
  await expect(bar).toHaveAttribute('data-scrolled');
});

test('the language link leads to the same place of the same page', async ({ page }) => {
  await page.goto('/tours/istanbul-cappadocia#itinerary');
  await page.getByText('বাং', { exact: true }).click();
  await expect(page).toHaveURL(/\/bn\/tours\/istanbul-cappadocia#itinerary$/);
  await page.getByText('ENG', { exact: true }).click();
  await expect(page).toHaveURL(/\/tours\/istanbul-cappadocia#itinerary$/);
});

test('the language link takes along what is searched and filtered', async ({ page }) => {
  for (const address of ['tours?destination=indonesia', 'search?q=visa']) {
    await page.goto(`/bn/${address}`);
    await page.getByText('ENG', { exact: true }).click();
    await expect(page).toHaveURL(new URL(`/${address}`, page.url()).href);
  }
});

test('the language link takes along what is typed in a form, once', async ({ page }) => {
  const field = (name: string) => page.locator(`#contact-form [name="${name}"]`);
  await page.goto('/contact');
  await field('phone').fill('01711000000');
  await field('service').selectOption('visa');
  await field('message').fill('কত দিন লাগবে?');
  await page.getByText('বাং', { exact: true }).click();
  await expect(page).toHaveURL(/\/bn\/contact$/);
  await expect(field('phone')).toHaveValue('01711000000');
  await expect(field('service')).toHaveValue('visa');
  await expect(field('message')).toHaveValue('কত দিন লাগবে?');
  await expect(field('name')).toHaveValue('');
  await page.goto('/bn/contact?again');
  await expect(field('phone')).toHaveValue('');
});

test('links of the ribbon are as large as a finger, and end where the next begins', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  for (const path of ['/', '/bn']) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const email = page.getByRole('banner').locator('.email');
    const lines = await email.evaluate(
      (text) => text.getBoundingClientRect().height / parseFloat(getComputedStyle(text).lineHeight),
    );
    expect(Math.round(lines)).toBe(1);
    let end = 0;
    for (const link of await page.getByRole('banner').locator('.ribbon a').all()) {
      const box = (await link.boundingBox())!;
      expect(box.x).toBeGreaterThanOrEqual(end);
      end = box.x + box.width - 0.5;
      expect(box.width).toBeGreaterThanOrEqual(44);
      expect(box.x + box.width).toBeLessThanOrEqual(360);
      await link.evaluate((own, { x, y, width }) => {
        if (document.elementFromPoint(x + width / 2, y + 43) !== own)
          throw new Error('What is 43 pixels below its upper edge is no part of it');
      }, box);
    }
  }
});

test('the focus ring of a link in the ribbon is clear of its icon and its letters', async ({
  page,
}) => {
  for (const width of [390, 900, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/', '/bn']) {
      await page.goto(path);
      await page.locator('.skip').focus();
      for (const link of await page.getByRole('banner').locator('.ribbon a').all()) {
        await page.keyboard.press('Tab');
        await expect(link).toBeFocused();
        const room = await link.evaluate((a) => {
          const inset = -Number.parseFloat(getComputedStyle(a).outlineOffset);
          const { left, right } = a.getBoundingClientRect();
          const parts = [...a.children].map((part) => part.getBoundingClientRect());
          return parts
            .filter((part) => part.width > 0)
            .map((part) => Math.min(part.left - left, right - part.right) - inset);
        });
        expect(Math.min(...room), `${path} ${width}`).toBeGreaterThan(0);
      }
    }
  }
});

test('letters of twice the size have room in the ribbon and the bar', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  for (const path of ['/', '/bn']) {
    await page.goto(path);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const cut = await page
      .locator('.ribbon, .ribbon p span, .bar, .bar .brand, .bar [data-language-link]')
      .evaluateAll((all) =>
        all
          .filter(
            (each) =>
              each.scrollHeight > each.clientHeight + 1 || each.scrollWidth > each.clientWidth + 1,
          )
          .map(({ className, outerHTML }) => className || outerHTML),
      );
    expect(cut).toEqual([]);
  }
});

test('the menu of a phone opens, closes on Escape and when a link is chosen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/bn');
  const button = page.locator('[popovertarget="main-menu"]');
  const menu = page.locator('#main-menu');
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await menu.getByRole('link', { name: 'ট্যুর' }).click();
  await expect(page).toHaveURL(/\/bn\/tours$/);
  await expect(page.locator('#main-menu')).toBeHidden();

  // At the end of the page the chat button has room below the last line.
  const gap = () =>
    page.evaluate(() => {
      scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
      const box = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
      return box('.whatsapp').top - box('.copyright a').bottom;
    });
  await expect.poll(gap).toBeGreaterThanOrEqual(0);
});

test('the menu of a phone closes when the keyboard goes on to the page beneath it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const button = page.locator('[popovertarget="main-menu"]');
  const menu = page.locator('#main-menu');
  await button.press('Enter');
  await expect(menu).toBeVisible();
  await menu.getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(menu).toBeVisible();
  await page.locator('.bar .container > a').last().focus();
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toBeVisible();
  await expect(menu).toBeHidden();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(page.locator('main :focus')).toBeInViewport();
});

test('a ninth item fits into the narrowest bar that has the menu', async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 800 });
  for (const path of ['/', '/bn']) {
    await page.goto(path);
    const links = page.locator('#main-menu a');
    await links.nth(1).evaluate((link) => {
      const item = link.parentElement!;
      item.parentElement!.append(item.cloneNode(true));
    });
    const heights = await links.evaluateAll((all) => all.map((each) => each.clientHeight));
    expect(heights, path).toEqual(heights.map(() => 44));
    expect(
      await links.evaluateAll((all) => all.filter((a) => a.scrollWidth > a.clientWidth).length),
    ).toBe(0);
    await expect(page.locator('[popovertarget="main-menu"]')).toBeHidden();
  }
});

test('the first Tab reaches a link past the menu', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('the chat button says hello in the language of the page', async ({ page }) => {
  for (const [path, word] of [
    ['/', 'Hello'],
    ['/bn', 'জানতে চাই'],
  ] as const) {
    await page.goto(path);
    const href = await page.locator('a.whatsapp').getAttribute('href');
    expect(href).toMatch(/^https:\/\/wa\.me\/880\d{10}\?text=/);
    expect(decodeURIComponent(href!)).toContain(word);
  }
});

test('the address in the ribbon leads to the map, from any page', async ({ page }) => {
  await page.goto('/tours');
  await page.getByRole('link', { name: /^Find us/ }).click();
  await expect(page.locator('#contact-map')).toBeInViewport();
  await page.goto('/bn');
  await page.getByRole('banner').locator('a[href="#contact-map"]').click();
  await expect(page).toHaveURL(/\/bn#contact-map$/);
  await expect(page.locator('#contact-map')).toBeInViewport();
});
