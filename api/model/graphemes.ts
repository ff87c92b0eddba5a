/** One letter a character: there is nothing to take apart. */
const isPlain = (value: string) => /^[ -~]*$/.test(value);

const segmenter = new Intl.Segmenter('bn', { granularity: 'grapheme' });

/** What a reader would count as letters: a Bengali conjunct with its signs is one. */
export function graphemeCount(value: string): number {
  if (isPlain(value)) return value.length;
  let count = 0;
  for (const _ of segmenter.segment(value)) count++;
  return count;
}

/** The first `max` letters, with an ellipsis where something was cut. */
export function truncate(value: string, max: number): string {
  if (value.length <= max) return value;
  if (isPlain(value.slice(0, max + 1))) return `${value.slice(0, max).trimEnd()}…`;
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
