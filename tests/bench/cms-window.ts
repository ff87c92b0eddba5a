import type { Page } from '@playwright/test';
import { ADMIN } from '../harness/product.ts';

/** Pause between two keys, as of somebody who types fast. */
const KEY_MS = 80;
/** Event Timing omits events faster than this. */
const FAST_MS = 16;

/** The least value that so large a part of them does not exceed. */
export function quantile(values: readonly number[], part: number): number {
  const ordered = values.toSorted((a, b) => a - b);
  return ordered[Math.ceil(ordered.length * part) - 1]!;
}

export async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/cms`);
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password').fill(ADMIN.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
}

/**
 * Types into the search box what one record of the list has, and takes it back. Answers the
 * milliseconds from each key to the next paint, by the Event Timing API.
 */
export async function keystrokes(page: Page, typed: string): Promise<number[]> {
  await page.evaluate((threshold) => {
    const told: number[] = [];
    Object.assign(window, { told });
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries())
        if (name === 'keydown') told.push(duration);
    }).observe({
      type: 'event',
      durationThreshold: threshold,
      buffered: false,
    } as PerformanceObserverInit);
  }, FAST_MS);
  /** Below the heads and the record that is searched for. */
  const second = page.getByRole('row').nth(2);
  await second.waitFor();
  const box = page.getByRole('searchbox');
  await box.click();
  for (const key of typed) {
    await page.keyboard.press(key === ' ' ? 'Space' : key);
    await page.waitForTimeout(KEY_MS);
  }
  await second.waitFor({ state: 'detached' });
  for (let n = 0; n < typed.length; n++) {
    await page.keyboard.press('Backspace');
    await page.waitForTimeout(KEY_MS);
  }
  await second.waitFor();
  const told = await page.evaluate(() => (window as unknown as { told: number[] }).told);
  const untold = Array.from({ length: Math.max(0, typed.length * 2 - told.length) }, () => FAST_MS);
  return [...told, ...untold];
}
