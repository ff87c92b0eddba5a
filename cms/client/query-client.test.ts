import { expect, test } from 'vitest';
import { ApiError, NetworkError } from './api-error.ts';
import { retryWait, shouldRetry } from './query-client.ts';

test('a refusal is final', () => {
  expect(shouldRetry(0, new ApiError(403, null))).toBe(false);
  expect(shouldRetry(0, new ApiError(422, null))).toBe(false);
});

test('a fault of the server or the network is tried three times more', () => {
  expect(shouldRetry(2, new ApiError(503, null))).toBe(true);
  expect(shouldRetry(2, new NetworkError(null))).toBe(true);
  expect(shouldRetry(3, new NetworkError(null))).toBe(false);
});

test('waits double up to half a minute', () => {
  expect([0, 1, 2, 10].map(retryWait)).toEqual([1_000, 2_000, 4_000, 30_000]);
});
