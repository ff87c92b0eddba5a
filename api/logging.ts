import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** A destination for log lines in place of the standard output. */
export interface LogStream {
  write: (line: string) => void;
}

const REQUEST_ID = /^[A-Za-z0-9._-]{1,64}$/;

/** The request id of the client or a proxy, if it is safe in a header and a log. */
export function requestId({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
}

/** Redaction, the second line of defence: secrets are not logged in the first place. */
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

/** Serialises an error without its other properties, which may hold request data. */
const fault = ({ name, message, code, stack = '' }: Error & { code?: string }) => ({
  type: name,
  message,
  code,
  stack,
});

/** Strips the path: that of a deploy hook is a secret. */
const target = (name: string) => (URL.canParse(name) ? new URL(name).origin : name);

/** One JSON line per event; requests are logged by method and route, never with their content. */
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
