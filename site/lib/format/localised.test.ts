import { expect, test } from 'vitest';
import { asTyped, isTranslated, localised, localisedName } from './localised.ts';

const tour = {
  name: 'Bali',
  name_bn: 'বালি',
  headline_en: 'Come along',
  headline_bn: null,
  inclusions: ['Breakfast'],
  inclusions_bn: [] as string[],
  exclusions: [] as string[],
  exclusions_bn: [] as string[],
};

test('a page shows its own language', () => {
  expect(localised('en', tour, 'name')).toEqual({ value: 'Bali', lang: undefined });
  expect(localised('bn', tour, 'name')).toEqual({ value: 'বালি', lang: undefined });
});

test('what has no Bengali is English, and says so', () => {
  expect(localised('bn', tour, 'headline_en')).toEqual({ value: 'Come along', lang: 'en' });
  expect(localised('bn', tour, 'inclusions')).toEqual({ value: ['Breakfast'], lang: 'en' });
});

test('what is empty in both is nothing', () => {
  expect(localised('bn', tour, 'exclusions')).toBeUndefined();
  expect(localisedName('bn', { ...tour, name: '', name_bn: ' ' }, 'name').value).toBe('');
});

test('a text without a twin is in the language of its letters', () => {
  expect(asTyped('bn', '4 nights').lang).toBe('en');
  expect(asTyped('bn', '৪ রাত').lang).toBeUndefined();
  expect(asTyped('en', '৪ রাত').lang).toBe('bn');
});

test('a record is translated when each of the fields is', () => {
  expect(isTranslated(tour, ['name'])).toBe(true);
  expect(isTranslated(tour, ['name', 'headline_en'])).toBe(false);
});
