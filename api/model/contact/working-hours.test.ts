import { expect, test } from 'vitest';
import { isOpen, nextOpening, type WorkingHours } from './working-hours.ts';

// 2026-11-22 is a Sunday.
const office: WorkingHours = {
  week: {
    sunday: '10:00-18:00',
    monday: '10:00-18:00',
    tuesday: '10:00-18:00',
    wednesday: '10:00-18:00',
    thursday: '10:00-16:00',
  },
};
const inDhaka = (time: string) => new Date(`${time}:00+06:00`);
const said = (hours: WorkingHours | null, time: string) => {
  const at = inDhaka(time);
  const next = nextOpening(hours, at);
  const wall = next && new Date(next.getTime() + 6 * 3_600_000).toISOString().slice(0, 16);
  return [isOpen(hours, at), wall];
};

test.for([
  ['in the middle of a day', '2026-11-22T12:00', true, '2026-11-22T12:00'],
  ['when it opens', '2026-11-22T10:00', true, '2026-11-22T10:00'],
  ['a minute before', '2026-11-22T09:59', false, '2026-11-22T10:00'],
  ['a minute before it closes', '2026-11-22T17:59', true, '2026-11-22T17:59'],
  ['when it closes', '2026-11-22T18:00', false, '2026-11-23T10:00'],
  ['before dawn, when it is yesterday in UTC', '2026-11-22T02:00', false, '2026-11-22T10:00'],
  ['before the days off', '2026-11-26T16:00', false, '2026-11-29T10:00'],
  ['on a day off', '2026-11-28T12:00', false, '2026-11-29T10:00'],
  ['over the year’s end', '2026-12-31T20:00', false, '2027-01-03T10:00'],
  ['in summer, which has no other clock', '2027-07-04T09:59', false, '2027-07-04T10:00'],
] as const)('%s: at %s open is %s, and somebody answers from %s', ([, at, open, next]) => {
  expect(said(office, at)).toEqual([open, next]);
});

test('hours across midnight belong to the day on which they begin', () => {
  const late: WorkingHours = { week: { thursday: '20:00-02:00' } };
  expect(said(late, '2026-11-26T23:59')).toEqual([true, '2026-11-26T23:59']);
  expect(said(late, '2026-11-27T01:59')).toEqual([true, '2026-11-27T01:59']);
  expect(said(late, '2026-11-27T02:00')).toEqual([false, '2026-12-03T20:00']);
  expect(said(late, '2026-11-26T01:00')).toEqual([false, '2026-11-26T20:00']);
  const friday: WorkingHours = { ...late, holidays: [{ date: '2026-11-27', name: 'A holiday' }] };
  expect(said(friday, '2026-11-27T01:00')[0]).toBe(true);
});

test('around the clock is open at every minute, and midnight may be an end', () => {
  const always: WorkingHours = {
    week: { sunday: '00:00-24:00', monday: '00:00-00:00', tuesday: '12:00-24:00' },
  };
  for (const at of ['2026-11-22T00:00', '2026-11-22T23:59', '2026-11-23T00:00', '2026-11-23T23:59'])
    expect(said(always, at)[0], at).toBe(true);
  expect(said(always, '2026-11-24T11:59')).toEqual([false, '2026-11-24T12:00']);
  expect(said(always, '2026-11-25T00:00')).toEqual([false, '2026-11-29T00:00']);
});

test('holidays are closed, several in a row and in Ramadan, too', () => {
  const eid: WorkingHours = {
    ...office,
    holidays: ['2027-03-09', '2027-03-10', '2027-03-11'].map((date) => ({ date, name: 'Eid' })),
    ramadan: { from: '2027-02-08', until: '2027-03-09', hours: '09:00-15:30' },
  };
  expect(said(eid, '2027-03-09T12:00')).toEqual([false, '2027-03-14T10:00']);
  expect(said(eid, '2027-03-08T16:00')).toEqual([false, '2027-03-14T10:00']);
});

test('Ramadan has its own hours, from its first day to its last, on days that are open', () => {
  const ramadan: WorkingHours = {
    ...office,
    ramadan: { from: '2027-02-08', until: '2027-03-09', hours: '09:00-15:30' },
  };
  expect(said(ramadan, '2027-02-07T17:00')[0]).toBe(true);
  expect(said(ramadan, '2027-02-08T09:00')[0]).toBe(true);
  expect(said(ramadan, '2027-02-08T15:30')).toEqual([false, '2027-02-09T09:00']);
  expect(said(ramadan, '2027-02-12T12:00')).toEqual([false, '2027-02-14T09:00']);
  expect(said(ramadan, '2027-03-09T15:30')).toEqual([false, '2027-03-10T10:00']);
});

test('without hours, or with none in the week, somebody answers always', () => {
  expect(said(null, '2026-11-28T03:00')).toEqual([true, '2026-11-28T03:00']);
  expect(said({ week: {} }, '2026-11-28T03:00')).toEqual([true, '2026-11-28T03:00']);
});

test('who has no opening within a year promises none', () => {
  const holidays = Array.from({ length: 60 }, (_, week) => ({
    date: new Date(Date.parse('2026-11-22') + week * 7 * 86_400_000).toISOString().slice(0, 10),
    name: 'Away',
  }));
  const away: WorkingHours = { week: { sunday: '10:00-18:00' }, holidays };
  expect(said(away, '2026-11-22T12:00')).toEqual([false, undefined]);
});
