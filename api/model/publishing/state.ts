import type { PinnedRevisions } from './site.ts';

/** Publishing counts as stopped after waiting this long with nothing gone live. */
const STOPPED_AFTER_MS = 60_000;

/** Whether publishing has stopped. `waitingSince` is null where nothing waits. */
export const hasStopped = (waitingSince: string | null, now: Date) =>
  waitingSince !== null && now.getTime() - Date.parse(waitingSince) >= STOPPED_AFTER_MS;

/** Whether a rollback hides a revision from visitors. */
export const isPinned = (revision: number, pinned: PinnedRevisions | null) =>
  pinned !== null && revision > pinned.after && revision <= pinned.until;
