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
  /** How many wait for an answer. */
  unanswered: number;
  /** When the clock of the one that has waited longest began; null where none waits. */
  waiting_since: string | null;
  /** How many there are, read and unread. */
  total: number;
  /** The last change of any: where this or their number is another one, lists are loaded again. */
  changed_at: string | null;
  /** Ids of the accounts that take new leads in turn. */
  on_duty: string[];
  /** Null where staff have gone through them all. */
  flood: Flood | null;
  /** Suspected spam is deleted after so many days. */
  spam_days: number;
  /** Newest first. */
  latest: {
    id: string;
    name: string;
    subject: string | null;
    created_at: string;
    owner_id: string | null;
  }[];
}
