/** A site that got nothing for so long while something waits for it gets nothing any more. */
const STOPPED_AFTER_MS = 60_000;

/** Whether publishing has stopped. `waitingSince` is null where nothing waits. */
export const hasStopped = (waitingSince: string | null, now: Date) =>
  waitingSince !== null && now.getTime() - Date.parse(waitingSince) >= STOPPED_AFTER_MS;

/** Content of more bytes is not sent along with the word that there is some: it is asked for. */
export const PUSHED_BYTES = 512 * 1024;

/** The publisher is told no more bytes at once. The longest is a record, as it stands in a form. */
export const MESSAGE_BYTES = 4 * 1024 * 1024;

/** What was saved after a revision, up to another: since a rollback, visitors see it as before. */
export interface HeldRevisions {
  after: number;
  until: number;
}

/** Whether visitors do not see what was saved with a revision. */
export const isHeld = (revision: number, held: HeldRevisions | null) =>
  held !== null && revision > held.after && revision <= held.until;
