import { setTimeout as wait } from 'node:timers/promises';

/** Generous timeout: a busy machine is slow, not wrong. */
const PATIENCE = { withinMs: 120_000, everyMs: 20 };
/** Back-off: what takes long needs the processor. A check comes at most a fifth of the wait too late. */
const BACK_OFF = { factor: 1.2, atMost: 10 };

/** Polls until the check passes, ever less often; rethrows its last error after the timeout. */
export async function eventually<T>(
  check: () => T | Promise<T>,
  options: Partial<typeof PATIENCE> = {},
): Promise<T> {
  const { withinMs, everyMs } = { ...PATIENCE, ...options };
  const deadline = performance.now() + withinMs;
  for (let ms = everyMs; ; ms = Math.min(ms * BACK_OFF.factor, everyMs * BACK_OFF.atMost))
    try {
      return await check();
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await wait(ms);
    }
}

/** Polls until the condition holds. */
export const until = (
  condition: () => boolean | Promise<boolean>,
  patience?: Partial<typeof PATIENCE>,
): Promise<void> =>
  eventually(async () => {
    if (!(await condition())) throw new Error(`Not in time: ${condition.toString()}`);
  }, patience);
