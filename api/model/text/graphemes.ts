/** ASCII fast path: one grapheme per character. */
const isPlain = (value: string) => /^[ -~]*$/.test(value);

const segmenter = new Intl.Segmenter('bn', { granularity: 'grapheme' });

/** The number of graphemes: a Bengali conjunct with its signs is one. */
export function graphemeCount(value: string): number {
  if (isPlain(value)) return value.length;
  let count = 0;
  for (const _ of segmenter.segment(value)) count++;
  return count;
}

/** The first `max` graphemes, with an ellipsis where something was cut. */
export function truncate(value: string, max: number): string {
  if (value.length <= max) return value;
  if (isPlain(value.slice(0, max + 1))) return `${value.slice(0, max).trimEnd()}…`;
  let count = 0;
  for (const { index } of segmenter.segment(value)) {
    if (count++ === max) return `${value.slice(0, index).trimEnd()}…`;
  }
  return value;
}

/** The step of a text by its graphemes: 0 up to the first, 1 up to the second, … */
export function lengthStep(value: string, steps: readonly number[]): number {
  const count = graphemeCount(value);
  return steps.filter((step) => count > step).length;
}
