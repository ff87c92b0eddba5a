import { expect, test } from 'vitest';
import { singleFlight } from './single-flight.ts';

/** Resolves a few microtasks later. */
const moments = async (count: number) => {
  for (let n = 0; n < count; n++) await Promise.resolve();
};

test.for([0, 1, 2, 3, 4, 5, 6, 7, 8])(
  'two runs are never under way, though one is asked for %i moments after another',
  async (later) => {
    let running = 0;
    let runs = 0;
    const ask = singleFlight(async () => {
      runs++;
      expect(++running).toBe(1);
      await moments(3);
      running--;
    });
    const asked = [ask(), ask()];
    for (let n = 0; n < 20; n++) {
      await moments(later);
      asked.push(ask());
    }
    await Promise.all(asked);
    expect(runs).toBeGreaterThan(1);
    await ask();
    expect(running).toBe(0);
  },
);

test('a run that fails keeps the next from nothing', async () => {
  let runs = 0;
  const ask = singleFlight(async () => {
    if (runs++ === 0) throw new Error('no disk');
    return runs;
  });
  const [first, second] = [ask(), ask()];
  // Neither has begun: they share a run.
  expect(second).toBe(first);
  await expect(first).rejects.toThrow('no disk');
  expect(await ask()).toBe(2);
});
