/** Newest unread leads that are listed; further ones are only counted. */
export const LATEST_LEADS = 10;

/** Unread leads in the inbox, suspected spam left out. */
export interface InboxNews {
  unread: number;
  /** Newest first. */
  latest: { id: string; name: string; subject: string | null; created_at: string }[];
}
