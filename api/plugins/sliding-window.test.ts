import { expect, test } from 'vitest';
import { SlidingWindow } from './sliding-window.ts';

function used(times: readonly number[]): SlidingWindow {
  const window = new SlidingWindow(2, 1_000);
  for (const time of times) window.add('key', time);
  return window;
}

test('up to the limit nobody waits, then until the oldest is out of the window', () => {
  expect(used([0]).wait('key', 100)).toBe(0);
  expect(used([0, 100]).wait('key', 400)).toBe(600);
  expect(used([0, 100]).wait('key', 999)).toBe(1);
  expect(used([0, 100]).wait('key', 1_000)).toBe(0);
});

test('the window slides: what came later still counts', () => {
  expect(used([0, 900, 1_000]).wait('key', 1_100)).toBe(800);
});

test('what came before the clock was set back holds nobody up', () => {
  expect(used([86_400_000, 86_400_000]).wait('key', 0)).toBe(0);
});

test('another key is not held up, and a forgotten one starts anew', () => {
  const window = used([0, 0]);
  expect(window.wait('other', 0)).toBe(0);
  window.forget('key');
  expect(window.wait('key', 0)).toBe(0);
});

test('a flood of keys fills no memory: the oldest is forgotten', () => {
  const window = used([0, 0]);
  for (let n = 0; n < 10_000; n++) window.add(`flood-${n}`, 0);
  expect(window.wait('key', 0)).toBe(0);
});
