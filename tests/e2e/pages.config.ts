import { defineConfig } from '@playwright/test';
import ordinary, { LONG } from './playwright.config.ts';

export default defineConfig({
  ...ordinary,
  testIgnore: [],
  testMatch: [...LONG, 'effects.spec.ts'],
  use: { ...ordinary.use, contextOptions: { reducedMotion: 'no-preference' } },
});
