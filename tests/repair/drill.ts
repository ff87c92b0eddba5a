import { setTimeout as wait } from 'node:timers/promises';
import type { Installation } from './installation.ts';
import { Onlookers, told } from './onlookers.ts';

/** One damage, and what became of it. */
export interface Row {
  damaged: string;
  /** Until it was whole again. */
  ms: number;
  visitors: string;
  staff: string;
  left: string;
  /** Promises that did not hold. */
  faults: string[];
}

export type Report = (row: Row) => void;

export interface DrillOptions {
  seed: number;
  report: Report;
}
export type Drill = (options: DrillOptions) => Promise<void>;

interface Damage {
  damaged: string;
  damage: () => unknown;
  /** Besides: healthy, and everything is live. */
  isWhole?: () => Promise<boolean>;
  withinMs: number;
  /** Whether visitors' pages were what was damaged. */
  hitsPages?: boolean;
  /** Processes that may run afterwards. */
  processes?: number;
}

const OFTEN_MS = 50;
/** Launcher, supervisor, API and publisher. */
const PROCESSES = 4;
/** What ends takes a moment to be gone, what is temporary to be removed. */
const SETTLE_MS = 10_000;

/** Damages something while a visitor and an editor look on, and waits until all is whole again. */
export async function damageAndWatch(site: Installation, given: Damage): Promise<Row> {
  const { damaged, damage, isWhole, withinMs, hitsPages = false, processes = PROCESSES } = given;
  const onlookers = await Onlookers.watch(site);
  const since = performance.now();
  await damage();
  const savedBefore = onlookers.acknowledged;
  const faults: string[] = [];
  const isAllWell = async () =>
    onlookers.acknowledged > savedBefore &&
    (await isHealthy(site)) &&
    (await site.isLive()) &&
    ((await isWhole?.()) ?? true);
  if (!(await comesTrue(isAllWell, withinMs)))
    faults.push(`not whole again within ${withinMs / 1_000} s`);
  const ms = performance.now() - since;
  faults.push(...(await onlookers.leave()));
  // Temporary files come and go while pages are compressed: one that stays is left over.
  const known = new Set(await site.temporaryFiles());
  const staying = async () => (await site.temporaryFiles()).filter((name) => known.has(name));
  const isSettled = async () =>
    site.processes().length <= processes && (await staying()).length === 0;
  await comesTrue(isSettled, SETTLE_MS);
  const left = site.processes();
  const temporary = await staying();
  if (left.length > processes) faults.push(`${left.length} processes are left: ${left.join(', ')}`);
  if (temporary.length > 0) faults.push(`temporary files are left: ${temporary.join(', ')}`);
  if (!hitsPages && onlookers.missed > 0) faults.push(`${onlookers.missed} pages were not 200`);
  const wrong = [...onlookers.saves.keys()].filter((status) => status === '500');
  if (wrong.length > 0) faults.push('saves were answered with 500');
  return {
    damaged,
    ms,
    visitors: `${told(onlookers.pages)}, longest gap ${Math.round(onlookers.longestGapMs)} ms`,
    staff: told(onlookers.saves),
    left: `${left.length} processes, ${temporary.length} temporary files`,
    faults,
  };
}

const isHealthy = (site: Installation) =>
  site.health().then(
    ({ status }) => status === 'ok',
    () => false,
  );

/** Waits for a condition, and answers whether it came true in time. */
export async function comesTrue(
  condition: () => boolean | Promise<boolean>,
  withinMs: number,
): Promise<boolean> {
  for (const since = performance.now(); performance.now() - since < withinMs; await wait(OFTEN_MS))
    if (await condition()) return true;
  return condition();
}
