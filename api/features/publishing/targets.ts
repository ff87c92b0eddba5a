import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';

/** Somebody who is told that content changed. */
export interface Target {
  name: string;
  /** How long to wait for more before telling. */
  coalesceMs: number;
  /** Shortest and longest wait after a failure. */
  backOffMs: readonly [shortest: number, longest: number];
  /** Tells that the content is at `revision`; answers the revision the target says it has. */
  send: (revision: number) => Promise<number>;
}

/** A telling that failed; its message is shown to staff. */
export class DeliveryError extends Error {
  override name = 'DeliveryError';
}

const TIMEOUT_MS = 120_000;

/** The publisher on this machine. It answers when the pages are on disk, so its word is "live". */
export function localPublisher(dataDir: string, secret: string): Target {
  return {
    name: 'site',
    coalesceMs: 3,
    backOffMs: [200, 2_000],
    send: async (revision) => {
      const body = await post(await publisherAddress(dataDir), secret, revision);
      const { revision: live } = JSON.parse(body) as { revision: number };
      return live;
    },
  };
}

/** Where the publisher listens, which it writes down when it starts. */
async function publisherAddress(dataDir: string): Promise<string> {
  try {
    const file = await readFile(join(dataDir, 'site', 'publisher.json'), 'utf8');
    return (JSON.parse(file) as { url: string }).url;
  } catch (error) {
    throw new DeliveryError('The publisher is not running', { cause: error });
  }
}

/** An address elsewhere, told in the Standard Webhooks form: a CI, a deploy hook. */
export function webhookTarget(url: string, secret: string): Target {
  return {
    name: url,
    coalesceMs: 2_000,
    backOffMs: [1_000, 300_000],
    send: async (revision) => {
      await post(url, secret, revision);
      return revision;
    },
  };
}

async function post(url: string, secret: string, revision: number): Promise<string> {
  const id = `msg_${randomUUID()}`;
  const now = new Date();
  const payload = JSON.stringify({
    type: 'content.changed',
    timestamp: now.toISOString(),
    data: { revision },
  });
  const response = await fetch(url, {
    method: 'POST',
    // A redirect could lead the signature to somebody else.
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': new Webhook(secret, { format: 'raw' }).sign(id, now, payload),
    },
    body: payload,
  });
  const body = await response.text();
  if (!response.ok) throw new DeliveryError(reason(response.status, body));
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
