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

test('a list that lost its line breaks is split at its bullets', () => {
  expect(linesFrom('• Flights • Visa • Hotel')).toEqual(['Flights', 'Visa', 'Hotel']);
});

test('what only looks like a bullet stays', () => {
  expect(linesFrom('3-star hotel\n5 nights\nDhaka–Bali')).toEqual([
    '3-star hotel',
    '5 nights',
    'Dhaka–Bali',
  ]);
});
