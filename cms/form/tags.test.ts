import { expect, test } from 'vitest';
import { suggestedTags, withTag } from './tags.ts';

test('a tag is trimmed and added at the end', () => {
  expect(withTag(['beach'], '  family ')).toEqual(['beach', 'family']);
});

test('an empty or a repeated tag adds nothing', () => {
  expect(withTag(['beach'], '   ')).toEqual(['beach']);
  expect(withTag(['beach'], 'beach ')).toEqual(['beach']);
});

const used = [['beach', 'family'], ['Family'], ['beach', 'সৈকত'], ['beach', 'hills']];

test('tags of other records are suggested, the most used first', () => {
  expect(suggestedTags(used, [], '')).toEqual(['beach', 'family', 'Family', 'hills', 'সৈকত']);
  expect(suggestedTags(used, ['beach'], 'FAM')).toEqual(['family', 'Family']);
  expect(suggestedTags(used, [], 'শৈকত')).toEqual(['সৈকত']);
  expect(suggestedTags(used, [], 'desert')).toEqual([]);
});
