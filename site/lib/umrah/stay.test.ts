import { entityNamed, type RecordNamed } from '#model/entities/index.ts';
import { expect, test } from 'vitest';
import { stayOf } from './stay.ts';

type Umrah = RecordNamed<'umrah-package'>;

const empty = Object.fromEntries(
  entityNamed('umrah-package').columns.map((column) => [column.name, column.empty]),
);
const umrah = (facts: Partial<Umrah>) => ({ ...empty, ...facts }) as Umrah;

test('what is known of both cities stands side by side, and what is not is left out', () => {
  const stay = stayOf(
    'bn',
    umrah({
      makkah_hotel_en: 'Near',
      makkah_hotel_bn: 'কাছেই',
      makkah_stars: 4,
      makkah_metres: 1_250,
      madinah_stars: 3,
      flight_route: 'direct',
      visa: 'extra',
      meals_en: 'Breakfast',
    }),
  );
  expect(stay).toEqual({
    cities: ['মক্কা', 'মদিনা'],
    rows: [
      {
        label: 'হোটেল',
        values: [
          { value: 'কাছেই (৪ তারকা)', lang: undefined },
          { value: '৩ তারকা', lang: undefined },
        ],
      },
      {
        label: 'মসজিদ কত দূরে',
        values: [{ value: 'মসজিদুল হারাম থেকে ১,২৫০ মিটার', lang: undefined }, undefined],
      },
    ],
    facts: [
      { label: 'ফ্লাইট', value: { value: 'সরাসরি', lang: undefined } },
      { label: 'খাবার', value: { value: 'Breakfast', lang: 'en' } },
      { label: 'ভিসা', value: { value: 'আলাদা খরচ', lang: undefined } },
    ],
  });
});

test('next door is a distance, too, and no night is a number', () => {
  const { rows } = stayOf('en', umrah({ makkah_metres: 0, madinah_nights: 0 }));
  expect(rows.map(({ values }) => values.map((value) => value?.value))).toEqual([
    ['0 m to Masjid al-Haram', undefined],
    [undefined, '0'],
  ]);
});

test('nothing is shown of a package that says nothing of it', () => {
  expect(stayOf('en', umrah({}))).toMatchObject({ rows: [], facts: [] });
});
