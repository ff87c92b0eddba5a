import { expect, test } from 'vitest';
import { entriesFor, readableTag } from './tag-names.ts';

test('an English page says a tag in words, and what was typed as words untouched', () => {
  expect(readableTag('middle-east')).toBe('Middle East');
  expect(readableTag('night-market')).toBe('Night Market');
  expect(readableTag('e-visa')).toBe('E-visa');
  expect(readableTag('turkiye')).toBe('Türkiye');
  for (const typed of ['Family friendly', 'eSIM', 'off the map', 'পাহাড়', 'café'])
    expect(readableTag(typed)).toBe(typed);
});

test('each tag in use has one entry, in both languages where it is well known', () => {
  expect(entriesFor(['middle-east', 'Middle East', 'night-market', 'পাহাড়', ' '], [])).toEqual([
    { name: 'Middle East', name_bn: 'মধ্যপ্রাচ্য' },
    { name: 'Night Market', name_bn: null },
    { name: 'পাহাড়', name_bn: null },
  ]);
});

test('a tag that has an entry in any spelling gets no second one', () => {
  expect(entriesFor(['middle-east', 'visa'], ['MIDDLE EAST'])).toEqual([
    { name: 'Visa', name_bn: 'ভিসা' },
  ]);
});
