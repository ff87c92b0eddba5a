import { expect, test } from 'vitest';
import { hasStopped } from './state.ts';

const now = new Date('2026-11-20T09:01:00.000Z');

test('publishing has stopped once something has waited for a minute', () => {
  expect(hasStopped('2026-11-20T09:00:00.000Z', now)).toBe(true);
  expect(hasStopped('2026-11-20T09:00:00.001Z', now)).toBe(false);
  expect(hasStopped(null, now)).toBe(false);
});
