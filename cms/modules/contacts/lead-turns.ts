import type { Lead } from './inbox.ts';

/** The last write of each lead that is not answered yet. */
const waiting = new Map<string, Promise<unknown>>();

/** Revisions that writes of this page made, each of the one before. */
const own = new Set<string>();
const nameOf = (id: string, revision: number) => `${id} ${revision}`;

/** The revision that a lead has by now, where nobody but this page changed it since it was seen. */
function revisionOf({ id, revision }: Lead): number {
  let now = revision;
  while (own.has(nameOf(id, now + 1))) now++;
  return now;
}

/** Whether a write of the lead is under way. */
export const isWaiting = (id: string) => waiting.has(id);

/**
 * Queue: one write of a lead after the other, since two on their way may arrive in either order. Each
 * is given the revision that those before it left, and conflicts with none of them.
 */
export async function inTurn(lead: Lead, send: (revision: number) => Promise<Lead>): Promise<Lead> {
  const { id } = lead;
  const next = async () => {
    const revision = revisionOf(lead);
    const saved = await send(revision);
    if (saved.revision === revision + 1) own.add(nameOf(id, saved.revision));
    return saved;
  };
  const turn = (waiting.get(id) ?? Promise.resolve()).then(next, next);
  waiting.set(id, turn);
  try {
    return await turn;
  } finally {
    if (waiting.get(id) === turn) waiting.delete(id);
  }
}
