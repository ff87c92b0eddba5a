// How long a save takes to be live, beside the full build that would show the same change.
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Product } from '../harness/product.ts';

const EDITS = Number(process.env['EDITS'] ?? 100);
const BUILDS = 3;
const TOUR = '/tour-packages/coxs-bazar-inani';
const PAGES = ['tours/coxs-bazar-inani.html', 'bn/tours/coxs-bazar-inani.html'];

const product = await Product.start({ content: 'demo' });
try {
  const kinds = {
    'its text (2 pages)': (n: number) => ({
      package_details: `Edit ${n}`,
      package_details_bn: `সম্পাদনা ${n}`,
    }),
    'its name (6 pages)': (n: number) => ({ name: `Edit ${n}`, name_bn: `সম্পাদনা ${n}` }),
  };
  const build = median(await times(BUILDS, () => product.fullBuild()));
  console.info(`full build                 p50 ${format(build)}`);
  for (const [kind, change] of Object.entries(kinds)) {
    const saves = await times(EDITS, (n) => saveUntilLive(change(n)));
    const [p50, p95] = [median(saves), percentile(saves, 0.95)];
    const ratio = (build / p50).toFixed(0);
    console.info(
      `a tour, ${kind.padEnd(18)} p50 ${format(p50)}  p95 ${format(p95)}  full build / p50 = ${ratio}`,
    );
  }
} finally {
  await product.stop();
}

/** Answers at once what the API answered; then waits for the files to be others. */
async function saveUntilLive(change: Record<string, string>): Promise<number> {
  const files = PAGES.map((page) => join(product.siteDir, page));
  const before = await Promise.all(files.map(identity));
  const { status } = await product.call('PUT', TOUR, change);
  const answered = performance.now();
  if (status !== 200) throw new Error(`The API answered ${status}`);
  for (const [index, file] of files.entries())
    while ((await identity(file)) === before[index]) await pause();
  return performance.now() - answered;
}

/** Every write gives the name to another file. */
async function identity(file: string): Promise<string> {
  const { ino, mtimeMs } = await stat(file);
  return `${ino} ${mtimeMs}`;
}

async function times(count: number, act: (n: number) => Promise<unknown>): Promise<number[]> {
  const measured: number[] = [];
  for (let n = 0; n < count; n++) {
    const start = performance.now();
    const result = await act(n);
    measured.push(typeof result === 'number' ? result : performance.now() - start);
  }
  return measured;
}

function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
}

function median(values: number[]): number {
  return percentile(values, 0.5);
}

function format(ms: number): string {
  return `${ms.toFixed(1).padStart(7)} ms`;
}

/** Long enough to leave the processor to those who are measured. */
function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 1));
}
