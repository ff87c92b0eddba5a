import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser, fetchHeadless } from './browser.ts';
import { COMPILED } from './children.ts';
import { ROOT } from './run.ts';
import { playwrightCount, vitestCount, type Count } from './test-report.ts';

/** Folder in memory, on Linux. */
const MEMORY = '/dev/shm';
/** More than the data folders of all tests have. */
const ROOM_BYTES = 4 * 2 ** 30;

/** Browsers at once: a test mostly waits, and leaves the cores to the others meanwhile. */
const BROWSERS = 3;
/** Unit tests at once: they wait for nobody. Beside others, one takes what those leave idle. */
const UNIT_TESTS = { alone: 2, beside: 1 };

const temporary = temporaryFolder();
process.on('exit', () => rmSync(temporary, { recursive: true, force: true }));
/** Runners at work: a signal that ends this process alone would leave them behind. */
const running = new Set<ChildProcess>();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    for (const child of running) child.kill(signal);
    process.exit(1);
  });
process.env['TMPDIR'] = temporary;
// Hundreds of processes of the same modules.
Object.assign(process.env, COMPILED);
// A publisher's threads begin cold each time, and the other core is needed by other tests.
process.env['RENDER_THREADS'] ??= '1';

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

interface RunnerOptions {
  env: NodeJS.ProcessEnv;
  /** Shows its output whole, at its end: two that print at once cannot be read. */
  isPrintedLast?: boolean;
  hear?: (lines: string) => void;
}

/** Runs a test runner, and shows its output; answers its exit code. */
function runner(script: string, args: string[], options: RunnerOptions): Promise<number> {
  const { env, isPrintedLast = false, hear } = options;
  const output = hear || isPrintedLast ? 'pipe' : 'inherit';
  const child = spawn(process.execPath, [join(ROOT, script), ...args], {
    cwd: ROOT,
    stdio: ['ignore', output, output],
    env: { ...process.env, ...env },
  });
  running.add(child);
  const printed: string[] = [];
  for (const name of ['stdout', 'stderr'] as const) {
    const stream = child[name]?.setEncoding('utf8');
    if (isPrintedLast) stream?.on('data', (lines: string) => printed.push(lines));
    else stream?.pipe(process[name], { end: false });
    if (hear) stream?.on('data', hear);
  }
  return new Promise((resolve) =>
    child.on('close', (code) => {
      running.delete(child);
      process.stdout.write(printed.join(''));
      resolve(code ?? 1);
    }),
  );
}

/** Runs a project of `vitest.config.ts`. */
async function vitest(project: string, args: string[] = [], isPrintedLast = false): Promise<Count> {
  const report = join(reports, `${project}.json`);
  const reporters = ['--reporter=default', '--reporter=scripts/count-reporter.ts'];
  const code = await runner(
    'node_modules/vitest/vitest.mjs',
    ['run', '--project', project, ...args, ...reporters],
    { env: { TEST_DEMO_FOLDER: demo, TEST_COUNT: report }, isPrintedLast },
  );
  return vitestCount(report, code);
}

function unitTests(isBeside: boolean): Promise<Count> {
  const workers = isBeside ? UNIT_TESTS.beside : UNIT_TESTS.alone;
  return vitest('unit', [`--maxWorkers=${workers}`], isBeside);
}

/** Lines of a product's supervisor. */
const API_CRASHES = /api\/main\.ts (?:ended|does not respond).*/g;

/** Runs the browser tests, against copies of the published demo. */
async function playwright(browser: string): Promise<Count> {
  const report = join(reports, 'playwright.json');
  const crashes = new Set<string>();
  const code = await runner(
    'node_modules/@playwright/test/cli.js',
    ['test', '--config', 'tests/e2e/playwright.config.ts', '--reporter=list,json'],
    {
      env: {
        CHROMIUM: browser,
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        E2E_WORKERS: String(BROWSERS),
        E2E_DEMO: join(demo, 'demo'),
      },
      hear: (lines) => lines.match(API_CRASHES)?.forEach((line) => crashes.add(line)),
    },
  );
  const { passed, failed, faults } = playwrightCount(report, code);
  // No browser test ends the API: a test that did not notice has passed beside a fault.
  return { passed, failed: failed + crashes.size, faults: [...crashes, ...faults] };
}

async function browsers(): Promise<Count> {
  await headless;
  const code = await runner('tests/harness/publish-demo.ts', [], {
    env: { TEST_DEMO_FOLDER: demo },
  });
  if (code === 0) return playwright(ensureBrowser('headless'));
  return { passed: 0, failed: 1, faults: ['The demo of the browser tests was not published'] };
}

type Part = 'unit' | 'product' | 'browsers';

const suites: Readonly<Record<string, readonly Part[]>> = {
  unit: ['unit'],
  e2e: ['product', 'browsers'],
};

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
const headless = wanted.has('browsers') ? fetchHeadless() : undefined;
const unit = wanted.has('unit') ? unitTests(wanted.size > 1) : undefined;
const counts: Count[] = [];
if (wanted.has('product')) counts.push(await vitest('product'));
// Afterwards: beside product tests, browsers wait for a core longer than people would.
if (wanted.has('browsers')) counts.push(await browsers());
if (unit) counts.push(await unit);
for (const fault of counts.flatMap(({ faults }) => faults)) console.info(`\nFailed: ${fault}`);
const sum = (name: 'passed' | 'failed') => counts.reduce((total, count) => total + count[name], 0);
console.info(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 && counts.every(({ passed }) => passed > 0) ? 0 : 1;
