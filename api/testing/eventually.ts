import { vi } from 'vitest';

/** Generous timeout: a busy machine is slow, not wrong. */
const PATIENCE = { timeout: 30_000, interval: 20 };

/** Polls until the check passes; rethrows its last error after the timeout. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, PATIENCE);
