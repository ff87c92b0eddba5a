/** Membership of this process among the servers of one database. */
export interface Membership {
  /** Joins, and answers once it is known whether this server leads, or that nobody can tell. */
  start: () => Promise<void>;
  /** Whether this server does the work that one alone does: schedules, webhooks, mails, backups. */
  isLeading: () => boolean;
  leave: () => Promise<void>;
}

/** A file has one server. */
export const ONLY_MEMBER: Membership = {
  start: async () => undefined,
  isLeading: () => true,
  leave: async () => undefined,
};
