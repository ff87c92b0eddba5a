import { cpSync, existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { ensureBrowser } from '../../scripts/browser.ts';
import { ADMIN } from './staff.ts';

// The workers read this file again: what is chosen once goes to them by the environment.
const port = (process.env['E2E_PORT'] ??= String(20_000 + (process.pid % 20_000)));
const dataDir = (process.env['E2E_DATA_DIR'] ??= newData());

/** Empty, or a copy of a published demo, where one is given. */
function newData(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kheya-e2e-'));
  const demo = process.env['E2E_DEMO'] ?? '';
  if (existsSync(demo))
    cpSync(demo, folder, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true });
  return folder;
}

export const launchOptions = (kind: Parameters<typeof ensureBrowser>[0]) => ({
  executablePath: ensureBrowser(kind),
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
});

/** Every page and dialog by every rule takes long: a command of its own. */
export const LONG = [
  'pages.spec.ts',
  'dialogs.spec.ts',
  'floating.spec.ts',
  'bengali-pages.spec.ts',
  'typed-texts.spec.ts',
];
/** So do pictures of all pages, and they are those of one browser. */
export const LOOKS = 'looks.spec.ts';

export default defineConfig({
  testDir: '.',
  testIgnore: [...LONG, LOOKS],
  outputDir: '../../test-results',
  // All tests look at one product, and its content is theirs to change.
  workers: 1,
  // A machine that is busy with something else is slow, not wrong.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'en-GB',
    timezoneId: 'Asia/Dhaka',
    // What it keeps would answer in place of what a test answers. Its own tests let it in.
    serviceWorkers: 'block',
    launchOptions: launchOptions('headless'),
  },
  // The product as a newcomer starts it, or as it is on the next day.
  webServer: {
    command: 'node scripts/start.mjs',
    cwd: join(import.meta.dirname, '../..'),
    url: `http://127.0.0.1:${port}/bn`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      PORT: port,
      DATA_DIR: dataDir,
      SITE_URL: 'http://localhost:8000',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
    },
  },
});
