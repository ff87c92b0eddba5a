import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { publishedIndex } from './published-index.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Accepts a request and never answers; rejects on abort only. */
const silent = (_path: string, { signal }: RequestInit = {}) =>
  new Promise<Response>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
  });

test('a file that is never answered fails, and is asked for again', async () => {
  const fetched = vi.fn(silent);
  vi.stubGlobal('fetch', fetched);
  const { shard } = publishedIndex('bn');
  const failed = vi.fn();
  shard('du').catch(failed);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(failed).toHaveBeenCalledOnce();
  fetched.mockResolvedValueOnce(Response.json({ words: {} }));
  expect(await shard('du')).toEqual({ words: {} });
});
