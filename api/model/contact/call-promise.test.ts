import { expect, test } from 'vitest';
import { callPromise } from './call-promise.ts';

const inDhaka = (time: string) => new Date(`${time}:00+06:00`);
const now = inDhaka('2026-11-26T23:00');

test.for([
  ['2026-11-26T23:30', 'today from 23:30', 'আজ রাত ১১টা ৩০ মিনিটের'],
  ['2026-11-27T00:00', 'tomorrow from 00:00', 'আগামীকাল রাত ১২টার'],
  ['2026-11-29T10:00', 'on Sunday from 10:00', 'রবিবার সকাল ১০টার'],
  ['2026-11-29T12:00', 'on Sunday from 12:00', 'রবিবার দুপুর ১২টার'],
  ['2026-11-30T15:00', 'on Monday from 15:00', 'সোমবার বিকেল ৩টার'],
  ['2026-12-06T18:15', 'on Sunday, 6 December, from 18:15', 'রবিবার, ৬ ডিসেম্বর, সন্ধ্যা ৬টা ১৫ মিনিটের'],
] as const)('who is called from %s reads so in both languages', ([time, en, bn]) => {
  const promised = { from: inDhaka(time), now };
  expect(callPromise.en(promised)).toBe(`We will call you ${en}.`);
  expect(callPromise.bn(promised)).toBe(`আমরা আপনাকে ${bn} পর ফোন করব।`);
});
