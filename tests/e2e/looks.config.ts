import { defineConfig } from '@playwright/test';
import ordinary, { launchOptions, LOOKS } from './playwright.config.ts';

export default defineConfig({
  ...ordinary,
  testIgnore: [],
  testMatch: LOOKS,
  use: { ...ordinary.use, launchOptions: launchOptions('whole') },
  snapshotPathTemplate: '{testDir}/looks/{arg}{ext}',
  expect: {
    ...ordinary.expect,
    toHaveScreenshot: { maxDiffPixelRatio: 0.002, animations: 'disabled' },
  },
});
