import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './browser.ts';
import { ROOT } from './run.ts';

interface Count {
  passed: number;
  failed: number;
  /** Failures, repeated at the end. */
  faults: string[];
}

/**
 * Shards that run in parallel, in percent of the tests: while one browser waits, the other has the
 * cores. Tests of the CMS come first in the alphabet, and take longer than others.
 */
const SHARES = [42, 58];

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    /** Failure of the file as a whole. */
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
}

const reportIn = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;

const reports = mkdtempSync(join(tmpdir(), 'kheya-report-'));
/** The published demo of the product's tests, reused in the browser tests. */
const demo = mkdtempSync(join(tmpdir(), 'kheya-demo-'));

/** Runs a test runner with inherited output; answers its exit code. */
function runner(script: string, args: string[], env: NodeJS.ProcessEnv): Promise<number> {
  const child = spawn(process.execPath, [join(ROOT, script), ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  return new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1)));
}

/** Runs a project of `vitest.config.ts`. */
async function vitest(project: 'unit' | 'product'): Promise<Count> {
  const report = join(reports, `${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const args = ['run', '--project', project, ...reporters];
  const code = await runner('node_modules/vitest/vitest.mjs', args, { TEST_DEMO_FOLDER: demo });
  const { numPassedTests, numFailedTests, testResults } = reportIn<VitestReport>(report);
  const faults = testResults.flatMap(({ name, message, assertionResults }) => [
    ...(message ? [`${name}: ${message}`] : []),
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .map(
        ({ fullName, failureMessages }) => `${name}: ${fullName}\n${failureMessages.join('\n')}`,
      ),
  ]);
  return honest({ passed: numPassedTests, failed: numFailedTests, faults }, code);
}

/** Runs one shard of the browser tests, against a product of its own. */
async function playwright(browser: string, part: number): Promise<Count> {
  const report = join(reports, `playwright-${part}.json`);
  const own = [`--shard=${part}/${SHARES.length}`, `--output=test-results/${part}`];
  const code = await runner(
    'node_modules/@playwright/test/cli.js',
    ['test', '--config', 'tests/e2e/playwright.config.ts', '--reporter=list,json', ...own],
    {
      CHROMIUM: browser,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      PWTEST_SHARD_WEIGHTS: SHARES.join(':'),
      E2E_DEMO: join(demo, 'whole'),
    },
  );
  const { expected, unexpected, flaky } = reportIn<PlaywrightReport>(report).stats;
  // Playwright's own summary names them.
  return honest({ passed: expected, failed: unexpected + flaky, faults: [] }, code);
}

/** A non-zero exit without a failed test counts as a failure. */
const honest = ({ passed, failed, faults }: Count, code: number): Count => ({
  passed,
  failed: code !== 0 && failed === 0 ? 1 : failed,
  faults,
});

async function endToEnd(): Promise<Count[]> {
  // First of all: without a browser, nothing has run in vain.
  const browser = ensureBrowser('headless');
  return [
    await vitest('product'),
    ...(await Promise.all(SHARES.map((_, i) => playwright(browser, i + 1)))),
  ];
}

const suites: Readonly<Record<string, () => Promise<Count[]>>> = {
  unit: async () => [await vitest('unit')],
  e2e: endToEnd,
};

const asked = process.argv.slice(2);
const counts: Count[] = [];
for (const name of asked.length > 0 ? asked : Object.keys(suites)) {
  const suite = suites[name];
  if (!suite) throw new Error(`There is no suite "${name}": ${Object.keys(suites).join(', ')}`);
  counts.push(...(await suite()));
}
for (const folder of [reports, demo]) rmSync(folder, { recursive: true, force: true });
for (const fault of counts.flatMap(({ faults }) => faults)) console.info(`\nFailed: ${fault}`);
const sum = (name: 'passed' | 'failed') => counts.reduce((total, count) => total + count[name], 0);
console.info(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 && counts.every(({ passed }) => passed > 0) ? 0 : 1;
