import { randomUUID } from 'node:crypto';
import { webhookKeyFormat } from '#model/webhook-secret.ts';
import { Webhook } from 'standardwebhooks';
import { postNear } from './post-near.ts';

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

/** Asks a server of ours in the Standard Webhooks form, and answers the body of a success. */
export async function ask(url: string, secret: string, message: Message): Promise<string> {
  const { status, body } = await postNear(url, whole(signed(secret, message))).catch(unreached);
  if (status < 200 || status > 299) throw new DeliveryError(reason(status, body), { status });
  return body;
}

/**
 * Posts to somebody else. What they answer is left unread: it may be anything of any length, and
 * staff would be shown it.
 */
export async function tell(url: string, posting: Posting): Promise<void> {
  const response = await post(url, posting);
  await response.body?.cancel();
  if (!response.ok) throw new DeliveryError(`It answered ${response.status}`, response);
}

export interface Posting {
  payload: string;
  headers?: Record<string, string>;
}

/** A message in the Standard Webhooks form. */
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
  // A redirect could lead the signature, or a token, to somebody else.
  const how = { method: 'POST', redirect: 'manual', signal, headers, body: payload } as const;
  return fetch(url, how).catch(unreached);
}

const whole = ({ payload, headers }: Posting) => ({
  payload,
  headers: { 'content-type': 'application/json', 'user-agent': 'kheya', ...headers },
  signal: AbortSignal.timeout(TIMEOUT_MS),
});

/** The reason may name the address, and the address may be a secret. */
function unreached(cause: unknown): never {
  throw new DeliveryError('It could not be reached', { cause });
}

/** Why a server of ours refused, in its own words where it has some. */
function reason(status: number, body: string): string {
  try {
    const { detail } = JSON.parse(body) as { detail?: unknown };
    if (typeof detail === 'string') return detail.slice(0, 500);
  } catch {
    // Whatever stands before our server may answer in its place; the status says enough.
  }
  return `It answered ${status}`;
}
