import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import { comesTrue, type Drill } from './drill.ts';
import { Installation, SCRIPTS, type Part } from './installation.ts';

const STARTS = Number(process.env['STARTS'] ?? 100);
const LATEST_MS = 5_000;
/** An orphan may take ten seconds to exit, and the next start waits for it. */
const UP_WITHIN_MS = 60_000;
const GONE_WITHIN_MS = 15_000;
const TOURS = '/tours';

const cut = fc.record({
  part: fc.constantFrom(...(Object.keys(SCRIPTS) as Part[])),
  afterMs: fc.nat(LATEST_MS),
});

/** Each start is cut off at a random moment; the next, begun at once, comes up by itself. */
export const starts: Drill = async ({ seed, report }) => {
  const site = await Installation.lay({ content: 'demo' });
  try {
    for (const [n, { part, afterMs }] of fc.sample(cut, { seed, numRuns: STARTS }).entries()) {
      const faults: string[] = [];
      const first = site.begin();
      await wait(afterMs);
      const hit = await site.signal(part, 'SIGKILL');
      // A part that has no process yet: then whoever is to start it.
      const starter = hit ?? (await site.signal('supervisor', 'SIGKILL'));
      if (starter === undefined) first.process.kill('SIGKILL');
      const before = site.processes();
      // The supervisor replaces a child that it has seen ready; any other start is over.
      const isChild = hit !== undefined && (part === 'api' || part === 'publisher');
      if (isChild) {
        const isOver = () =>
          first.output().includes('Kheya is running.') || first.process.exitCode !== null;
        if (!(await comesTrue(isOver, UP_WITHIN_MS))) faults.push('it neither ended nor came up');
        first.process.kill('SIGTERM');
      }
      const since = performance.now();
      const next = site.begin();
      const isUp = () => next.output().includes('Kheya is running.');
      const isOver = () => isUp() || next.process.exitCode !== null;
      await comesTrue(isOver, UP_WITHIN_MS);
      const ms = performance.now() - since;
      if (!isUp()) faults.push(`the next start does not come up: ${next.errors()}`);
      const status = isUp() ? await site.statusOf(TOURS) : 0;
      if (status !== 200) faults.push(`${TOURS} is answered ${status}`);
      const own = new Set(site.processes());
      const orphans = before.filter((pid) => own.has(pid));
      if (orphans.length > 0) faults.push(`processes of the first start are left: ${orphans}`);
      if (isUp() && (await site.down()) !== 0) faults.push('its stop does not end with 0');
      const isGone = async () => site.processes().length === 0;
      if (!(await comesTrue(isGone, GONE_WITHIN_MS)))
        faults.push(`processes are left: ${site.processes()}`);
      for (const pid of site.processes()) process.kill(pid, 'SIGKILL');
      report({
        damaged: `start ${n + 1}, -9 of the ${hit === undefined ? `starter of the ${part}` : part} after ${afterMs} ms`,
        ms,
        visitors: `${TOURS} ${status}`,
        staff: '-',
        left: `${orphans.length} processes`,
        faults,
      });
    }
  } finally {
    await site.remove();
  }
};
