import { expect, test } from 'vitest';
import { linesFrom } from './paste-lines.ts';

test('bullets, dashes and numbers of a pasted list are dropped', () => {
  expect(linesFrom('• Flights\n- Visa\r\n3. Lunch\n\n৪। দুপুরের খাবার\n * Guide ')).toEqual([
    'Flights',
    'Visa',
    'Lunch',
    'দুপুরের খাবার',
    'Guide',
  ]);
});

test.for([
  ['Word', 'ü\tVisa\r\nØ\tHotel\r\n§\tTea\r\no\tGuide'],
  ['PDF files', '\uf0b7 Visa\n\uf0fc Hotel\n•Tea\n■ Guide'],
  ['messages', '✅ Visa\n✔️ Hotel\n➢Tea\n❖ Guide'],
  ['numbered lists', '১.Visa\n২।Hotel\n(3) Tea\nক) Guide'],
  ['Markdown', '- **Visa**\n- Hotel\n- Tea\n- **Guide**'],
  ['lines broken by Word', 'Visa\vHotel\vTea\vGuide'],
  ['lines of notes', 'Visa\u2028Hotel\u2029Tea\u0085Guide'],
])('the bullets of %s are dropped, too', ([, pasted]) => {
  expect(linesFrom(pasted!)).toEqual(['Visa', 'Hotel', 'Tea', 'Guide']);
});

test('a list that lost its line breaks is split at its bullets', () => {
  expect(linesFrom('• Flights • Visa • Hotel')).toEqual(['Flights', 'Visa', 'Hotel']);
});

test('what only looks like a bullet stays', () => {
  expect(linesFrom('3-star hotel\n5 nights\nDhaka–Bali\n1.5 hours\n❌ Visa\nA. K. Hall')).toEqual([
    '3-star hotel',
    '5 nights',
    'Dhaka–Bali',
    '1.5 hours',
    '❌ Visa',
    'A. K. Hall',
  ]);
});

test('a cell of a spreadsheet is as it is there, without the quotes that are copied around its lines', () => {
  const lines = ['Visa', 'Hotel "Taj"', 'Tea'];
  expect(linesFrom('"Visa\nHotel ""Taj""\nTea"')).toEqual(lines);
  expect(linesFrom('Visa\r\n"Hotel ""Taj""\nTea"\r\n')).toEqual(lines);
  expect(linesFrom('"Visa"\nHotel 12"\n"Tea" and cake')).toEqual([
    '"Visa"',
    'Hotel 12"',
    '"Tea" and cake',
  ]);
});
