import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Webhook, WebhookVerificationError } from 'standardwebhooks';

const MAX_BODY = 64 * 1024;

export interface HookOptions {
  secret: string;
  /** Publishes what is new; answers the revision that is live then. */
  publish: () => Promise<number>;
}

class HookError extends Error {
  override name = 'HookError';
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Waits for the signed word that content changed, and answers once it is live. */
export function createHookServer({ secret, publish }: HookOptions): Server {
  const webhook = new Webhook(secret, { format: 'raw' });
  return createServer((request, response) => {
    answer(request, webhook, publish)
      .then((revision) => send(response, 200, { revision }))
      .catch((error: unknown) => {
        const status = error instanceof HookError ? error.status : 500;
        send(response, status, { detail: (error as Error).message });
      });
  });
}

async function answer(
  request: IncomingMessage,
  webhook: Webhook,
  publish: () => Promise<number>,
): Promise<number> {
  if (request.method !== 'POST') throw new HookError(405, 'Only POST is answered here');
  const body = await read(request);
  try {
    webhook.verify(body, request.headers as Record<string, string>);
  } catch (error) {
    if (!(error instanceof WebhookVerificationError)) throw error;
    throw new HookError(401, 'The signature is missing, wrong or too old');
  }
  return publish();
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BODY) throw new HookError(413, 'The body is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}
