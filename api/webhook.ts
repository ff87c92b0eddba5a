import { randomUUID } from 'node:crypto';
import { webhookKeyFormat } from '#model/access/webhook-secret.ts';
import { Webhook } from 'standardwebhooks';

/** A failed delivery; its message is shown to staff. */
export class DeliveryError extends Error {
  override name = 'DeliveryError';
  /** The response status, if there was a response. */
  readonly status: number | undefined;
  /** How long the other side asks to be left alone. */
  readonly retryAfterMs: number;
  constructor(
    message: string,
    {
      status,
      retryAfterMs = 0,
      cause,
    }: { status?: number; retryAfterMs?: number; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }
}

/** Meanings of a refusal, for staff. */
const MEANINGS: Readonly<Record<number, string>> = {
  401: 'the key is not known there',
  403: 'the key may not do this',
  404: 'nothing is at this address',
  413: 'this is too much for it',
  429: 'it asks for patience',
  503: 'it is out of order',
};

/** The error of a refusal. */
export function refused({ status, headers }: Pick<Response, 'status' | 'headers'>): DeliveryError {
  const meaning = MEANINGS[status];
  const retryAfterMs = patienceOf(headers.get('retry-after'));
  return new DeliveryError(`It answered ${status}${meaning ? `: ${meaning}` : ''}`, {
    status,
    retryAfterMs,
  });
}

/** Milliseconds of a Retry-After, which is a number of seconds or a moment; 0 without one. */
export function patienceOf(retryAfter: string | null, now = Date.now()): number {
  if (retryAfter === null) return 0;
  const ms = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - now;
  return Number.isFinite(ms) ? Math.max(0, ms) : 0;
}

const TIMEOUT_MS = 120_000;

export interface Message {
  type: string;
  data: unknown;
  /** By which a receiver knows one that is sent again; absent: a new one. */
  id?: string;
  /** When it happened, ISO 8601; absent: now. */
  at?: string;
}

/**
 * Posts to a third party. The response body is not read: it may be anything of any length, and
 * staff would be shown it.
 */
export async function notify(url: string, posting: Posting): Promise<void> {
  const response = await post(url, posting);
  await response.body?.cancel();
  if (!response.ok) throw refused(response);
}

export interface Posting {
  payload: string;
  headers?: Record<string, string>;
  timeoutMs?: number;
}

/** Signs a message as Standard Webhooks does. */
export function signed(secret: string, { type, data, id = newId(), at }: Message): Posting {
  const now = new Date();
  const payload = JSON.stringify({ type, timestamp: at ?? now.toISOString(), data });
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': new Webhook(secret, webhookKeyFormat(secret)).sign(id, now, payload),
  };
  return { payload, headers };
}

const newId = () => `msg_${randomUUID()}`;

function post(url: string, posting: Posting): Promise<Response> {
  const { payload, headers, signal } = whole(posting);
  // Redirects are not followed: they could leak the signature or token to another host.
  const init = { method: 'POST', redirect: 'manual', signal, headers, body: payload } as const;
  return fetch(url, init).catch(unreached);
}

/** A posting with the headers and the limit that each has. */
export const whole = ({ payload, headers, timeoutMs = TIMEOUT_MS }: Posting) => ({
  payload,
  headers: { 'content-type': 'application/json', 'user-agent': 'kheya', ...headers },
  signal: AbortSignal.timeout(timeoutMs),
});

/** Errors omit the address, which may be a secret: a code tells a certificate from a closed port. */
export function unreached(error: unknown): never {
  const { name, code, cause } = error as NodeJS.ErrnoException & { cause?: NodeJS.ErrnoException };
  if (name === 'TimeoutError' || cause?.name === 'TimeoutError')
    throw new DeliveryError('It did not answer in time', { cause: error });
  const why = cause?.code ?? code;
  throw new DeliveryError(`It could not be reached${why ? `: ${why}` : ''}`, { cause: error });
}
