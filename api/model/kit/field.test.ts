import { describe, expect, test } from 'vitest';
import { Compile } from 'typebox/compile';
import { refused, takes } from '../../testing/fields.ts';
import * as field from './field.ts';
import type { Field } from './make-field.ts';

const label = 'Field';
const CONTROLS = ['\u0000', '\u0001', '\u0008', '\u001B', '\u001F', '\u007F'];

describe('text', () => {
  const take = takes(field.text({ label, max: 10 }));

  test('is one line, trimmed and composed', () => {
    expect(take('  Bali  ')).toBe('Bali');
    expect(take('Cafe\u0301')).toBe('Caf\u00e9');
  });

  test('is taken up to its limit', () => {
    expect(take('x'.repeat(10))).toBe('x'.repeat(10));
    expect(take('x'.repeat(11))).toBe(refused);
  });

  test.for(['', ' ', '\u00a0', 'two\nlines', 'a\tb', 5, null, true, [], {}])(
    'refuses %j',
    (value) => {
      expect(take(value)).toBe(refused);
    },
  );

  test('has no control character, not even one', () => {
    for (const control of CONTROLS)
      for (const value of [control, `a${control}`, `${control}a`, `a${control}b`])
        expect(take(value), JSON.stringify(value)).toBe(refused);
  });
});

describe.each([
  ['multiline', field.multiline],
  ['markdown', field.markdown],
] as const)('%s', (_, kind) => {
  const take = takes(kind({ label, max: 20 }));

  test('keeps lines and tabs, and may be empty', () => {
    expect(take('one\r\n\ttwo\n')).toBe('one\r\n\ttwo');
    expect(take('')).toBe('');
  });

  test('is taken up to its limit, without control characters', () => {
    expect(take('x'.repeat(20))).toBe('x'.repeat(20));
    expect(take('x'.repeat(21))).toBe(refused);
    for (const control of CONTROLS) expect(take(`a${control}b`)).toBe(refused);
  });

  test('is not blank where it is required', () => {
    const takeRequired = takes(kind({ label, max: 20, required: true }));
    expect([takeRequired(''), takeRequired(' \n ')]).toEqual([refused, refused]);
    expect(takeRequired(' \n text')).toBe('text');
  });
});

test('a long text of one kind of character is judged at once', () => {
  const take = takes(field.markdown({ label, max: 60_000, required: true }));
  expect(take(' '.repeat(60_000))).toBe(refused);
  expect(take(`${'x'.repeat(59_999)}\u0000`)).toBe(refused);
});

describe('numbers', () => {
  const money = takes(field.money({ label }));
  const decimal = takes(field.decimal({ label, min: -90, max: 90 }));
  const integer = takes(field.integer({ label, min: 1, max: 100 }));

  test('come as numbers or as text in either script', () => {
    expect([0, 26_500.5, '26500', '২৬,৫০০', ' 1,25,000.5 '].map(money)).toEqual([
      0, 26_500.5, 26_500, 26_500, 125_000.5,
    ]);
    expect(['-23.5', '২৩.৫', 90].map(decimal)).toEqual([-23.5, 23.5, 90]);
    expect(['১২', 1, 100].map(integer)).toEqual([12, 1, 100]);
  });

  test('keep their limits, however they come', () => {
    expect([1_000_000_000, '1000000000'].map(money)).toEqual([1_000_000_000, 1_000_000_000]);
    for (const value of [-1, '-1', 1_000_000_001, '1000000001', '9'.repeat(40)])
      expect(money(value)).toBe(refused);
    for (const value of [90.1, '90.1', '-৯১']) expect(decimal(value)).toBe(refused);
    for (const value of [0, '0', 101, '১০১', 1.5, '1.5']) expect(integer(value)).toBe(refused);
  });

  test.for([
    '',
    ' ',
    'abc',
    '৳500',
    '1e3',
    '0x10',
    '1.',
    '.5',
    '1.2.3',
    '--1',
    '1,25,00',
    '4,5',
    '৪৫,০০',
    NaN,
    Infinity,
    null,
    true,
    [],
  ])('%j is none', (value) => {
    expect([money(value), decimal(value), integer(value)]).toEqual([refused, refused, refused]);
  });
});

test('a flag is true or false and nothing like it', () => {
  const take = takes(field.flag({ label, default: false }));
  expect([true, false].map(take)).toEqual([true, false]);
  for (const value of ['true', 1, 0, null, 'on']) expect(take(value)).toBe(refused);
});

test('a choice is one of its options, to the letter', () => {
  const take = takes(field.choice({ label, options: ['group', 'solo'] }));
  expect(take('solo')).toBe('solo');
  for (const value of ['Solo', 'solo ', '', null, 0, ['solo']]) expect(take(value)).toBe(refused);
});

test('lines keep their order and their doubles, each trimmed and within its limit', () => {
  const take = takes(field.lines({ label, items: 3, max: 5 }));
  expect(take([' b ', 'a', 'b'])).toEqual(['b', 'a', 'b']);
  expect(take([])).toEqual([]);
  for (const value of [
    ['a', 'b', 'c', 'd'],
    ['toolong'],
    [''],
    [' '],
    [1],
    [null],
    'a',
    { 0: 'a' },
  ])
    expect(take(value)).toBe(refused);
});

