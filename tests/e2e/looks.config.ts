import { defineConfig } from '@playwright/test';
import ordinary, { LOOKS } from './playwright.config.ts';

export default defineConfig({
  ...ordinary,
  testIgnore: [],
  testMatch: LOOKS,
  snapshotPathTemplate: '{testDir}/looks/{arg}{ext}',
  expect: { toHaveScreenshot: { maxDiffPixelRatio: 0.002, animations: 'disabled' } },
});
