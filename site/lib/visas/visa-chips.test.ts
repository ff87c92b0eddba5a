import { expect, test } from 'vitest';
import { chipsOf, usefulChips } from './visa-chips.ts';

const visa = (rest: object) => ({
  is_featured: false,
  processing_time: null,
  processing_time_bn: null,
  tags: [] as string[],
  ...rest,
});

test('a visa has the chips that its facts give it', () => {
  expect(
    chipsOf(
      visa({
        is_featured: true,
        processing_time: '4 to 7 working days',
        tags: ['E-Visa', 'Middle-East'],
      }),
    ),
  ).toEqual(['featured', 'week', 'e-visa', 'middle-east']);
  expect(chipsOf(visa({ processing_time: '15 days', tags: ['schengen'] }))).toEqual([
    'europe',
    'schengen',
  ]);
  expect(chipsOf(visa({ processing_time_bn: '৫ কর্মদিবস' }))).toEqual(['week']);
});

test('a chip that all visas have, or none, is not offered', () => {
  const asian = visa({ tags: ['asia'] });
  expect(usefulChips([asian, asian])).toEqual([]);
  expect(usefulChips([asian, visa({})])).toEqual(['asia']);
  expect(usefulChips([])).toEqual([]);
});
