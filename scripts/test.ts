import { spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statfsSync,
} from 'node:fs';
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

/** Folder in memory, on Linux. */
const MEMORY = '/dev/shm';
/** More than the data folders of all tests have. */
const ROOM_BYTES = 4 * 2 ** 30;

/** Browsers at once: a test mostly waits, and leaves the cores to others meanwhile. */
const BROWSERS = 3;

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

interface PlaywrightSuite {
  specs: { title: string; file: string; line: number; ok: boolean; tests: PlaywrightTest[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightTest {
  results: { errors: { message?: string }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
  /** Failures of no test. */
  errors: { message?: string }[];
}

const reportIn = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;

const temporary = temporaryFolder();
process.on('exit', () => rmSync(temporary, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
process.env['TMPDIR'] = temporary;

const reports = join(temporary, 'reports');
/** The published demo of the product's tests, reused in the browser tests. */
const demo = join(temporary, 'demo');
for (const folder of [reports, demo]) mkdirSync(folder);

/**
 * The folder of all that tests leave on the disk: in memory where that has room, since they wait for
 * the disk thousands of times.
 */
function temporaryFolder(): string {
  const room = existsSync(MEMORY) ? statfsSync(MEMORY) : { bavail: 0, bsize: 0 };
  const isEnough = room.bavail * room.bsize > ROOM_BYTES;
  const folder = mkdtempSync(join(isEnough ? MEMORY : tmpdir(), 'kheya-tests-'));
  // Other accounts start the product, too.
  chmodSync(folder, 0o755);
  return folder;
}

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

/** Runs the browser tests, against copies of the published demo. */
async function playwright(browser: string): Promise<Count> {
  const report = join(reports, 'playwright.json');
  const code = await runner(
    'node_modules/@playwright/test/cli.js',
    ['test', '--config', 'tests/e2e/playwright.config.ts', '--reporter=list,json'],
    {
      CHROMIUM: browser,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      E2E_WORKERS: String(BROWSERS),
      E2E_DEMO: join(demo, 'whole'),
    },
  );
  const { stats, suites, errors } = reportIn<PlaywrightReport>(report);
  const { expected, unexpected, flaky } = stats;
  const faults = [...suites.flatMap(faultsOf), ...errors.map(({ message = '' }) => message)];
  return honest({ passed: expected, failed: unexpected + flaky, faults }, code);
}

const faultsOf = ({ specs, suites = [] }: PlaywrightSuite): string[] => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ title, file, line, tests }) => {
      const errors = tests.flatMap(({ results }) => results).flatMap((result) => result.errors);
      return `${file}:${line}: ${title}\n${errors.map(({ message }) => message).join('\n')}`;
    }),
  ...suites.flatMap(faultsOf),
];

/** A non-zero exit without a failed test counts as a failure. */
const honest = ({ passed, failed, faults }: Count, code: number): Count => ({
  passed,
  failed: code !== 0 && failed === 0 ? 1 : failed,
  faults,
});

async function browsers(): Promise<Count> {
  const code = await runner('tests/harness/publish-demo.ts', [], { TEST_DEMO_FOLDER: demo });
  if (code === 0) return playwright(ensureBrowser('headless'));
  return { passed: 0, failed: 1, faults: ['The demo of the browser tests was not published'] };
}

type Part = 'unit' | 'product' | 'browsers';

const run: Readonly<Record<Part, () => Promise<Count>>> = {
  unit: () => vitest('unit'),
  product: () => vitest('product'),
  browsers,
};
/** Parts that follow each other, beside others that do. */
const LANES: readonly (readonly Part[])[] = [['unit', 'product'], ['browsers']];
const suites: Readonly<Record<string, readonly Part[]>> = {
  unit: ['unit'],
  e2e: ['product', 'browsers'],
};

async function inLane(lane: readonly Part[], wanted: ReadonlySet<Part>): Promise<Count[]> {
  const counts: Count[] = [];
  for (const part of lane) if (wanted.has(part)) counts.push(await run[part]());
  return counts;
}

const asked = process.argv.slice(2);
const wanted = new Set(
  (asked.length > 0 ? asked : Object.keys(suites)).flatMap((name) => {
    const parts = suites[name];
    if (!parts) throw new Error(`There is no suite "${name}": ${Object.keys(suites).join(', ')}`);
    return parts;
  }),
);
// First of all: without a browser, nothing has run in vain.
if (wanted.has('browsers')) ensureBrowser('headless');
const counts = (await Promise.all(LANES.map((lane) => inLane(lane, wanted)))).flat();
for (const fault of counts.flatMap(({ faults }) => faults)) console.info(`\nFailed: ${fault}`);
const sum = (name: 'passed' | 'failed') => counts.reduce((total, count) => total + count[name], 0);
console.info(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 && counts.every(({ passed }) => passed > 0) ? 0 : 1;
