import type { InboxNews } from '#model/contact/inbox-news.ts';
import { skipToken, useQuery } from '@tanstack/react-query';

/** Query key of the latest inbox event; the stream writes it, no request fetches it. */
export const inboxKey = ['inbox'] as const;

/** The latest event; undefined before the first. */
export const useInboxNews = () =>
  useQuery<InboxNews>({ queryKey: inboxKey, queryFn: skipToken }).data;

/** The number of unread leads; undefined before the first event. */
export const useUnreadLeads = () => useInboxNews()?.unread;
