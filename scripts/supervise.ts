import { setTimeout as wait } from 'node:timers/promises';
import { ChildEnded, startChild, type Child } from './children.ts';

export interface SupervisorOptions {
  stop: AbortSignal;
  /** Whether to give up where the child ends before it was ever ready. */
  isFatal?: () => boolean;
  /** Called with each child as it starts. */
  onStart?: (child: Child) => void;
  /** First wait before a restart; doubles up to the longest. */
  backOffMs?: readonly [shortest: number, longest: number];
  /** Time between two looks at heartbeats; a child that missed `MISSED` of them is replaced. */
  lookMs?: number;
}

export interface Supervised {
  /** Fulfilled with the first child that is ready, or a stop; rejected where a failure was fatal. */
  ready: Promise<void>;
  /** After an aborted `stop`: waits for the child's end, and answers its exit code. */
  stop: () => Promise<number>;
}

/** A process that has run so long was started well: the next restart waits the shortest time. */
const STABLE_MS = 60_000;
const BACK_OFF_MS = [1_000, 30_000] as const;
const LOOK_MS = 5_000;
/** Looks are counted, not seconds: after a machine has slept, a child has time for a heartbeat. */
const MISSED = 6;
/** Before it is ready a child may upgrade a large database, and sends no heartbeat meanwhile. */
const MISSED_WHILE_STARTING = 120;

/**
 * Starts a module as a child process, and again with exponential back-off whenever it exits or hangs,
 * until `stop` is aborted. Why it ended is on its stderr.
 */
export function supervise(
  module: string,
  env: NodeJS.ProcessEnv,
  options: SupervisorOptions,
): Supervised {
  const { stop, isFatal = () => false, onStart, lookMs = LOOK_MS } = options;
  const [shortest, longest] = options.backOffMs ?? BACK_OFF_MS;
  const ready = Promise.withResolvers<void>();
  ready.promise.catch(() => undefined);
  let child: Child | undefined;
  let isReady = false;
  const noteReady = () => {
    isReady = true;
    ready.resolve();
  };
  const watched = (async () => {
    let rest = shortest;
    while (!stop.aborted) {
      const startedAt = performance.now();
      child = startChild(module, { ...env, HEARTBEAT_MS: String(lookMs) });
      child.ready.then(noteReady, () => undefined);
      onStart?.(child);
      const watch = killWhereHung(child, module, lookMs);
      const code = await Promise.race([child.ended, aborted(stop)]);
      clearInterval(watch);
      if (stop.aborted) break;
      const { signalCode } = child.process;
      const ended = signalCode === null ? 'ended' : `ended by ${signalCode}`;
      if (!isReady && isFatal()) {
        // Killed, as where memory runs out, it has said nothing.
        if (signalCode !== null) console.error(`${module} ${ended}`);
        return ready.reject(new ChildEnded(module, Number(code)));
      }
      if (performance.now() - startedAt > STABLE_MS) rest = shortest;
      console.error(`${module} ${ended}; starting it again in ${rest / 1_000} s`);
      await pause(rest, stop);
      rest = Math.min(longest, rest * 2);
    }
    ready.resolve();
  })();
  return {
    ready: ready.promise,
    stop: async () => {
      await watched;
      return child?.stop() ?? 0;
    },
  };
}

/** Watchdog: a child without heartbeats is killed, and so restarted. */
function killWhereHung(child: Child, module: string, lookMs: number): NodeJS.Timeout {
  let missed = 0;
  let most = MISSED_WHILE_STARTING;
  child.process.on('message', (message) => {
    missed = 0;
    if (message === 'ready') most = MISSED;
  });
  return setInterval(() => {
    missed++;
    if (missed !== most) return;
    console.error(`${module} does not respond; ending it`);
    child.process.kill('SIGKILL');
  }, lookMs);
}

export const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });

export const pause = (ms: number, signal: AbortSignal) =>
  wait(ms, undefined, { signal }).catch(() => undefined);
