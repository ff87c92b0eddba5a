import { expect, test } from 'vitest';
import { withDay } from './seed-days.ts';

test.for([
  ['day:0', '2026-12-31T17:59:59Z', '2026-12-31'],
  ['day:0', '2026-12-31T18:00:00Z', '2027-01-01'],
  ['day:21', '2026-12-20T06:00:00Z', '2027-01-10'],
  ['day:21+3', '2026-12-20T06:00:00Z', '2027-01-13'],
  ['ramadan:1', '2026-12-20T06:00:00Z', '2027-02-08'],
  ['ramadan:1', '2027-02-08T06:00:00Z', '2028-01-28'],
  ['ramadan:3+13', '2027-02-09T06:00:00Z', '2027-02-23'],
  ['day:-1T00:00', '2026-12-20T06:00:00Z', '2026-12-18T18:00:00.000Z'],
  ['day:x', '2026-12-20T06:00:00Z', 'day:x'],
] as const)('%s at %s is %s', ([text, now, day]) => {
  expect(withDay(text, new Date(now))).toBe(day);
});

test('no Ramadan has forty days', () => {
  expect(() => withDay('ramadan:40', new Date())).toThrow('No Ramadan has a day 40');
});
