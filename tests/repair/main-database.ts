import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { damages } from '../../api/testing/damage.ts';
import type { Drill } from './drill.ts';
import { Installation } from './installation.ts';

/** The main database damaged: one line, exit code 1, data as they were; a copy brings all back. */
export const mainDatabase: Drill = async ({ report }) => {
  const site = await Installation.start({ content: 'demo' });
  try {
    await site.down();
    const file = join(site.dataDir, 'kheya.db');
    const copy = `${file}.copy`;
    copyFileSync(file, copy);
    for (const [damaged, damage] of Object.entries(damages)) {
      const faults: string[] = [];
      damage(file);
      const spoilt = readFileSync(file);
      const started = site.begin();
      const code = await started.ended;
      const lines = started.errors().trim().split('\n');
      if (code !== 1) faults.push(`it ended with ${code}`);
      if (
        lines.length !== 1 ||
        !/^The database .+ is damaged: .+latest backup/.test(lines[0] ?? '')
      )
        faults.push(`it said in ${lines.length} lines: ${started.errors()}`);
      if (!readFileSync(file).equals(spoilt)) faults.push('the data are not as they were');
      const left = await site.processes();
      if (left.length > 0) faults.push(`processes are left: ${left.join(', ')}`);
      copyFileSync(copy, file);
      const since = performance.now();
      await site.up();
      const ms = performance.now() - since;
      const status = await site.statusOf('/tours');
      if (status !== 200) faults.push(`/tours is answered ${status}`);
      await site.down();
      report({
        damaged: `main database with ${damaged}, then a copy put in its place`,
        ms,
        visitors: `/tours ${status}`,
        staff: `told: ${lines[0]?.slice(0, 100)} …`,
        left: `${left.length} processes`,
        faults,
      });
    }
  } finally {
    await site.remove();
  }
};
