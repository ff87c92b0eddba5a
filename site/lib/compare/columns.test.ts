import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadMissing } from './columns.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a page of packages that is never answered counts as one that cannot be had', async () => {
  vi.stubGlobal(
    'fetch',
    (_path: string, { signal }: RequestInit = {}) =>
      new Promise<Response>((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason as Error));
      }),
  );
  const table = { dataset: { others: '/umrah/compare/2' }, querySelectorAll: () => [] };
  const loaded = vi.fn();
  void loadMissing(table as unknown as HTMLElement, ['umrah-far']).then(loaded);
  await vi.advanceTimersByTimeAsync(61_000);
  expect(loaded).toHaveBeenCalledExactlyOnceWith(false);
});
