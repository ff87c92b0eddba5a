import { timeoutSignal } from '../browser/timeout-signal.ts';

export const LEAD_ADDRESS = '/api/v1/contact-submissions';
const PATIENCE_MS = 15_000;

/** A visitor's message. `client_id` is its idempotency key: the same id again is the same lead. */
export interface Lead {
  client_id: string;
  [field: string]: unknown;
}

/** sent: it arrived · refused: it never will · failed: it may, later */
export type Outcome = 'sent' | 'refused' | 'failed';

/** Retryable statuses: request timeout, too early, rate limit. */
const PASSING = new Set([408, 425, 429]);

/** Outcome of a sending; `promise`: when somebody will call, where that is not soon. */
export interface Sending {
  outcome: Outcome;
  promise: string | null;
}

export async function sendLead(lead: Lead): Promise<Sending> {
  try {
    const answer = await fetch(LEAD_ADDRESS, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(lead),
      // A visitor who leaves the page has sent it all the same.
      keepalive: true,
      signal: timeoutSignal(PATIENCE_MS),
    });
    const outcome = isOfApi(answer) ? outcomeOf(answer.status) : 'failed';
    return { outcome, promise: outcome === 'sent' ? await promiseIn(answer) : null };
  } catch (error) {
    console.error('The message could not be sent', error);
    return { outcome: 'failed', promise: null };
  }
}

/** A network that wants a sign-in, and a host that wants a proof, answer with pages of their own. */
const isOfApi = ({ headers }: Response) => (headers.get('content-type') ?? '').includes('json');

/** A message whose answer cannot be read has arrived all the same. */
async function promiseIn(answer: Response): Promise<string | null> {
  try {
    const { call_promise: promise } = (await answer.json()) as { call_promise?: string | null };
    return promise ?? null;
  } catch {
    return null;
  }
}

export function outcomeOf(status: number): Outcome {
  if (status >= 200 && status < 300) return 'sent';
  return status >= 500 || PASSING.has(status) ? 'failed' : 'refused';
}
