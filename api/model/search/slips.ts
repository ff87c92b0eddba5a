import { distance } from 'fastest-levenshtein';

/** Letters too many, too few or others, up to 3. Two neighbours that changed places are one slip. */
export function slipsBetween(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return 3;
  const slips = distance(one, other);
  return slips === 2 && isSwapped(one, other) ? 1 : slips;
}

function isSwapped(one: string, other: string): boolean {
  const at = [...one].findIndex((letter, i) => letter !== other[i]);
  const swapped = one.slice(0, at) + one[at + 1] + one[at] + one.slice(at + 2);
  return swapped === other;
}
