/** Exponential back-off with jitter, up to the longest. */
export function backOff([shortest, longest]: readonly [number, number], attempts: number): number {
  const full = Math.min(longest, shortest * 2 ** attempts);
  return full / 2 + (Math.random() * full) / 2;
}
