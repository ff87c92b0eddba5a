import { expect, test } from 'vitest';
import { inBulk } from './bulk.ts';

const targets = Array.from({ length: 11 }, (_, n) => ({
  id: `t${n}`,
  title: `Tour ${n}`,
  before: {},
}));
const reasonOf = (error: unknown) => (error as Error).message;

test('one that fails holds up no other, and is named in its place', async () => {
  const done: number[] = [];
  const outcomes = await inBulk(
    targets,
    async ({ id }) => {
      if (id === 't3') throw new Error('busy');
    },
    { reasonOf, onDone: (count) => done.push(count) },
  );
  expect(outcomes.map(({ id }) => id)).toEqual(targets.map(({ id }) => id));
  expect(outcomes.filter(({ fault }) => fault)).toEqual([
    { id: 't3', title: 'Tour 3', fault: 'busy' },
  ]);
  expect(done).toEqual(targets.map((_, n) => n + 1));
});

test('no more than four are on their way at once', async () => {
  let running = 0;
  let most = 0;
  await inBulk(
    targets,
    async () => {
      most = Math.max(most, ++running);
      await new Promise(setImmediate);
      running--;
    },
    { reasonOf, onDone: () => {} },
  );
  expect(most).toBe(4);
});
