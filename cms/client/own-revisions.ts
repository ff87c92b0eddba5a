const own = new Set<number>();
const underWay = new Set<Promise<unknown>>();

/** Remembers the revisions of all that a write of this page made. */
export async function ownWrite<A extends { headers: Headers }>(sent: Promise<A>): Promise<A> {
  underWay.add(sent);
  try {
    const answer = await sent;
    const [first, last] = answer.headers.get('x-revisions')?.split('-').map(Number) ?? [];
    for (let revision = first!; revision <= last!; revision++) own.add(revision);
    return answer;
  } finally {
    underWay.delete(sent);
  }
}

/**
 * Whether anybody else saved after the first of two revisions: own writes load their lists again by
 * themselves. An event may be faster than the answer to the write that it tells of.
 */
export async function isSavedElsewhere(before: number, now: number): Promise<boolean> {
  await Promise.allSettled(underWay);
  for (let revision = before + 1; revision <= now; revision++) if (!own.has(revision)) return true;
  return false;
}
