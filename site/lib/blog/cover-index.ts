/** Index of a stock cover: a hash of the id, so that every build chooses the same. */
export function coverIndex(id: string): number {
  let number = 0;
  for (const letter of id) number = (number * 31 + letter.codePointAt(0)!) % 1_000_003;
  return number;
}
