/** A number made of an id: the same id, the same number, in every build. */
export function coverIndex(id: string): number {
  let number = 0;
  for (const letter of id) number = (number * 31 + letter.codePointAt(0)!) % 1_000_003;
  return number;
}
