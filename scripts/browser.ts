import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * The path of a Chromium to test with: the one of CHROMIUM, the system's, Playwright's own, or one
 * that is installed now.
 */
export function ensureBrowser(): string {
  return found() ?? installed() ?? fail();
}

function found(): string | undefined {
  const given = process.env['CHROMIUM'];
  return [given, ...INSTALLED, chromium.executablePath()].find((path) => path && existsSync(path));
}

/** Each way in turn; a machine that has one of them is enough. */
const ways: readonly (readonly [string, ...string[]])[] = [
  [process.execPath, 'node_modules/@playwright/test/cli.js', 'install', 'chromium'],
  ['apt-get', 'update'],
  ['apt-get', 'install', '--yes', '--no-install-recommends', 'chromium'],
];

function installed(): string | undefined {
  console.info('Installing a browser for the tests …');
  for (const [command, ...args] of ways) {
    spawnSync(command, args, { stdio: 'ignore' });
    const path = found();
    if (path) return path;
  }
  return undefined;
}

function fail(): never {
  throw new Error('The tests need Chromium: install it, or name it in CHROMIUM');
}
