import { randomUUID } from 'node:crypto';
import { webhookKeyFormat } from '#model/access/webhook-secret.ts';
import { Webhook } from 'standardwebhooks';
import { postLocally } from './local-http-client.ts';

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

interface Message {
  type: string;
  data: unknown;
}

/** Sends a signed request (Standard Webhooks) to the publisher; answers the body of a success. */
export async function request(url: string, secret: string, message: Message): Promise<string> {
  const { status, body } = await postLocally(url, whole(signed(secret, message))).catch(unreached);
  if (status < 200 || status > 299) throw new DeliveryError(reason(status, body), { status });
  return body;
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
}

/** Signs a message as Standard Webhooks does. */
export function signed(secret: string, { type, data }: Message): Posting {
  const id = `msg_${randomUUID()}`;
  const now = new Date();
  const payload = JSON.stringify({ type, timestamp: now.toISOString(), data });
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': new Webhook(secret, webhookKeyFormat(secret)).sign(id, now, payload),
  };
  return { payload, headers };
}

function post(url: string, posting: Posting): Promise<Response> {
  const { payload, headers, signal } = whole(posting);
  // Redirects are not followed: they could leak the signature or token to another host.
  const init = { method: 'POST', redirect: 'manual', signal, headers, body: payload } as const;
  return fetch(url, init).catch(unreached);
}

const whole = ({ payload, headers }: Posting) => ({
  payload,
  headers: { 'content-type': 'application/json', 'user-agent': 'kheya', ...headers },
  signal: AbortSignal.timeout(TIMEOUT_MS),
});

/** Errors omit the address, which may be a secret. */
function unreached(cause: unknown): never {
  throw new DeliveryError('It could not be reached', { cause });
}

/** The publisher's reason for a refusal, where its body has one. */
function reason(status: number, body: string): string {
  try {
    const { detail } = JSON.parse(body) as { detail?: unknown };
    if (typeof detail === 'string') return detail.slice(0, 500);
  } catch {
    // A proxy may have answered instead: the status suffices.
  }
  return `It answered ${status}`;
}
