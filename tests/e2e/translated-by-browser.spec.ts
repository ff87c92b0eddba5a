import type { Page } from '@playwright/test';
import { openModule } from './catalogue.ts';
import { enter } from './cms.ts';
import { ADMIN } from './staff.ts';
import { expect, test } from './test.ts';

/** Does what browsers do that translate a page: every text that is not exempt goes into elements of their own. */
const translate = (page: Page) =>
  page.addInitScript(() => {
    const isExempt = (parent: HTMLElement) =>
      !parent.translate || parent.closest('script, style, textarea, font') !== null;
    const wrap = (text: Text) => {
      const parent = text.parentElement;
      if (!parent || !/\p{L}/u.test(text.data) || isExempt(parent)) return;
      const outer = document.createElement('font');
      outer.append(document.createElement('font'));
      outer.firstElementChild!.textContent = text.data;
      text.replaceWith(outer);
    };
    const wrapAll = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts = root instanceof Text ? [root] : [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(wrap);
    };
    addEventListener('DOMContentLoaded', () => {
      wrapAll(document.body);
      new MutationObserver((changes) => {
        for (const { type, target, addedNodes } of changes)
          (type === 'characterData' ? [target] : [...addedNodes]).forEach(wrapAll);
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
  });

test('a browser that translates pages leaves the CMS as it is, and every step of it works', async ({
  page,
}) => {
  await translate(page);
  await page.goto('/cms');
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password').fill('not the password');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Unauthorized: Wrong e-mail or password')).toBeVisible();
  await page.getByLabel('Password').fill(ADMIN.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await openModule(page, 'reply-templates', 'Reply Templates');
  await page.getByRole('button', { name: 'Add Reply Template' }).first().click();
  const form = page.getByRole('form', { name: 'Reply Template' });
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true');
  await form.getByLabel('Name').fill('Beside a translator');
  await form.getByLabel('Text English').fill('Hello');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Created successfully')).toBeVisible();
  await page.getByRole('button', { name: 'Delete Beside a translator' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Deleted successfully')).toBeVisible();
  await expect(page.locator('font')).toHaveCount(0);
});

test('a program that moves what is on the screen leaves a way on, and what was typed', async ({
  page,
}) => {
  await enter(page);
  await page.goto('/cms/reply-templates/new');
  const form = page.getByRole('form', { name: 'Reply Template' });
  await form.getByLabel('Name').fill('Typed beside an extension');
  await page.evaluate(() => {
    const screen = document.getElementById('root')!.firstElementChild!;
    const frame = document.createElement('div');
    screen.replaceWith(frame);
    frame.append(screen);
  });
  await page.route('**/api/v1/reply-templates', (route) =>
    route.fulfill({ status: 401, json: { detail: 'Unauthorized' } }),
  );
  await form.getByLabel('Text English').fill('Hello');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('This screen could not be loaded');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Load again' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await enter(page);
  await page.goto('/cms/reply-templates/new');
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(form.getByLabel('Name')).toHaveValue('Typed beside an extension');
  await expect(form.getByLabel('Text English')).toHaveValue('Hello');
});
