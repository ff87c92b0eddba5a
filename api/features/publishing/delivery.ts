import { randomUUID } from 'node:crypto';
import { Webhook } from 'standardwebhooks';

/** A telling that failed; its message is shown to staff. */
export class DeliveryError extends Error {
  override name = 'DeliveryError';
  /** What the other side answered, where it did. */
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

/** Posts in the Standard Webhooks form, and answers the body of a success. */
export function signedPost(url: string, secret: string, { type, data }: Message): Promise<string> {
  const id = `msg_${randomUUID()}`;
  const now = new Date();
  const payload = JSON.stringify({ type, timestamp: now.toISOString(), data });
  return post(url, payload, {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': new Webhook(secret, { format: 'raw' }).sign(id, now, payload),
  });
}

export async function post(
  url: string,
  payload: string,
  headers: Record<string, string> = {},
): Promise<string> {
  const response = await fetch(url, {
    method: 'POST',
    // A redirect could lead the signature to somebody else.
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: { 'content-type': 'application/json', 'user-agent': 'kheya', ...headers },
    body: payload,
  }).catch((error: unknown) => {
    // The reason may name the address, and the address may be a secret.
    throw new DeliveryError('It could not be reached', { cause: error });
  });
  const body = await response.text();
  if (!response.ok) throw new DeliveryError(reason(response.status, body), response);
  return body;
}

function reason(status: number, body: string): string {
  try {
    const { detail } = JSON.parse(body) as { detail?: unknown };
    if (typeof detail === 'string') return detail.slice(0, 500);
  } catch {
    // The body of a foreign target need not be JSON; its status says enough.
  }
  return `It answered ${status}`;
}
