import { vi } from 'vitest';

/** A machine that is busy with something else is slow, not wrong. */
const PATIENCE = { timeout: 30_000, interval: 20 };

/** What the check comes to once it throws no more; what it throws last, where that takes too long. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, PATIENCE);
