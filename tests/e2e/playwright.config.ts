import { cpSync, existsSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { ensureBrowser } from '../../scripts/browser.ts';
import { ADMIN } from './staff.ts';

/** Workers, each with a product of its own: tests of a product change its content. */
const workers = Number(process.env['E2E_WORKERS'] ?? 1);

// Workers load this file again: what the runner chose is passed to them by the environment.
const firstPort = Number(
  (process.env['E2E_PORT'] ??= String(20_000 + ((process.pid * workers) % 20_000))),
);
const folder = (process.env['E2E_FOLDER'] ??= mkdtempSync(join(tmpdir(), 'kheya-e2e-')));
const products = Array.from({ length: workers }, (_, n) => ({
  port: firstPort + n,
  dataDir: join(folder, String(n)),
}));

const worker = process.env['TEST_PARALLEL_INDEX'];
if (worker === undefined) for (const { dataDir } of products) makeData(dataDir);
const own = products[Number(worker ?? 0)]!;
process.env['E2E_DATA_DIR'] = own.dataDir;

/** A data folder: empty, or a copy of the published demo. */
function makeData(dataDir: string): void {
  const demo = process.env['E2E_DEMO'] ?? '';
  if (existsSync(demo))
    cpSync(demo, dataDir, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true });
  else mkdirSync(dataDir, { recursive: true });
}

export const launchOptions = (kind: Parameters<typeof ensureBrowser>[0]) => ({
  executablePath: ensureBrowser(kind),
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
});

/** Slow: every page and dialog by every rule; run by a command of its own. */
export const LONG = [
  'pages.spec.ts',
  'dialogs.spec.ts',
  'cms-dialogs.spec.ts',
  'floating.spec.ts',
  'bengali-pages.spec.ts',
  'typed-texts.spec.ts',
];
/** Slow as well, and the snapshots are of one browser. */
export const LOOKS = 'looks.spec.ts';

export default defineConfig({
  testDir: '.',
  testIgnore: [...LONG, LOOKS],
  outputDir: '../../test-results',
  workers,
  // Generous timeout: a busy machine is slow, not wrong.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    // A step that hangs is named, instead of the whole test.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    baseURL: `http://127.0.0.1:${own.port}`,
    locale: 'en-GB',
    timezoneId: 'Asia/Dhaka',
    // A service worker's cache would bypass `page.route`. Its own tests allow it.
    serviceWorkers: 'block',
    // Motion is painted frame by frame. Its own tests, and those of every page and dialog, allow it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: launchOptions('headless'),
  },
  // Starts the products with empty data, or with those of an earlier start.
  webServer: products.map(({ port, dataDir }) => ({
    command: 'node scripts/start.mjs',
    cwd: join(import.meta.dirname, '../..'),
    // Pages of an earlier start are served before the API is up.
    wait: { stdout: /Kheya is running/ },
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      PORT: String(port),
      DATA_DIR: dataDir,
      SITE_URL: 'http://localhost:8000',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      SHARE_IMAGES: 'none',
      BROCHURES: 'none',
      PRECOMPRESS: 'none',
    },
  })),
});
