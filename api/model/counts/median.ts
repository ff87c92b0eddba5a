/** The median: of an even number of values, the mean of the two in the middle. Undefined of none. */
export function medianOf(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  if (sorted.length === 0) return undefined;
  if (!Number.isInteger(middle)) return sorted[Math.floor(middle)];
  return (sorted[middle - 1]! + sorted[middle]!) / 2;
}
