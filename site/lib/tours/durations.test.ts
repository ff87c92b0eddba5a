import { expect, test } from 'vitest';
import { durationText } from './durations.ts';

/** A line never ends between a number and its unit. */
const unbroken = (text: string) => text.replace(/(?<=[০-৯]) /g, '\u00a0');

test.for([
  ['5 Days / 4 Nights', '৫ দিন / ৪ রাত'],
  ['5 days 4 nights', '৫ দিন ৪ রাত'],
  ['13 nights, 14 days', '১৩ রাত, ১৪ দিন'],
  ['3 days and 2 nights', '৩ দিন ও ২ রাত'],
  ['5D4N', '৫ দিন ৪ রাত'],
  ['14 days', '১৪ দিন'],
  ['1 week', '১ সপ্তাহ'],
  ['6 months', '৬ মাস'],
  ['3', '৩ দিন'],
] as const)('%s is %s on a Bengali page', ([typed, shown]) => {
  expect(durationText('bn', typed)).toEqual({ value: unbroken(shown), lang: undefined });
});

test.for(['About 5 days', '3-4 days', '5 days, flexible', 'A weekend', 'days', '4 dinners'])(
  '%s stays as it was typed',
  (typed) => {
    expect(durationText('bn', typed)).toEqual({ value: typed, lang: 'en' });
  },
);

test('an English page shows what was typed, in the language it was typed in', () => {
  expect(durationText('en', '5D4N')).toEqual({ value: '5D4N', lang: undefined });
  expect(durationText('en', '৪ রাত ৫ দিন')).toEqual({ value: '৪ রাত ৫ দিন', lang: 'bn' });
});
