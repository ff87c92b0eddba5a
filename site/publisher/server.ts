import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { MESSAGE_BYTES } from '#model/publishing.ts';
import { webhookKeyFormat } from '#model/webhook-secret.ts';
import { Webhook, WebhookVerificationError } from 'standardwebhooks';

/** What may be asked, by the type of the message. */
export type Commands = Readonly<Record<string, (data: unknown) => unknown>>;

export interface HookOptions {
  secret: string;
  commands: Commands;
}

/** An answer that is no success, with what to say. */
export class HookError extends Error {
  override name = 'HookError';
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Waits for signed words, above all that content changed, and answers once they are done. */
export function createHookServer({ secret, commands }: HookOptions): Server {
  const webhook = new Webhook(secret, webhookKeyFormat(secret));
  return createServer((request, response) => {
    answer(request, webhook, commands)
      .then((result) => send(response, 200, result))
      .catch((error: unknown) => {
        const status = error instanceof HookError ? error.status : 500;
        send(response, status, { detail: (error as Error).message });
      });
  });
}

async function answer(
  request: IncomingMessage,
  webhook: Webhook,
  commands: Commands,
): Promise<unknown> {
  if (request.method !== 'POST') throw new HookError(405, 'Only POST is answered here');
  const body = await read(request);
  let message: unknown;
  try {
    message = webhook.verify(body, request.headers as Record<string, string>);
  } catch (error) {
    if (error instanceof WebhookVerificationError)
      throw new HookError(401, 'The signature is missing, wrong or too old');
    if (error instanceof SyntaxError) throw new HookError(400, 'The message is not JSON');
    throw error;
  }
  const { type, data } = Object(message) as { type?: unknown; data?: unknown };
  const command = Object.hasOwn(commands, String(type)) ? commands[String(type)] : undefined;
  if (!command) throw new HookError(400, 'Nothing is known of such a message');
  return command(data);
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MESSAGE_BYTES) throw new HookError(413, 'The body is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}
