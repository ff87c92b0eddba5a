import type { InboxNews } from '#model/contact/inbox-news.ts';

export type LatestLead = InboxNews['latest'][number];

/** The leads of the inbox that the user has been notified of. */
export interface Known {
  /** `created_at` of the newest lead at the first event: older leads are no news. */
  since: string;
  ids: ReadonlySet<string>;
}

/**
 * The leads that came since the first event and were in none before. Compared by id, not by time:
 * two that are sent at once may arrive in either order, and one marked unread again is no arrival.
 */
export function arrivalsIn(
  { latest }: Pick<InboxNews, 'latest'>,
  known: Known | null,
): { known: Known; arrived: LatestLead[] } {
  if (!known)
    return { known: { since: latest[0]?.created_at ?? '', ids: idsOf(latest) }, arrived: [] };
  const arrived = latest.filter(
    ({ id, created_at }) => created_at > known.since && !known.ids.has(id),
  );
  return { known: { ...known, ids: new Set([...known.ids, ...idsOf(arrived)]) }, arrived };
}

const idsOf = (leads: readonly LatestLead[]) => new Set(leads.map(({ id }) => id));
