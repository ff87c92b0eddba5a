import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteServerTime, serverNow } from './server-time.ts';

const DEVICE = new Date('2027-03-26T06:00:00.400Z');
const says = (date: string) => new Headers({ date });

beforeEach(() => void vi.useFakeTimers({ now: DEVICE }));
afterEach(() => {
  noteServerTime(says(DEVICE.toUTCString()));
  vi.useRealTimers();
});

test.for([
  ['Thu, 25 Mar 2027 06:00:00 GMT', '2027-03-25T06:00:00.000Z'],
  ['Sat, 27 Mar 2027 06:00:00 GMT', '2027-03-27T06:00:00.000Z'],
])('a clock that is a day off is put right by what an answer says: %s', ([date, now]) => {
  noteServerTime(says(date!));
  expect(serverNow().toISOString()).toBe(now);
  vi.advanceTimersByTime(90_000);
  expect(serverNow().getTime() - Date.parse(now!)).toBe(90_000);
});

test('what an answer is late by moves no clock, and an answer without a date says nothing', () => {
  noteServerTime(says('Fri, 26 Mar 2027 05:59:50 GMT'));
  expect(serverNow()).toEqual(DEVICE);
  noteServerTime(new Headers());
  expect(serverNow()).toEqual(DEVICE);
});
