import { expect, test } from 'vitest';
import { MemoryRates } from './memory-rates.ts';

const RATE = { name: 'tries', limit: 2, windowMs: 1_000 };

async function used(times: readonly number[]) {
  const rates = new MemoryRates();
  const wait = (key: string, now: number) => rates.count([[RATE, key]], now);
  for (const time of times) await wait('key', time);
  return { wait, forget: (key: string) => rates.forget([RATE, key]) };
}

test('up to the limit nobody waits, then until the oldest is out of the window', async () => {
  expect(await (await used([0])).wait('key', 100)).toBe(0);
  expect(await (await used([0, 100])).wait('key', 400)).toBe(600);
  expect(await (await used([0, 100])).wait('key', 999)).toBe(1);
  expect(await (await used([0, 100])).wait('key', 1_000)).toBe(0);
});

test('the window slides: what came later still counts', async () => {
  expect(await (await used([0, 900, 1_000])).wait('key', 1_100)).toBe(800);
});

test('what came before the clock was set back holds nobody up', async () => {
  expect(await (await used([86_400_000, 86_400_000])).wait('key', 0)).toBe(0);
});

test('another key is not held up, and a forgotten one starts anew', async () => {
  const { wait, forget } = await used([0, 0]);
  expect(await wait('other', 0)).toBe(0);
  await forget('key');
  expect(await wait('key', 0)).toBe(0);
});

test('a flood of keys fills no memory: the oldest is forgotten', async () => {
  const { wait } = await used([0, 0]);
  for (let n = 0; n < 10_000; n++) await wait(`flood-${n}`, 0);
  expect(await wait('key', 0)).toBe(0);
});
