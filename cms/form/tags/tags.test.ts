import { expect, test } from 'vitest';
import { bengaliOf, suggestedTags, withoutBengali, withTag, withTyped } from './tags.ts';

test('a tag is trimmed and added at the end', () => {
  expect(withTag(['beach'], '  family ')).toEqual(['beach', 'family']);
});

test('an empty or a repeated tag adds nothing', () => {
  expect(withTag(['beach'], '   ')).toEqual(['beach']);
  expect(withTag(['beach'], 'beach ')).toEqual(['beach']);
  expect(withTag(['beach'], 'BEACH')).toEqual(['beach']);
});

test('several that are typed with commas are a tag each', () => {
  expect(withTyped(['beach'], ' Visa, Thailand,,beach , ')).toEqual(['beach', 'Visa', 'Thailand']);
  expect(withTyped([], 'ভিসা,থাইল্যান্ড')).toEqual(['ভিসা', 'থাইল্যান্ড']);
  expect(withTyped([], 'Middle East')).toEqual(['Middle East']);
  expect(withTyped(['beach'], ' , ')).toEqual(['beach']);
});

test('the commas of a number part no tag', () => {
  expect(withTyped([], 'below 1,00,000,family')).toEqual(['below 1,00,000', 'family']);
  expect(withTyped([], '৫০,০০০ টাকার নিচে, পরিবার')).toEqual(['৫০,০০০ টাকার নিচে', 'পরিবার']);
});

const used = [['beach', 'family'], ['Family'], ['beach', 'সৈকত'], ['beach', 'hills']];

test('tags of other records are suggested, the most used first', () => {
  expect(suggestedTags(used, [], [], '')).toEqual(['beach', 'family', 'Family', 'hills', 'সৈকত']);
  expect(suggestedTags(used, [], ['beach'], 'FAM')).toEqual(['family', 'Family']);
  expect(suggestedTags(used, [], [], 'শৈকত')).toEqual(['সৈকত']);
  expect(suggestedTags(used, [], [], 'desert')).toEqual([]);
});

const named = [
  { name: 'Middle East', name_bn: 'মধ্যপ্রাচ্য' },
  { name: 'beach', name_bn: 'সমুদ্রসৈকত' },
  { name: 'night', name_bn: null },
];

test('tags of the table are suggested too, by either of their names', () => {
  expect(suggestedTags(used, named, [], 'মধ্য')).toEqual(['Middle East']);
  expect(suggestedTags(used, named, [], 'সমুদ্র')).toEqual(['beach']);
  expect(suggestedTags(used, named, [], 'nig')).toEqual(['night']);
  expect(suggestedTags(used, named, [], '')[0]).toBe('beach');
});

test('a tag has its Bengali name in every spelling, and those without one are named', () => {
  expect(bengaliOf(named, 'middle-east')).toBe('মধ্যপ্রাচ্য');
  expect(bengaliOf(named, 'night')).toBeUndefined();
  expect(withoutBengali(named, ['middle-east', 'night', 'পাহাড়', 'hills'])).toEqual([
    'night',
    'hills',
  ]);
});

test('a tag that records spell otherwise than the table is suggested once, as they spell it', () => {
  expect(suggestedTags([['middle-east']], named, [], 'middle')).toEqual(['middle-east']);
  expect(suggestedTags([], named, ['middle-east'], 'middle')).toEqual([]);
});
