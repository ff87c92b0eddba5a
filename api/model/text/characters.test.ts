import { expect, test } from 'vitest';
import { refused, takes } from '../../testing/fields.ts';
import { email, lines, link, markdown, moment, phone, requirements, text } from '../kit/field.ts';

/** One code point when typed, two in NFC. */
const YA = '\u09df';

test.for([
  ['a text', text({ label: 'x', max: 10 }), YA.repeat(5), YA.repeat(6)],
  ['a long text', markdown({ label: 'x', max: 10 }), YA.repeat(5), YA.repeat(6)],
  ['a line of a list', lines({ label: 'x', max: 10, items: 1 }), [YA.repeat(5)], [YA.repeat(6)]],
  [
    'a heading',
    requirements({ label: 'x', bareHeading: 'x' }),
    { [YA.repeat(60)]: [] },
    { [YA.repeat(61)]: [] },
  ],
] as const)('%s is measured as it is stored', ([, field, fitting, long]) => {
  expect(takes(field)(fitting)).not.toBe(refused);
  expect(takes(field)(long)).toBe(refused);
});

test('half a character is refused, a whole one taken', () => {
  for (const field of [text({ label: 'x', max: 9 }), markdown({ label: 'x', max: 9 })]) {
    expect(takes(field)('a\ud83d')).toBe(refused);
    expect(takes(field)('a\ud83d\ude00')).toBe('a😀');
  }
  expect(takes(email({ label: 'x' }))('a\ud83d@kheya.test')).toBe(refused);
});

test('what HTML may not hold is not kept, and is nothing by itself', () => {
  const odd = '\u0080Sea\u0085view\u009F\uFDD0\uFFFF\u{1FFFE}';
  const tags = { label: 'x', max: 90, items: 1 };
  expect(takes(text({ label: 'x', max: 90 }))(odd)).toBe('Sea view');
  expect(takes(markdown({ label: 'x', max: 90 }))(odd)).toBe('Sea view');
  expect(takes(lines(tags))([odd])).toEqual(['Sea view']);
  expect(takes(requirements({ label: 'x', bareHeading: 'x' }))({ [odd]: [odd] })).toEqual({
    'Sea view': ['Sea view'],
  });
  expect(takes(email({ label: 'x' }))('a\u0081@kheya.test')).toBe('a@kheya.test');
  expect(takes(link({ label: 'x' }))('https://kheya.test/\u0081')).toBe(refused);
  for (const nothing of ['\u0081', '\uFDD0'])
    expect(takes(text({ label: 'x', max: 90 }))(nothing)).toBe(refused);
});

test('lines that no browser breaks do not run into each other', () => {
  const pasted = 'Sea\u2028view\u2029room';
  expect(takes(text({ label: 'x', max: 90 }))(pasted)).toBe('Sea view room');
  expect(takes(markdown({ label: 'x', max: 90 }))(pasted)).toBe('Sea view room');
  expect(takes(requirements({ label: 'x', bareHeading: 'x' }))({ Rooms: [pasted] })).toEqual({
    Rooms: ['Sea view room'],
  });
});

test('space is no phone number', () => {
  expect(takes(phone({ label: 'x' }))('     ')).toBe(refused);
  expect(takes(phone({ label: 'x' }))(' 1  ')).toBe(refused);
  expect(takes(phone({ label: 'x' }))(' 01711000000 ')).toBe('01711000000');
});

test('a moment that another time zone takes before the first year is refused', () => {
  expect(takes(moment({ label: 'x' }))('0000-01-01T00:00:00+06:00')).toBe(refused);
});
