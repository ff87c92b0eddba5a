import { expect, test } from 'vitest';
import { NotFoundCounter } from './not-found-counts.ts';

test('a flood of other paths does not displace those asked for most', () => {
  const counter = new NotFoundCounter();
  for (let n = 0; n < 3; n++) counter.note('/real');
  for (let n = 0; n < 5_000; n++) counter.note(`/random-${n}`);
  const counts = counter.take();
  expect(counts['/real']).toBe(3);
  expect(Object.keys(counts).length).toBeLessThanOrEqual(1_000);
  expect(counter.take()).toEqual({});
});
