/** Newest unread leads that are listed; further ones are only counted. */
export const LATEST_LEADS = 10;

/** Leads of a flood are counted no further than this. */
export const MOST_OF_FLOOD = 10_000;

/** Leads under suspected spam that came with more than can be real. */
export interface Flood {
  /** `MOST_OF_FLOOD` where there are as many or more. */
  count: number;
  since: string;
  until: string;
}

/** Unread leads in the inbox, suspected spam left out. */
export interface InboxNews {
  unread: number;
  /** Newest first. */
  /** Null where staff have gone through them all. */
  flood: Flood | null;
  /** Suspected spam is deleted after so many days. */
  spam_days: number;
  latest: { id: string; name: string; subject: string | null; created_at: string }[];
}
