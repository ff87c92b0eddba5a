import { IMAGE, LINK } from '#model/kit/address-schema.ts';
import { Compile } from 'typebox/compile';
import { expect, test } from 'vitest';
import { priceOf } from '../departures/departures-codec.ts';
import { codecs } from './codecs.ts';
import { InputFault, NotANumber } from './input-fault.ts';

test('prices are taken in either script, with or without separators', () => {
  expect(codecs.money.parse('26500')).toBe(26500);
  expect(codecs.money.parse('২৬,৫০০')).toBe(26500);
  expect(codecs.money.parse('৳ 1,25,000.50')).toBe(125000.5);
  expect(codecs.money.parse('0')).toBe(0);
  for (const pasted of [
    '৳\u00a045,500/-',
    'Tk. 45500',
    'BDT 45 500',
    '৪৫,৫০০ টাকা',
    '\u200b45,500 tk',
  ])
    expect(codecs.money.parse(pasted)).toBe(45500);
  expect(codecs.money.parse('  ')).toBeNull();
});

test.for(['', ' \t', '\u200b', '\u3164', '\u2800', '\u00ad', '\u202e'])(
  'where nobody sees anything of %j, nobody filled it in',
  (blank) => {
    expect(codecs.text.parse(blank)).toBeNull();
    expect(codecs.markdown.parse(`${blank}\n${blank}`)).toBeNull();
    expect(codecs.lines.parse(`Visa\n${blank}\n`)).toEqual(['Visa']);
    expect(codecs.social.parse({ facebook: blank })).toBeNull();
    expect(codecs.requirements.parse([{ key: 0, heading: blank, items: blank }])).toBeNull();
    const day = (title: string) => JSON.stringify({ day1: { title, accommodation: blank } });
    expect(codecs.itinerary.parse(day('Bali'))).toEqual({ day1: { title: 'Bali' } });
    expect(codecs.itinerary.parse(day(blank))).toBeNull();
  },
);

test('what is no number is refused', () => {
  expect(() => codecs.money.parse('cheap')).toThrow(InputFault);
  expect(() => codecs.money.parse('-5')).toThrow(InputFault);
  for (const typed of ['1e9', '0x10', 'Infinity', '1.2.3', '.', '45k'])
    expect(() => codecs.money.parse(typed)).toThrow(NotANumber);
  expect(['500.', '.5'].map(codecs.money.parse)).toEqual([500, 0.5]);
  expect(() => codecs.integer.parse('1.5')).toThrow('Enter a whole number');
});

test.for(['1,25,00', '১,২৫,০০', '45.500,00', '4,5', '12,5000', ',500', '5,', '1,,000', 'a, b'])(
  'the commas of %j are asked about, since without them it were another number',
  (typed) => {
    expect(() => codecs.money.parse(typed)).toThrow('Check the commas, like 1,25,000');
    expect(() => codecs.money.parse(typed)).not.toThrow(NotANumber);
  },
);

test('commas stand as the world sets them, or as Bangladesh does', () => {
  const typed = ['1,250,000', '12,50,000', '1,00,00,000', '৪৫,৫০০/-', '1,000.5'];
  expect(typed.map(codecs.money.parse)).toEqual([1_250_000, 1_250_000, 10_000_000, 45_500, 1000.5]);
});

test.for(['58.500', '৳ ৫৮.৫০০/-', '1.25.000'])(
  'the dot of %j is asked about: with it, the price were a thousandth',
  (typed) => {
    expect(() => codecs.money.parse(typed)).toThrow('Check the dot, like 58,500');
    expect(() => codecs.money.parse(typed)).not.toThrow(NotANumber);
    expect(priceOf(typed)).toBeNaN();
  },
);

test('coordinates have as many places as they need', () => {
  expect(codecs.decimal.parse('23.780')).toBe(23.78);
});

test('lines drop blank ones and the space around them', () => {
  expect(codecs.lines.parse(' Flights \n\n  \nVisa\n')).toEqual(['Flights', 'Visa']);
  expect(codecs.lines.parse('\n \n')).toBeNull();
  expect(codecs.lines.format(['Flights', 'Visa'])).toBe('Flights\nVisa');
});

test('an itinerary must be JSON that holds days with titles', () => {
  expect(codecs.itinerary.parse('{"day1":{"title":" Dhaka ","meals":["Lunch",""]}}')).toEqual({
    day1: { title: 'Dhaka', meals: ['Lunch'] },
  });
  expect(codecs.itinerary.parse('')).toBeNull();
  expect(codecs.itinerary.parse('{"day1":{"title":""}}')).toBeNull();
  expect(() => codecs.itinerary.parse('{"day1":')).toThrow(/^Invalid JSON: /);
  expect(() => codecs.itinerary.parse('[1]')).toThrow(/^Must be an object/);
  expect(() => codecs.itinerary.parse('{"day2":{"meals":["Lunch"]}}')).toThrow(
    'Day 2 needs a title',
  );
});

