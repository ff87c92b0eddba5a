import { randomUUID } from 'node:crypto';
import { webhookKeyFormat } from '#model/access/webhook-secret.ts';
import { Webhook } from 'standardwebhooks';

/** A failed delivery; its message is shown to staff. */
export class DeliveryError extends Error {
  override name = 'DeliveryError';
  /** The response status, if there was a response. */
  readonly status: number | undefined;
  constructor(message: string, { status, cause }: { status?: number; cause?: unknown } = {}) {
    super(message, { cause });
    this.status = status;
  }
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
  if (!response.ok) throw new DeliveryError(`It answered ${response.status}`, response);
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

/** Errors omit the address, which may be a secret. */
export function unreached(cause: unknown): never {
  throw new DeliveryError('It could not be reached', { cause });
}
