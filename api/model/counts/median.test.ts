import fc from 'fast-check';
import { expect, test } from 'vitest';
import { medianOf } from './median.ts';

test.for([
  [[], undefined],
  [[7], 7],
  [[9, 1], 5],
  [[10, 9, 1], 9],
  [[1, 10, 2, 100], 6],
] as const)('the median of %j is %j', ([values, median]) => {
  expect(medianOf(values)).toBe(median);
});

test('at least half of the values are on either side of their median', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { minLength: 1 }), (values) => {
      const median = medianOf(values)!;
      expect(values.filter((value) => value <= median).length * 2).toBeGreaterThanOrEqual(
        values.length,
      );
      expect(values.filter((value) => value >= median).length * 2).toBeGreaterThanOrEqual(
        values.length,
      );
    }),
  );
});
