/** An address up to its last letter or digit, or to a code that was cut off. */
const WITHOUT_TAIL = /^(?:.*[\p{L}\p{M}\p{N}%])?/su;

/**
 * The address that one was meant as, decoded: a keyboard began it with a capital, or a chat took the
 * end of a sentence for a part of it (`/bn/tours।`). Undefined where it is as those of pages are.
 */
export function meantAddress(path: string): string | undefined {
  const meant = path.toLowerCase().match(WITHOUT_TAIL)![0] || '/';
  return meant === path ? undefined : meant;
}
