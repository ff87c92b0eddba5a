/** The newest unread leads that the inbox names; the rest it counts. */
export const LATEST_LEADS = 10;

/** What the API tells staff of the inbox: what waits to be read, suspected spam aside. */
export interface InboxNews {
  unread: number;
  /** The newest first. */
  latest: { id: string; name: string; subject: string | null; created_at: string }[];
}
