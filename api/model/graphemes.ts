const segmenter = new Intl.Segmenter('bn', { granularity: 'grapheme' });

/** What a reader would count as letters: a Bengali conjunct with its signs is one. */
export function graphemeCount(value: string): number {
  let count = 0;
  for (const _ of segmenter.segment(value)) count++;
  return count;
}

/** The first `max` letters, with an ellipsis where something was cut. */
export function truncate(value: string, max: number): string {
  let count = 0;
  for (const { index } of segmenter.segment(value)) {
    if (count++ === max) return `${value.slice(0, index).trimEnd()}…`;
  }
  return value;
}

/** Which of the steps a text's length reaches: 0 up to the first, 1 up to the second, … */
export function lengthStep(value: string, steps: readonly number[]): number {
  const count = graphemeCount(value);
  return steps.filter((step) => count > step).length;
}
