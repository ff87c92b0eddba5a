import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Where the lines of a log go, if not to the standard output. */
export interface LogStream {
  write: (line: string) => void;
}

const REQUEST_ID = /^[A-Za-z0-9._-]{1,64}$/;

/** The id that the client or a proxy gave, if it is one that may stand in a header and a log. */
export function requestId({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
}

/** Beside never logging them: a line that somebody adds later does not carry these either. */
const SECRET_NAMES = [
  'password',
  'current_password',
  'new_password',
  'password_hash',
  'authorization',
  'cookie',
  'access_token',
  'token',
  'secret',
  'headers',
  'body',
  'email',
  'rawPacket',
];

/** What the log is told of a fault: never its other properties, which may hold what was sent. */
const fault = ({ name, message, code, stack = '' }: Error & { code?: string }) => ({
  type: name,
  message,
  code,
  stack,
});

/** The path of a deploy hook is its secret. */
const target = (name: string) => (URL.canParse(name) ? new URL(name).origin : name);

/** One JSON line an event; a request is told by its method and route, never by what it carries. */
export const logOptions = (level: string, stream?: LogStream) => ({
  level,
  ...(stream && { stream }),
  redact: { paths: SECRET_NAMES.flatMap((name) => [name, `*.${name}`]), censor: '[secret]' },
  serializers: {
    err: fault,
    target,
    req: ({ method }: { method: string }) => ({ method }),
    res: ({ statusCode }: { statusCode: number }) => ({ status: statusCode }),
  },
});
