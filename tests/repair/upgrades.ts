import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import { loadSecrets } from '../../api/secrets.ts';
import { fillerOf, mountSmallDisk, unmount } from '../../api/testing/small-disk.ts';
import { contentsOf, isWhole, missing } from '../upgrades/contents.ts';
import { FIRST, releases, writeOldData } from '../upgrades/old-data.ts';
import { proveUpgrades } from '../upgrades/proofs.ts';
import { startOnce } from '../upgrades/starts.ts';
import type { Drill } from './drill.ts';

const KILLS = Number(process.env['UPGRADES'] ?? 200);
/** Upgrades on a disk that fills up meanwhile. */
const FILLED = Number(process.env['FILLED'] ?? 20);
const RECORDS = 50;
/** An undisturbed upgrade takes about as long. */
const LATEST_MS = 400;

/** Upgrades that are killed; each next start comes up with all data. */
export const killedUpgrades: Drill = async ({ seed, report }) => {
  const folder = mkdtempSync(join(tmpdir(), 'kheya-repair-upgrades-'));
  const since = performance.now();
  try {
    const { cutOff, late, wrong } = await proveUpgrades({ folder, seed, kills: KILLS });
    report({
      damaged: `${KILLS} upgrades killed, ${cutOff} of them in the middle, ${late} too late`,
      ms: (performance.now() - since) / KILLS,
      visitors: '-',
      staff: 'every record compared after each',
      left: '-',
      faults: wrong,
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Upgrades on a disk that fills up meanwhile: the data stay, and the next start with room has them. */
export const upgradesWithoutRoom: Drill = async ({ seed, report }) => {
  const disk = mkdtempSync(join(tmpdir(), 'kheya-repair-disk-'));
  const old = mkdtempSync(join(tmpdir(), 'kheya-repair-old-'));
  if (!mountSmallDisk(disk, '40m')) throw new Error('A disk cannot be mounted here');
  const filling = fillerOf(disk);
  const moment = fc.record({
    release: fc.oneof(fc.constant(FIRST), fc.constantFrom(...releases)),
    afterMs: fc.nat(LATEST_MS),
  });
  try {
    for (const [n, { release, afterMs }] of fc
      .sample(moment, { seed, numRuns: FILLED })
      .entries()) {
      const faults: string[] = [];
      const file = join(old, `${n}.db`);
      await writeOldData(file, release, RECORDS);
      const contents = contentsOf(file);
      const dataDir = join(disk, `upgrade-${n}`);
      const database = join(dataDir, 'kheya.db');
      mkdirSync(dataDir);
      copyFileSync(file, database);
      loadSecrets(dataDir, {});
      const fillSoon = () => void wait(afterMs).then(filling.fill);
      const { readyMs, output } = await startOnce({ dataDir, onOpening: fillSoon });
      if (readyMs === undefined && !/the disk .+ is full/.test(output))
        faults.push(`it says no word of a full disk: ${output}`);
      filling.free();
      const since = performance.now();
      const next = await startOnce({ dataDir });
      if (next.readyMs === undefined) faults.push(`does not start with room: ${next.output}`);
      if (!isWhole(database)) faults.push('the database is damaged');
      faults.push(...missing(contents, contentsOf(database, contents)).map((row) => `lost ${row}`));
      report({
        damaged: `disk full ${afterMs} ms into an upgrade from ${release}, ${readyMs === undefined ? 'which ended' : 'too late'}`,
        ms: performance.now() - since,
        visitors: '-',
        staff: 'every record compared',
        left: '-',
        faults,
      });
      rmSync(dataDir, { recursive: true });
    }
  } finally {
    filling.close();
    unmount(disk);
    for (const folder of [disk, old]) rmSync(folder, { recursive: true });
  }
};
