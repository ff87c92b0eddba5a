import { expect, test } from 'vitest';
import { codecs, InputFault, NotANumber } from './codecs.ts';

test('prices are taken in either script, with or without separators', () => {
  expect(codecs.money.read('26500')).toBe(26500);
  expect(codecs.money.read('২৬,৫০০')).toBe(26500);
  expect(codecs.money.read('৳ 1,25,000.50')).toBe(125000.5);
  expect(codecs.money.read('0')).toBe(0);
  expect(codecs.money.read('  ')).toBeNull();
});

test.for(['', ' \t', '\u200b', '\u3164', '\u2800', '\u00ad', '\u202e'])(
  'where nobody sees anything of %j, nobody filled it in',
  (blank) => {
    expect(codecs.text.read(blank)).toBeNull();
    expect(codecs.markdown.read(`${blank}\n${blank}`)).toBeNull();
    expect(codecs.lines.read(`Visa\n${blank}\n`)).toEqual(['Visa']);
    expect(codecs.social.read({ facebook: blank })).toBeNull();
    expect(codecs.requirements.read([{ key: 0, heading: blank, items: blank }])).toBeNull();
    const day = (title: string) => JSON.stringify({ day1: { title, accommodation: blank } });
    expect(codecs.itinerary.read(day('Bali'))).toEqual({ day1: { title: 'Bali' } });
    expect(codecs.itinerary.read(day(blank))).toBeNull();
  },
);

test('what is no number is refused', () => {
  expect(() => codecs.money.read('cheap')).toThrow(InputFault);
  expect(() => codecs.money.read('-5')).toThrow(InputFault);
  expect(() => codecs.integer.read('1.5')).toThrow('Enter a whole number');
});

test('lines drop blank ones and the space around them', () => {
  expect(codecs.lines.read(' Flights \n\n  \nVisa\n')).toEqual(['Flights', 'Visa']);
  expect(codecs.lines.read('\n \n')).toBeNull();
  expect(codecs.lines.hold(['Flights', 'Visa'])).toBe('Flights\nVisa');
});

test('an itinerary must be JSON that holds days with titles', () => {
  expect(codecs.itinerary.read('{"day1":{"title":" Dhaka ","meals":["Lunch",""]}}')).toEqual({
    day1: { title: 'Dhaka', meals: ['Lunch'] },
  });
  expect(codecs.itinerary.read('')).toBeNull();
  expect(codecs.itinerary.read('{"day1":{"title":""}}')).toBeNull();
  expect(() => codecs.itinerary.read('{"day1":')).toThrow(/^Invalid JSON: /);
  expect(() => codecs.itinerary.read('[1]')).toThrow(/^Must be an object/);
  expect(() => codecs.itinerary.read('{"day2":{"meals":["Lunch"]}}')).toThrow(
    'Day 2 needs a title',
  );
});

test('requirements may be a bare list; several lists need headings', () => {
  expect(codecs.requirements.read([{ key: 0, heading: '', items: 'Passport' }])).toEqual([
    'Passport',
  ]);
  expect(codecs.requirements.read([])).toBeNull();
  const two = [
    { key: 0, heading: 'Everyone', items: 'Passport' },
    { key: 1, heading: '', items: 'Letter' },
  ];
  expect(() => codecs.requirements.read(two)).toThrow('Give every list a heading');
});

test('a price that is no number at all is told apart', () => {
  expect(() => codecs.money.read('call us')).toThrow(NotANumber);
  expect(() => codecs.money.read('-5')).toThrow(InputFault);
});

test('social links without a link are left out', () => {
  expect(codecs.social.read({ facebook: ' https://facebook.com/kheya ', twitter: '' })).toEqual({
    facebook: 'https://facebook.com/kheya',
  });
  expect(codecs.social.read({ facebook: ' ' })).toBeNull();
});

test('a moment is held as the time in Dhaka, and comes back as the instant it was', () => {
  const instant = '2027-03-31T20:30:00.000Z';
  expect(codecs.moment.hold(instant)).toBe('2027-04-01T02:30');
  expect(codecs.moment.read('2027-04-01T02:30')).toBe(instant);
  expect(codecs.moment.read('')).toBeNull();
  expect(() => codecs.moment.read('soon')).toThrow('Enter a day and a time');
});

test('text is stored composed, and nothing as null', () => {
  expect(codecs.text.read('  Cafe\u0301 ')).toBe('Café');
  expect(codecs.text.read('   ')).toBeNull();
});
