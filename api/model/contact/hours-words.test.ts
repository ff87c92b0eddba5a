import { expect, test } from 'vitest';
import { hoursWords } from './hours-words.ts';
import { WEEKDAYS } from './working-hours.ts';

const [sunday, monday, , , thursday, friday, saturday] = WEEKDAYS;
const every = (span: string) => Object.fromEntries(WEEKDAYS.map((day) => [day, span]));
const without = (...closed: string[]) =>
  Object.fromEntries(
    WEEKDAYS.filter((day) => !closed.includes(day)).map((day) => [day, '09:00-20:00']),
  );

test.for([
  [
    without(sunday),
    'Monday to Saturday, 9:00 AM to 8:00 PM',
    'সোমবার থেকে শনিবার, সকাল ৯টা থেকে রাত ৮টা',
  ],
  [
    without(friday),
    'Saturday to Thursday, 9:00 AM to 8:00 PM',
    'শনিবার থেকে বৃহস্পতিবার, সকাল ৯টা থেকে রাত ৮টা',
  ],
  [
    { [sunday]: '10:00-18:00', [monday]: '10:00-18:00', [thursday]: '10:00-15:30' },
    'Sunday to Monday, 10:00 AM to 6:00 PM; Thursday, 10:00 AM to 3:30 PM',
    'রবিবার থেকে সোমবার, সকাল ১০টা থেকে সন্ধ্যা ৬টা; বৃহস্পতিবার, সকাল ১০টা থেকে বিকেল ৩টা ৩০ মিনিট',
  ],
  [every('00:00-24:00'), 'Every day, all day', 'প্রতিদিন, সারা দিন'],
  [{ [saturday]: '20:00-02:00' }, 'Saturday, 8:00 PM to 2:00 AM', 'শনিবার, রাত ৮টা থেকে রাত ২টা'],
] as const)('%j in words', ([week, en, bn]) => {
  expect(hoursWords('en', { week })).toBe(en);
  expect(hoursWords('bn', { week })).toBe(bn);
});

test('hours of Ramadan are told with their days, and no hours are no words', () => {
  const ramadan = { from: '2027-02-08', until: '2027-03-09', hours: '09:00-15:30' };
  expect(hoursWords('en', { week: { [sunday]: '10:00-18:00' }, ramadan })).toBe(
    'Sunday, 10:00 AM to 6:00 PM; In Ramadan (8 February\u2009–\u20099 March 2027), 9:00 AM to 3:30 PM',
  );
  expect(hoursWords('en', null)).toBeUndefined();
  expect(hoursWords('bn', { week: {} })).toBeUndefined();
});
