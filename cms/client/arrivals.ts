import type { InboxNews } from '#model/inbox-news.ts';

export type ToldLead = InboxNews['latest'][number];

/** What somebody has been told of the inbox so far. */
export interface Known {
  /** The moment of the newest lead at the first telling: what is older is no news. */
  since: string;
  ids: ReadonlySet<string>;
}

/**
 * The leads that came since the first telling and were not told before. Two that are sent at once may
 * be told in either order, and one that is marked unread again is no arrival: ids decide, not moments.
 */
export function arrivalsIn(
  { latest }: InboxNews,
  known: Known | null,
): { known: Known; arrived: ToldLead[] } {
  if (!known)
    return { known: { since: latest[0]?.created_at ?? '', ids: idsOf(latest) }, arrived: [] };
  const arrived = latest.filter(
    ({ id, created_at }) => created_at > known.since && !known.ids.has(id),
  );
  return { known: { ...known, ids: new Set([...known.ids, ...idsOf(arrived)]) }, arrived };
}

const idsOf = (leads: readonly ToldLead[]) => new Set(leads.map(({ id }) => id));
