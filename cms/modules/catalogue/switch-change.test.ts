import { expect, test } from 'vitest';
import { switchChange } from './switch-change.ts';

const before = { publish_at: '2027-05-01T06:00:00.000Z', unpublish_at: null, name: 'Bali' };

test('a switch is turned by itself', () => {
  expect(switchChange('tour-package', 'is_available', { on: true })).toEqual({
    is_available: true,
  });
  expect(switchChange('tour-package', 'is_available', { on: false, before })).toEqual({
    is_available: false,
  });
});

test('what is turned on again as it was before has its schedule back', () => {
  expect(switchChange('blog-post', 'is_published', { on: true, before })).toEqual({
    is_published: true,
    publish_at: before.publish_at,
    unpublish_at: null,
  });
});

test('a switch that nobody sees a record by leaves the schedule alone', () => {
  expect(switchChange('tour-package', 'is_featured', { on: true, before })).toEqual({
    is_featured: true,
  });
});
