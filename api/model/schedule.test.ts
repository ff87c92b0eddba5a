import { expect, test } from 'vitest';
import { isWithin, scheduleFault } from './schedule.ts';

const [early, noon, late] = [
  '2027-01-01T06:00:00.000Z',
  '2027-01-01T12:00:00.000Z',
  '2027-01-01T18:00:00.000Z',
];

test.for([
  [null, null, true],
  [early, null, true],
  [noon, null, true],
  [late, null, false],
  [null, early, false],
  [null, noon, false],
  [null, late, true],
  [early, late, true],
  [noon, late, true],
  [early, noon, false],
] as const)(
  'published at %s and taken down at %s, it is seen at noon: %s',
  ([from, until, seen]) => {
    expect(isWithin({ publish_at: from, unpublish_at: until }, noon)).toBe(seen);
  },
);

test.for([
  [null, null, undefined],
  [noon, null, undefined],
  [null, noon, undefined],
  [early, noon, undefined],
  [noon, noon, 'unpublish_at'],
  [late, noon, 'unpublish_at'],
] as const)('published at %s and taken down at %s, the fault is of %s', ([from, until, field]) => {
  expect(scheduleFault({ publish_at: from, unpublish_at: until })?.loc[1]).toBe(field);
});
