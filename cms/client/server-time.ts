/** Less is on the way, and in the whole seconds of a header. */
const LEAST_MS = 60_000;

let ahead = 0;

/** Compares the clock of this device with that of the server, as an answer says it. */
export function noteServerTime(headers: Headers): void {
  const difference = Date.parse(headers.get('date') ?? '') - Date.now();
  if (Number.isNaN(difference)) return;
  ahead = Math.abs(difference) < LEAST_MS ? 0 : difference;
}

/**
 * The time by the server's clock, which decides what is due and what visitors see; that of a device may
 * be a day off.
 */
export const serverNow = (): Date => new Date(Date.now() + ahead);