test('tags are trimmed and said once', () => {
  const take = takes(field.tags({ label }));
  expect(take([' Beach', 'Family ', 'Beach'])).toEqual(['Beach', 'Family']);
  expect(take(['MONSOON', 'monsoon', 'ঈদ', 'ইদ'])).toEqual(['MONSOON', 'ঈদ', 'ইদ']);
  expect(take(Array.from({ length: 12 }, (_, n) => `tag ${n}`))).toHaveLength(12);
  expect(take(Array.from({ length: 13 }, (_, n) => `tag ${n}`))).toBe(refused);
  expect(take(['x'.repeat(31)])).toBe(refused);
});

test('an e-mail is kept in lower case', () => {
  const take = takes(field.email({ label }));
  expect(take('Amina.R+tours@Kheya.Test')).toBe('amina.r+tours@kheya.test');
  for (const value of [
    '',
    'a',
    'a@b',
    '@b.c',
    'a@',
    'a b@c.d',
    'a@b.c d',
    'a@@b.c',
    '<a@b.c>',
    'a@b.c\nBcc: x@y.z',
    'a\u0000@b.c',
    `${'x'.repeat(251)}@b.c`,
  ])
    expect(take(value), JSON.stringify(value)).toBe(refused);
});

test('a phone number is kept as typed, in Latin digits unless it is for showing', () => {
  expect(takes(field.phone({ label }))('+৮৮০ ১৭১১-০০০০০০')).toBe('+880 1711-000000');
  expect(takes(field.phone({ label, asTyped: true }))('০১৭১১০০০০০০')).toBe('০১৭১১০০০০০০');
  for (const value of ['12', 'call me', '0171<b>', '01711\n', '1'.repeat(41), 1711])
    expect(takes(field.phone({ label }))(value)).toBe(refused);
});

test('a slug has words of small letters and digits, and is no number', () => {
  const take = takes(field.slug({ label }));
  for (const value of ['bali', 'bali-2', '5-days', 'x'.repeat(80)]) expect(take(value)).toBe(value);
  for (const value of [
    '',
    '2027',
    'Bali',
    'bali-',
    '-bali',
    'a--b',
    'a_b',
    'a b',
    'বালি',
    'x'.repeat(81),
  ])
    expect(take(value)).toBe(refused);
});

test('a date is a day that exists', () => {
  const take = takes(field.date({ label }));
  expect(take('2028-02-29')).toBe('2028-02-29');
  for (const value of [
    '2027-02-29',
    '2027-13-01',
    '2027-2-1',
    '0027-03-31',
    '31/03/2027',
    '2027-03-31T00:00:00Z',
    '',
  ])
    expect(take(value)).toBe(refused);
});

test('a day of a year that is refused now is still read', () => {
  const hours = { week: {}, holidays: [{ date: '0027-03-26' }] };
  expect(Compile(field.date({ label }).schema).Check('0027-03-31')).toBe(true);
  expect(Compile(field.hours({ label }).schema).Check(hours)).toBe(true);
  expect(takes(field.hours({ label }))(hours)).toBe(refused);
});

test('a moment is kept in UTC', () => {
  const take = takes(field.moment({ label }));
  expect(take('2027-01-01T06:00:00+06:00')).toBe('2027-01-01T00:00:00.000Z');
  for (const value of ['2027-01-01', '2027-01-01T06:00:00', '2027-01-01T23:59:60Z', 'now', 0])
    expect(take(value)).toBe(refused);
});

test.for([
  ['a price', field.money({ label }), '১২.৫'],
  ['a moment', field.moment({ label }), '2027-01-01T06:00:00+06:00'],
  ['an e-mail', field.email({ label }), 'A@B.C'],
  ['tags', field.tags({ label }), [' a ', 'a']],
] as [string, Field, unknown][])('%s that is stored is taken again as it is', ([, kind, value]) => {
  const take = takes(kind);
  const once = take(value);
  expect(Compile(kind.schema).Check(once)).toBe(true);
  expect(take(once)).toEqual(once);
});

/** The value as a client writes it that has its keys in another order. */
const reversed = (value: unknown): unknown => {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(reversed);
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([name, each]) => [name, reversed(each)]),
  );
};

test.for([
  [
    'an itinerary',
    field.itinerary({ label }),
    {
      day1: { title: 'Sea', activities: ['Walk'], meals: ['Tea'], description: 'Far' },
      day2: { title: 'Home', accommodation: null },
    },
  ],
  [
    'departures',
    field.departures({ label, sharings: ['twin', 'triple'] }),
    [{ from: '2027-03-31', prices: { twin: 900, triple: 800, infant: 100 } }],
  ],
  ['social links', field.social({ label }), { facebook: 'https://a.example/x', whatsapp: null }],
  [
    'hours',
    field.hours({ label }),
    {
      week: { monday: '10:00-18:00', sunday: '10:00-18:00' },
      ramadan: { from: '2027-02-08', until: '2027-03-09', hours: '10:00-15:00' },
    },
  ],
] as [string, Field, unknown][])('the keys of %s come in any order', ([, kind, value]) => {
  const stored = JSON.stringify(takes(kind)(value));
  expect(stored).toContain('{');
  expect(JSON.stringify(takes(kind)(reversed(value)))).toBe(stored);
});
