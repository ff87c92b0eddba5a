import { expect, test } from 'vitest';
import { InputFault } from '../draft/input-fault.ts';
import { controlAtFault, hours } from './hours-codec.ts';

const value = {
  week: { sunday: '10:00-18:00', thursday: '20:00-02:00' },
  holidays: [
    { date: '2027-03-26', name: 'Independence Day', name_bn: 'স্বাধীনতা দিবস' },
    { date: '2027-04-14', name: null, name_bn: null },
  ],
  ramadan: { from: '2027-02-08', until: '2027-03-09', hours: '09:00-15:30' },
};

test('hours that were saved come back as they were', () => {
  expect(hours.parse(hours.format(value))).toEqual(value);
  expect(hours.parse(hours.format(null))).toBeNull();
});

test.for([
  ['10:00-18:00', '10:00-18:00'],
  ['9 – 17.30', '09:00-17:30'],
  ['১০:০০-২৪:০০', '10:00-24:00'],
] as const)('%s is typed for %s', ([typed, sunday]) => {
  expect(hours.parse({ sunday: typed })?.week).toEqual({ sunday });
});

test.for([
  [{ sunday: 'in the morning' }],
  [{ sunday: '10:00-25:00' }],
  [{ sunday: '9-15', holidays: 'Eid' }],
  [{ sunday: '9-15', holidays: '2027-02-31x Eid' }],
  [{ holidays: '2027-03-26' }],
  [{ sunday: '9-15', ramadan_from: '2027-02-08' }],
  [
    {
      sunday: '9-15',
      ramadan_from: '2027-03-09',
      ramadan_until: '2027-02-08',
      ramadan_hours: '9-15',
    },
  ],
] as const)('%j is refused at the field', ([typed]) => {
  expect(() => hours.parse({ ...typed } as Record<string, string>)).toThrow(InputFault);
});

test.for(['10-6', '৯-৮', '10:00-6:00', '12-8', '2-8', '1:00 – 05:00'])(
  'whoever types %s means no night',
  (typed) => {
    expect(() => hours.parse({ sunday: typed })).toThrow(
      /^Sunday: \d\d:00-\d\d:00 is open at night; 6 in the evening is 18:00$/,
    );
  },
);

test.for(['00:00-24:00', '00:00-12:00', '12-24', '20-2', '6-14', '05:00-22:00', '০৫:০০-১২:০০'])(
  '%s is no mistake',
  (typed) => {
    expect(hours.parse({ sunday: typed })).not.toBeNull();
  },
);

test('a fault names its day', () => {
  const parse = () => hours.parse({ sunday: '10-18', tuesday: '10am' });
  expect(parse).toThrow('Tuesday: hours are like 10:00-18:00');
});

test.for([
  [{}, 'sunday'],
  [{ sunday: '10-18', tuesday: '10am', holidays: 'Eid' }, 'tuesday'],
  [{ sunday: '10-18', ramadan_until: '2027-02-08' }, 'ramadan_from'],
  [{ sunday: '10-18', holidays: 'Eid' }, 'holidays'],
] as const)('of %j the control %s is mended first', ([typed, control]) => {
  expect(controlAtFault({ ...typed } as Record<string, string>)).toBe(control);
});
