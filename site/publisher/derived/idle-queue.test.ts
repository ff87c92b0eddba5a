import { afterEach, expect, test, vi } from 'vitest';
import { IdleQueue } from './idle-queue.ts';

afterEach(() => vi.restoreAllMocks());

const options = { failed: 'not made yet', idleMs: 0, retryMs: 1 };

test('what is added while the end is noted is made, too', async () => {
  const made: string[] = [];
  const queue = new IdleQueue({
    ...options,
    make: async (name) => void made.push(name),
    onDrained: async () => {
      if (made.length === 1) queue.add(['second']);
    },
  });
  queue.add(['first']);
  await queue.drained();
  expect(made).toEqual(['first', 'second']);
});

test('an end that cannot be noted is told of, and noted with the next', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let noted = 0;
  let isFull = true;
  const queue = new IdleQueue({
    ...options,
    make: async () => undefined,
    onDrained: async () => {
      if (isFull) throw new Error('ENOSPC: no space left on device');
      noted++;
    },
  });
  queue.add(['first']);
  await queue.drained();
  expect(told.mock.calls.flat()).toEqual([expect.stringContaining('ENOSPC')]);
  isFull = false;
  queue.add(['second']);
  await queue.drained();
  expect(noted).toBe(1);
});

test('where everything fails the first is told of, and each is made later', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const made: string[] = [];
  let isFull = true;
  const queue = new IdleQueue({
    ...options,
    make: async (name) => {
      if (isFull) throw new Error('ENOSPC: no space left on device');
      made.push(name);
    },
  });
  const names = Array.from({ length: 20 }, (_, n) => `${n}.html`);
  queue.add(names);
  await queue.drained();
  isFull = false;
  await expect.poll(() => made.toSorted()).toEqual(names.toSorted());
  expect(told.mock.calls.flat()).toEqual(['0.html: not made yet: ENOSPC: no space left on device']);
});
