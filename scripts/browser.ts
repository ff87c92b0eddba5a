import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Headless only, without window code: takes half of the processor's time for the same pages. */
const HEADLESS = '/usr/bin/chromium-headless-shell';

const WHOLE = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

type Kind = 'whole' | 'headless';

/** Paths by kind, best first, and the package to install. */
const kinds: Readonly<Record<Kind, { paths: readonly string[]; packaged: string }>> = {
  whole: { paths: WHOLE, packaged: 'chromium' },
  headless: { paths: [HEADLESS, ...WHOLE], packaged: 'chromium-headless-shell' },
};

/**
 * The path of a Chromium: of CHROMIUM, the system's, Playwright's own, or one installed now.
 * Screenshots need the full build, as visitors have it.
 */
export function ensureBrowser(kind: Kind = 'whole'): string {
  return found(kind) ?? installed(kind) ?? fail();
}

function found(kind: Kind): string | undefined {
  const paths = [process.env['CHROMIUM'], ...kinds[kind].paths, chromium.executablePath()];
  return paths.find((path) => path && existsSync(path));
}

const APT = ['install', '--yes', '--no-install-recommends'] as const;

/**
 * Installs the browser that is best for tests where another was found, while other work goes on: as
 * root on Debian, and unless CHROMIUM names one. Where that fails, the other one does.
 */
export async function fetchHeadless(): Promise<void> {
  const isWanted = !process.env['CHROMIUM'] && !existsSync(HEADLESS);
  if (!isWanted || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  for (const args of [['update'], [...APT, '--no-remove', kinds.headless.packaged]])
    if (!(await runs('apt-get', args))) return;
}

/** Whether it ends well. Detached: Ctrl-C would leave a package half installed. */
const runs = (command: string, args: readonly string[]) =>
  new Promise<boolean>((resolve) =>
    spawn(command, args, { stdio: 'ignore', detached: true })
      .on('error', () => resolve(false))
      .on('close', (code) => resolve(code === 0)),
  );

function installed(kind: Kind): string | undefined {
  console.info('Installing a browser for the tests …');
  for (const [command, ...args] of waysTo(kind)) {
    spawnSync(command, args, { stdio: 'ignore' });
    const path = found(kind);
    if (path) return path;
  }
  return undefined;
}

/** Install commands, tried in turn. */
const waysTo = (kind: Kind): readonly (readonly [string, ...string[]])[] => [
  [process.execPath, 'node_modules/@playwright/test/cli.js', 'install', 'chromium'],
  ['apt-get', 'update'],
  ['apt-get', ...APT, kinds[kind].packaged],
  ['apt-get', ...APT, kinds.whole.packaged],
];

function fail(): never {
  throw new Error('The tests need Chromium: install it, or name it in CHROMIUM');
}
