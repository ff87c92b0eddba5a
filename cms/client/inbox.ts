import type { InboxNews } from '#model/inbox-news.ts';
import { skipToken, useQuery } from '@tanstack/react-query';

/** Where what the server last told of the inbox is kept. */
export const inboxKey = ['inbox'] as const;

/** How many leads wait to be read; nothing before it was told. */
export const useUnreadLeads = () =>
  useQuery<InboxNews>({ queryKey: inboxKey, queryFn: skipToken }).data?.unread;
