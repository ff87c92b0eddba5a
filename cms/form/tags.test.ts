import { expect, test } from 'vitest';
import { withTag } from './tags.ts';

test('a tag is trimmed and added at the end', () => {
  expect(withTag(['beach'], '  family ')).toEqual(['beach', 'family']);
});

test('an empty or a repeated tag adds nothing', () => {
  expect(withTag(['beach'], '   ')).toEqual(['beach']);
  expect(withTag(['beach'], 'beach ')).toEqual(['beach']);
});
