// How long a save takes to be live, by the size of the catalogue and the kind of edit, beside the
// full build that would show the same change. SIZES: tours; EDITS of a kind; BUILDS: full builds.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { tourPackage } from '#model/entities/index.ts';
import { create } from '../../api/crud/repository.ts';
import { atomically, type Db } from '../../api/db/database.ts';
import { Product } from '../harness/product.ts';

const SIZES = (process.env['SIZES'] ?? '100,1000,5000').split(',').map(Number);
const EDITS = Number(process.env['EDITS'] ?? 100);
const BUILDS = Number(process.env['BUILDS'] ?? 1);
const DEADLINE_MS = 120_000;

const PARAGRAPH =
  'Boats leave at dawn, and the river is wide and quiet there. **Lunch** is on deck. ';

interface Edit {
  kind: string;
  times: number;
  /** The files that must be others after the save. */
  files: (n: number) => string[];
  save: (n: number) => Promise<unknown>;
}

for (const size of SIZES) await measure(size);

async function measure(size: number): Promise<void> {
  const begin = performance.now();
  const product = await Product.start({ content: 'demo', prepare: (db) => fill(db, size) });
  try {
    console.info(`\n${size} tours: filled and published in ${format(performance.now() - begin)}`);
    await product.killPublisher();
    const start = performance.now();
    await product.startPublisher();
    console.info(`started again in ${format(performance.now() - start)}, ${memory(product)}`);
    for (const edit of edits(product, size)) await report(product, edit);
    console.info(`after that ${memory(product)}`);
    for (let build = 0; build < BUILDS; build++) {
      const from = performance.now();
      await product.fullBuild();
      console.info(`${'astro build'.padEnd(26)} ${format(performance.now() - from)}`);
    }
  } finally {
    await product.stop();
  }
}

function edits(product: Product, size: number): Edit[] {
  const id = (n: number) => `tour-${(n * 37) % size}`;
  const both = (page: string) => [`${page}.html`, `bn/${page}.html`];
  const put = (path: string, change: object) => product.call('PUT', path, change);
  return [
    {
      kind: 'text, both languages',
      times: EDITS,
      files: (n) => both(`tours/${id(n)}`),
      save: (n) =>
        put(`/tour-packages/${id(n)}`, {
          package_details: `Edit ${n} of ${id(n)}`,
          package_details_bn: `সম্পাদনা ${n}`,
        }),
    },
    {
      kind: 'name, on lists and home',
      times: EDITS,
      files: () => [...both('tours/tour-0'), 'index.html', 'bn.html'],
      save: (n) => put('/tour-packages/tour-0', { name: `Edit ${n}`, name_bn: `সম্পাদনা ${n}` }),
    },
    {
      kind: 'a new tour',
      times: Math.ceil(EDITS / 10),
      files: (n) => both(`tours/tour-${size + n}`),
      save: (n) => product.call('POST', '/tour-packages', draft(size + n)),
    },
    {
      kind: 'contact facts, every page',
      times: 2,
      files: () => Array.from({ length: size }, (_, n) => both(`tours/tour-${n}`)).flat(),
      save: async (n) => {
        const { body } = await product.call<{ id: string }[]>(
          'GET',
          '/site-management/contact-info',
        );
        const change = { company_name: `Agency ${n}`, company_name_bn: `এজেন্সি ${n}` };
        return put(`/site-management/contact-info/${body[0]!.id}`, change);
      },
    },
  ];
}

async function report(product: Product, { kind, times, files, save }: Edit): Promise<void> {
  const live: number[] = [];
  const calls: number[] = [];
  for (let n = 0; n < times; n++) {
    const names = files(n).map((file) => join(product.siteDir, file));
    const before = names.map(identity);
    const start = performance.now();
    await save(n);
    const answered = performance.now();
    for (const [index, name] of names.entries())
      while (identity(name) === before[index]) {
        if (performance.now() > answered + DEADLINE_MS) throw new Error(`${name} did not change`);
        await pause();
      }
    live.push(performance.now() - answered);
    calls.push(answered - start);
    await product.live();
  }
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => format(percentile(live, share)));
  const call = format(percentile(calls, 0.5));
  console.info(`${kind.padEnd(26)} p50 ${p50}  p95 ${p95}  p99 ${p99}   (its call ${call})`);
}

/** Every write gives the name to another file. */
function identity(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats ? `${stats.ino} ${stats.mtimeMs}` : '';
}

function draft(n: number) {
  return {
    name: `Tour ${n}`,
    name_bn: `ভ্রমণ ${n}`,
    destinations: n % 3 === 0 ? 'Sylhet' : 'Bandarban',
    destinations_bn: 'সিলেট',
    price: 5_000 + n,
    duration: '2 nights 3 days',
    package_details: `${n} ${PARAGRAPH.repeat(20)}`,
    package_details_bn: `${n} ভোরে নৌকা ছাড়ে। ${PARAGRAPH.repeat(10)}`,
    is_featured: n === 0,
  };
}

async function fill(db: Db, size: number): Promise<void> {
  // Featured tours of the demo would hide the one that is edited.
  await db.updateTable('tour_packages').set({ is_featured: 0 }).execute();
  await atomically(db, async (trx) => {
    for (let n = size - 1; n >= 0; n--)
      await create(trx, tourPackage, draft(n), { userId: null, now: new Date() });
  });
}

function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
}

/** Of the publisher, where the system tells. */
function memory({ publisherPid }: Product): string {
  try {
    const status = readFileSync(`/proc/${publisherPid}/status`, 'utf8');
    return `${Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)![1]) / 1024)} MB`;
  } catch {
    return 'memory not told';
  }
}

function format(ms: number): string {
  return `${ms.toFixed(1).padStart(8)} ms`;
}

/** Long enough to leave the processor to those who are measured. */
function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 1));
}
