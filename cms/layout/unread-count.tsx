import { contactSubmission } from '#model/entities/index.ts';
import { useUnreadLeads } from '../client/inbox.ts';

/** As many as a phone's bar has room for. */
const MOST = 99;

/** How many leads wait to be read, beside the link to them; nothing beside another, or where none waits. */
export function UnreadCount({ module }: { module: string }) {
  const unread = useUnreadLeads() ?? 0;
  if (module !== contactSubmission.module || unread === 0) return null;
  return (
    <span className="inline-flex h-5 min-w-5 items-center justify-center rounded-full bg-sun px-1.5 text-xs font-bold whitespace-nowrap text-[#1d1408] tabular-nums">
      {unread > MOST ? `${MOST}+` : unread}
      <span className="sr-only"> unread</span>
    </span>
  );
}
