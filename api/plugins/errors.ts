import type { ErrorBody } from '#model/kit/errors.ts';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import type { Damage } from '../db/damage.ts';
import { isFull } from '../db/disk-room.ts';
import { ApiError, NoRoom } from '../errors.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The folder whose disk is asked whether it is full. */
    dataDir: string;
    damage: Damage;
  }
  interface FastifyContextConfig {
    /** A 5xx is what a probe is to answer, again and again, and no fault for the log. */
    isProbe?: boolean;
  }
}

/** Responses to errors that Fastify raises before a handler runs. */
const frameworkTexts: Record<string, [status: number, detail: string]> = {
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'The body is not valid JSON'],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, 'The body is empty'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'The body is not as long as announced'],
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'The body is too large'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'This content type is not accepted here'],
};

const storageTexts: Record<string, [status: number, detail: string]> = {
  SQLITE_READONLY: [503, 'The database cannot be written at the moment'],
  SQLITE_IOERR: [503, 'The database cannot be reached at the moment'],
  SQLITE_BUSY: [503, 'The database is busy; try again'],
  SQLITE_NOTADB: [503, 'The database cannot be read at the moment'],
  SQLITE_CORRUPT: [503, 'The database cannot be read at the moment'],
  SQLITE_CANTOPEN: [503, 'The database cannot be reached at the moment'],
  EROFS: [503, 'Files cannot be written at the moment'],
  EACCES: [503, 'Files cannot be written at the moment'],
  EIO: [503, 'Files cannot be written at the moment'],
  SQLITE_CONSTRAINT: [409, 'This would break a rule of the database'],
};

export interface Answer {
  status: number;
  body: ErrorBody;
  headers: Record<string, string>;
}

/** Maps an error to its response: our own keep their detail; a stack, SQL or path never leaks. */
export function answerTo(error: Partial<FastifyError> & Error): Answer {
  if (error instanceof ApiError)
    return { status: error.status, body: { detail: error.detail }, headers: error.headers };
  const known = frameworkTexts[error.code ?? ''] ?? storageText(error.code);
  if (known) return { status: known[0], body: { detail: known[1] }, headers: {} };
  const status = error.statusCode ?? 500;
  const detail =
    status < 500 ? 'The request could not be understood' : 'Something went wrong on our side';
  return { status, body: { detail }, headers: {} };
}

const storageText = (code: string | undefined) =>
  Object.entries(storageTexts).find(([start]) => code?.startsWith(start))?.[1];

/** `whenFull`: the answer where the disk is full; the log has the error itself. */
export function sendError(error: FastifyError, reply: FastifyReply, whenFull = new NoRoom()) {
  const hasNoRoom = isFull(error, reply.server.dataDir);
  const { status, body, headers } = answerTo(hasNoRoom ? whenFull : error);
  const { damage } = reply.server;
  const isProbe = reply.routeOptions?.config?.isProbe === true;
  if (status >= 500 && !isProbe && !damage.note(error)) reply.log.error({ err: error }, 'fault');
  return reply.code(status).headers(headers).send(body);
}

export function registerErrors(
  app: FastifyInstance,
  { dataDir, damage }: { dataDir: string; damage: Damage },
): void {
  app.decorate('dataDir', dataDir);
  app.decorate('damage', damage);
  app.setErrorHandler((error: FastifyError, _request, reply) => sendError(error, reply));
}
