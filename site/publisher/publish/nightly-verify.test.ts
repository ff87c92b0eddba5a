import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { verifyEveryNight, untilNight } from './nightly-verify.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('night is three in the morning in Dhaka, and at that very moment a day away', () => {
  expect(untilNight(new Date('2026-03-01T20:30:00Z'))).toBe(30 * MINUTE);
  expect(untilNight(new Date('2026-03-01T21:00:00Z'))).toBe(24 * HOUR);
  expect(untilNight(new Date('2026-07-01T21:30:00Z'))).toBe(23.5 * HOUR);
});

test('every night everything is checked, and a difference is told and kept', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kheya-check-'));
  const file = join(folder, 'self-check.json');
  vi.useFakeTimers({ now: new Date('2026-03-01T20:00:00Z'), toFake: ['setTimeout', 'Date'] });
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const found = [
    { checked: 9, differing: [] as string[] },
    { checked: 9, differing: ['/tours'] },
  ];
  const verify = vi.fn(async () => found.shift()!);
  const stop = new AbortController();
  verifyEveryNight({ publisher: { verify }, file, clock: () => new Date() }, stop.signal);
  const kept = async () => JSON.parse(await readFile(file, 'utf8').catch(() => 'null')) as unknown;

  await vi.advanceTimersByTimeAsync(HOUR - 1);
  expect(verify).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await expect.poll(kept).toMatchObject({ checked: 9, differing: 0 });
  expect(told).not.toHaveBeenCalled();

  await vi.advanceTimersByTimeAsync(24 * HOUR);
  await expect.poll(() => told.mock.calls.flat()).toContainEqual(expect.stringContaining('/tours'));
  expect(await kept()).toMatchObject({ checked: 9, differing: 1, paths: ['/tours'] });

  stop.abort();
  await vi.advanceTimersByTimeAsync(48 * HOUR);
  expect(verify).toHaveBeenCalledTimes(2);
  await rm(folder, { recursive: true });
});

test('a check that fails is told of, and one that a stop ends is not', async () => {
  vi.useFakeTimers({ now: new Date('2026-03-01T20:59:00Z'), toFake: ['setTimeout', 'Date'] });
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const stop = new AbortController();
  const verify = vi.fn(async () => {
    if (verify.mock.calls.length > 1) stop.abort();
    throw new Error('Terminating worker thread');
  });
  const file = join(tmpdir(), 'never-written.json');
  verifyEveryNight({ publisher: { verify }, file, clock: () => new Date() }, stop.signal);

  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(told.mock.calls.flat()).toEqual([expect.stringContaining('could not be checked')]);
  await vi.advanceTimersByTimeAsync(24 * HOUR);
  expect(verify).toHaveBeenCalledTimes(2);
  expect(told).toHaveBeenCalledTimes(1);
});
