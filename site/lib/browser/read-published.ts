import { timeoutSignal } from './timeout-signal.ts';

/** Body included: a slow network gets its time, a dead one ends in an error that can be shown. */
const TIMEOUT_MS = 60_000;

/** Requests a published file or page for the page that is open. */
export const readPublished = (path: string): Promise<Response> =>
  fetch(path, { signal: timeoutSignal(TIMEOUT_MS) });