test('requirements may be a bare list; several lists need headings', () => {
  expect(codecs.requirements.parse([{ key: 0, heading: '', items: 'Passport' }])).toEqual([
    'Passport',
  ]);
  expect(codecs.requirements.parse([])).toBeNull();
  const two = [
    { key: 0, heading: 'Everyone', items: 'Passport' },
    { key: 1, heading: '', items: 'Letter' },
  ];
  expect(() => codecs.requirements.parse(two)).toThrow('Give every list a heading');
});

test('a price that is no number at all is told apart', () => {
  expect(() => codecs.money.parse('call us')).toThrow(NotANumber);
  expect(() => codecs.money.parse('-5')).toThrow(InputFault);
});

test.for(['Visa\tfee', 'Visa\u001ffee', 'Visa\u000bfee'])(
  'controls that %j was copied with are none of the record',
  (copied) => {
    expect(codecs.text.parse(copied)).toBe('Visa fee');
    const day = JSON.stringify({ day1: { title: copied, meals: [copied] } });
    expect(codecs.itinerary.parse(day)).toEqual({
      day1: { title: 'Visa fee', meals: ['Visa fee'] },
    });
  },
);

test('a line break of Word ends a line', () => {
  expect(codecs.markdown.parse('a\tb\u000bc\u0002d')).toBe('a\tb\nc d');
  expect(codecs.lines.parse('Visa\u000bHotel\tTea')).toEqual(['Visa', 'Hotel Tea']);
  expect(codecs.requirements.parse([{ key: 0, heading: '', items: 'Visa\u000bTea' }])).toEqual([
    'Visa',
    'Tea',
  ]);
});

test.for(['\u2028', '\u2029', '\u0085'])('a line that notes end by %j ends', (end) => {
  expect(codecs.text.parse(`Sea${end}view`)).toBe('Sea view');
  expect(codecs.markdown.parse(`a${end}b`)).toBe('a\nb');
  expect(codecs.lines.parse(`Visa${end}Tea`)).toEqual(['Visa', 'Tea']);
  expect(codecs.requirements.parse([{ key: 0, heading: '', items: `Visa${end}Tea` }])).toEqual([
    'Visa',
    'Tea',
  ]);
});

test('an address has no marks that a chat puts around it', () => {
  expect(codecs.link.parse('\u2068https://kheya.test/\u200b')).toBe('https://kheya.test/');
  expect(codecs.email.parse('\u200einfo@kheya.test\u200b')).toBe('info@kheya.test');
  expect(codecs.social.parse({ facebook: '\ufeffhttps://facebook.com/kheya\u2069' })).toEqual({
    facebook: 'https://facebook.com/kheya',
  });
});

test('an address with an apostrophe, as maps have it, is one that is taken', () => {
  const [typed, stored] = ["https://maps.test/Cox's+Bazar", 'https://maps.test/Cox%27s+Bazar'];
  expect(codecs.link.parse(typed)).toBe(stored);
  expect(codecs.image.parse(typed)).toBe(stored);
  expect(codecs.images.parse(`${typed}\n${typed}`)).toEqual([stored, stored]);
  expect(codecs.social.parse({ facebook: typed })).toEqual({ facebook: stored });
  for (const { input } of [LINK, IMAGE]) expect(Compile(input).Check(stored)).toBe(true);
  expect(codecs.email.parse("o'brien@kheya.test")).toBe("o'brien@kheya.test");
});

test('social links without a link are left out', () => {
  expect(codecs.social.parse({ facebook: ' https://facebook.com/kheya ', twitter: '' })).toEqual({
    facebook: 'https://facebook.com/kheya',
  });
  expect(codecs.social.parse({ facebook: ' ' })).toBeNull();
});

test('a moment is edited as the time in Dhaka, and comes back as the instant it was', () => {
  const instant = '2027-03-31T20:30:00.000Z';
  expect(codecs.moment.format(instant)).toBe('2027-04-01T02:30');
  expect(codecs.moment.parse('2027-04-01T02:30')).toBe(instant);
  expect(codecs.moment.parse('')).toBeNull();
  expect(() => codecs.moment.parse('soon')).toThrow('Enter a day and a time');
});

test('text is stored composed, and nothing as null', () => {
  expect(codecs.text.parse('  Cafe\u0301 ')).toBe('Café');
  expect(codecs.text.parse('   ')).toBeNull();
});
