import { copyFileSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { damages } from '../../api/testing/damage.ts';
import { comesTrue, type Drill, type Row } from './drill.ts';
import { Installation } from './installation.ts';

const LINE = /^The database .+ is damaged: .+latest backup.+$/m;
const TOLD_WITHIN_MS = 30_000;

/**
 * The main database damaged: a line says what to do, the data stay as they were, pages are served where
 * they are there, and the start ends with 1 where not. A copy brings all back.
 */
export const mainDatabase: Drill = async ({ report }) => {
  const site = await Installation.start({ content: 'demo' });
  try {
    await site.down();
    const copy = join(site.dataDir, 'copy.db');
    copyFileSync(join(site.dataDir, 'kheya.db'), copy);
    for (const [damaged, damage] of Object.entries(damages))
      report(await damagedStart(site, { damaged, damage, copy, hasPages: true }));
    const [[damaged, damage] = ['nothing', () => undefined]] = Object.entries(damages);
    rmSync(join(site.dataDir, 'site'), { recursive: true });
    report(await damagedStart(site, { damaged, damage, copy, hasPages: false }));
  } finally {
    await site.remove();
  }
};

interface Damaged {
  damaged: string;
  damage: (file: string) => void;
  /** The database as it was. */
  copy: string;
  hasPages: boolean;
}

async function damagedStart(
  site: Installation,
  { damaged, damage, copy, hasPages }: Damaged,
): Promise<Row> {
  const faults: string[] = [];
  const file = join(site.dataDir, 'kheya.db');
  damage(file);
  const spoilt = readFileSync(file);
  const started = site.begin();
  if (!(await comesTrue(() => LINE.test(site.told()), TOLD_WITHIN_MS)))
    faults.push('no line says so');
  const pages = hasPages ? await site.statusOf('/tours') : undefined;
  if (hasPages && pages !== 200) faults.push(`/tours is answered ${pages} meanwhile`);
  if (hasPages) started.process.kill('SIGTERM');
  const code = await started.ended;
  if (!hasPages && code !== 1) faults.push(`it ended with ${code}`);
  if (site.told().includes('\n    at ')) faults.push(`it shows a stack: ${site.told()}`);
  const line = LINE.exec(site.told())?.[0] ?? '';
  if (!readFileSync(file).equals(spoilt)) faults.push('the data are not as they were');
  const left = site.processes();
  if (left.length > 0) faults.push(`processes are left: ${left.join(', ')}`);
  copyFileSync(copy, file);
  const since = performance.now();
  await site.up();
  const ms = performance.now() - since;
  const status = await site.statusOf('/tours');
  if (status !== 200) faults.push(`/tours is answered ${status}`);
  await site.down();
  return {
    damaged: `main database with ${damaged}${hasPages ? '' : ', no page published'}, then a copy in its place`,
    ms,
    visitors: `/tours ${pages ?? 'not there'} while damaged, ${status} afterwards`,
    staff: `told: ${line.slice(0, 100)} …`,
    left: `${left.length} processes`,
    faults,
  };
}
