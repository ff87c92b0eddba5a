import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import {
  MESSAGE_BYTES,
  MESSAGES,
  type AnswerOf,
  type DataOf,
  type MessageType,
} from '#model/publishing/index.ts';
import { webhookKeyFormat } from '#model/access/webhook-secret.ts';
import { Webhook, WebhookVerificationError } from 'standardwebhooks';
import { Compile, type Validator } from 'typebox/compile';

/** Handlers by type of message; each returns the answer. */
export type Commands = {
  readonly [T in MessageType]: (data: DataOf<T>) => AnswerOf<T> | Promise<AnswerOf<T>>;
};

const dataOf: ReadonlyMap<string, Validator> = new Map(
  Object.entries(MESSAGES).map(([type, { data }]) => [type, Compile(data)]),
);

/** A message that is not carried out: the status of the answer, and what it says to staff. */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly status: number;
  constructor(status: number, message: string, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}

/** By SQLite and by the file system, of a full disk. */
const NO_ROOM = /^(SQLITE_FULL|ENOSPC|EDQUOT)/;

function statusOf(error: unknown): number {
  if (error instanceof HttpError) return error.status;
  return NO_ROOM.test(String((error as NodeJS.ErrnoException).code)) ? 507 : 500;
}

/** Waits for signed words, above all that content changed, and answers once they are done. */
export function createHookServer(secret: string, commands: Partial<Commands>): Server {
  const webhook = new Webhook(secret, webhookKeyFormat(secret));
  return createServer((request, response) => {
    answer(request, webhook, commands)
      .then((result) => send(response, 200, result))
      .catch((error: unknown) => {
        send(response, statusOf(error), { detail: (error as Error).message });
      });
  });
}

async function answer(
  request: IncomingMessage,
  webhook: Webhook,
  commands: Partial<Commands>,
): Promise<unknown> {
  if (request.method !== 'POST') throw new HttpError(405, 'Only POST is answered here');
  const body = await read(request);
  let message: unknown;
  try {
    message = webhook.verify(body, request.headers as Record<string, string>);
  } catch (error) {
    if (error instanceof WebhookVerificationError)
      throw new HttpError(401, 'The signature is missing, wrong or too old');
    if (error instanceof SyntaxError) throw new HttpError(400, 'The message is not JSON');
    throw error;
  }
  const { type, data = {} } = Object(message) as { type?: unknown; data?: unknown };
  const expected = dataOf.get(String(type));
  const command = commands[type as MessageType] as ((data: unknown) => unknown) | undefined;
  if (!expected || !command) throw new HttpError(400, 'Nothing is known of such a message');
  if (!expected.Check(data))
    throw new HttpError(400, `${String(type)}: ${faultOf(expected, data)}`);
  return command(data);
}

function faultOf(expected: Validator, data: unknown): string {
  const [fault] = expected.Errors(data);
  return `data${fault?.instancePath ?? ''} ${fault?.message ?? 'is not valid'}`;
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MESSAGE_BYTES) throw new HttpError(413, 'The body is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}
