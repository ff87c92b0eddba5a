/** Publishing counts as stopped after waiting this long with nothing gone live. */
const STOPPED_AFTER_MS = 60_000;

/** Whether publishing has stopped. `waitingSince` is null where nothing waits. */
export const hasStopped = (waitingSince: string | null, now: Date) =>
  waitingSince !== null && now.getTime() - Date.parse(waitingSince) >= STOPPED_AFTER_MS;

/** Larger content is not sent inline with the notification: the publisher fetches it. */
export const PUSHED_BYTES = 512 * 1024;

/** Maximum message size to the publisher. The longest is a record as it stands in a form. */
export const MESSAGE_BYTES = 4 * 1024 * 1024;

/** Revisions hidden by a rollback: after one, up to and including another. */
export interface HeldRevisions {
  after: number;
  until: number;
}

/** Whether a rollback hides a revision from visitors. */
export const isHeld = (revision: number, held: HeldRevisions | null) =>
  held !== null && revision > held.after && revision <= held.until;
