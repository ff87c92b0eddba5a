import { startChild, type Child } from './children.ts';

export interface SupervisorOptions {
  stop: AbortSignal;
  /** First wait before a restart; doubles up to the longest. */
  backOffMs?: readonly [shortest: number, longest: number];
  /** Time between two looks at heartbeats; a child that missed `MISSED` of them is replaced. */
  lookMs?: number;
}

/** A process that has run so long was started well: the next restart waits the shortest time. */
const STABLE_MS = 60_000;
const BACK_OFF_MS = [1_000, 30_000] as const;
const LOOK_MS = 5_000;
/** Looks are counted, not seconds: after a machine has slept, a child has time for a heartbeat. */
const MISSED = 6;

/**
 * Starts a module as a child process, and again with exponential back-off whenever it exits or hangs,
 * until `stop` is aborted. Rejects with `ChildEnded` where the first start fails: its reason is on its
 * stderr, and a restart would not help.
 */
export async function supervise(
  module: string,
  env: NodeJS.ProcessEnv,
  { stop, backOffMs: [shortest, longest] = BACK_OFF_MS, lookMs = LOOK_MS }: SupervisorOptions,
): Promise<{ stop: () => Promise<number> }> {
  const own = { ...env, HEARTBEAT_MS: String(lookMs) };
  let child = startChild(module, own);
  await Promise.race([child.ready, aborted(stop)]);
  const watched = (async () => {
    let wait = shortest;
    while (!stop.aborted) {
      const startedAt = performance.now();
      const watch = killWhereHung(child, module, lookMs);
      await Promise.race([child.ended, aborted(stop)]);
      watch.end();
      if (stop.aborted) break;
      if (performance.now() - startedAt > STABLE_MS) wait = shortest;
      console.error(`${module} ended; starting it again in ${wait / 1_000} s`);
      await pause(wait, stop);
      wait = Math.min(longest, wait * 2);
      if (!stop.aborted) child = startChild(module, own);
    }
  })();
  return {
    stop: async () => {
      await watched;
      return child.stop();
    },
  };
}

/** Watchdog: a child without heartbeats is killed, and so restarted. */
function killWhereHung(child: Child, module: string, lookMs: number): { end: () => void } {
  let missed = 0;
  child.process.on('message', () => {
    missed = 0;
  });
  const timer = setInterval(() => {
    missed++;
    if (missed !== MISSED) return;
    console.error(`${module} does not respond; ending it`);
    child.process.kill('SIGKILL');
  }, lookMs);
  return { end: () => clearInterval(timer) };
}

export const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });

export const pause = (ms: number, signal: AbortSignal) =>
  Promise.race([new Promise<void>((resolve) => setTimeout(resolve, ms)), aborted(signal)]);
