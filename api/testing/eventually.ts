import { setTimeout as wait } from 'node:timers/promises';

/** Generous timeout: a busy machine is slow, not wrong. */
const PATIENCE = { withinMs: 120_000, everyMs: 20 };

/** Polls until the check passes; rethrows its last error after the timeout. */
export async function eventually<T>(
  check: () => T | Promise<T>,
  { withinMs, everyMs }: Partial<typeof PATIENCE> = {},
): Promise<T> {
  const deadline = performance.now() + (withinMs ?? PATIENCE.withinMs);
  for (;;)
    try {
      return await check();
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await wait(everyMs ?? PATIENCE.everyMs);
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
