import { expect, test } from 'vitest';
import { movedPicture, withPictures } from './gallery-order.ts';

test('a picture moves to its place, and the others make room', () => {
  expect(movedPicture(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(movedPicture(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
});

test('beyond the ends nothing moves', () => {
  expect(movedPicture(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
  expect(movedPicture(['a', 'b'], 1, 2)).toEqual(['a', 'b']);
});

test('a picture stands in a gallery once', () => {
  expect(withPictures(['a'], [' b ', 'a', '', 'b'])).toEqual(['a', 'b']);
});
