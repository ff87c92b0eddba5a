import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import { openModule } from './catalogue.ts';
import { enter } from './cms.ts';
import { expect, test } from './test.ts';

const folder = mkdtempSync(join(tmpdir(), 'kheya-dropped-'));
const text = join(folder, 'prices.txt');
writeFileSync(text, '12,500');

/** Drags a file or folder of the machine onto the middle of this, as from the desktop. */
async function drop(target: Locator, path: string): Promise<void> {
  const page = target.page();
  const { x, y, width, height } = (await target.boundingBox())!;
  const devtools = await page.context().newCDPSession(page);
  const at = { x: x + width / 2, y: y + height / 2 };
  const data = { items: [], files: [path], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await devtools.send('Input.dispatchDragEvent', { type, ...at, data });
  await devtools.detach();
}

test('a file that misses what takes pictures is not opened by the browser', async ({ page }) => {
  await enter(page);
  await page.goto('/cms/tours/sundarbans-boat-journey');
  const form = page.getByRole('form', { name: 'Tour Package' });
  await form.getByLabel('Price (৳)').fill('12345');
  let left = 0;
  page.context().on('page', () => left++);
  page.on('dialog', () => left++);
  await drop(page.getByRole('dialog').getByRole('heading').first(), text);
  await drop(form.getByText('Price (৳)'), text);
  const zone = form.getByText(/^JPG, PNG, GIF, WebP/).first();
  await zone.scrollIntoViewIfNeeded();
  await drop(zone, text);
  await expect(form.getByText('Only JPG, PNG, GIF and WebP pictures can be')).toBeVisible();
  await expect(form.getByLabel('Price (৳)')).toHaveValue('12345');
  expect(left).toBe(0);
});

test('a folder that is dropped as a picture is named as what cannot be read', async ({ page }) => {
  await enter(page);
  await openModule(page, 'media', 'Media Library');
  await drop(page.getByText(/^JPG, PNG, GIF, WebP/), folder);
  await expect(page.getByText(/^This cannot be read: it is a folder/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
});
