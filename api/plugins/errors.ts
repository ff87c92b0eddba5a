import type { ErrorBody } from '#model/kit/errors.ts';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import type { Damage } from '../db/damage.ts';
import { isFull } from '../db/disk-room.ts';
import { faultOf, type Fault } from '../db/faults.ts';
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

type Text = [status: number, detail: string, headers?: Record<string, string>];

/** Responses to errors that Fastify raises before a handler runs. */
const frameworkTexts: Record<string, Text> = {
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'The body is not valid JSON'],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, 'The body is empty'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'The body is not as long as announced'],
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'The body is too large'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'This content type is not accepted here'],
};

/** A connection comes back by itself, or with whoever restarts the database; a turn to write comes, too. */
const SOON = { 'retry-after': '5' };

const TOO_MANY: Text = [503, 'Too many are asking at the moment; try again', SOON];

const fileTexts: Record<string, Text> = {
  EROFS: [503, 'Files cannot be written at the moment'],
  EACCES: [503, 'Files cannot be written at the moment'],
  EIO: [503, 'Files cannot be written at the moment'],
  // Connections and files that are open, as many as the machine lets this process have.
  EMFILE: TOO_MANY,
  ENFILE: TOO_MANY,
};

const AWAY = 'The database cannot be reached at the moment';

/** Responses to faults of the database. Without room: `NoRoom`, which says what to do. */
const faultTexts: Record<Exclude<Fault, 'full' | 'crowded'>, Text> = {
  readonly: [503, 'The database cannot be written at the moment', SOON],
  away: [503, AWAY],
  lost: [503, AWAY, SOON],
  busy: [503, 'The database is busy; try again', SOON],
  unreadable: [503, 'The database cannot be read at the moment'],
  rule: [409, 'This would break a rule of the database'],
  nul: [400, 'The request could not be understood'],
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
  const known = frameworkTexts[error.code ?? ''] ?? storageText(error);
  if (known) return { status: known[0], body: { detail: known[1] }, headers: known[2] ?? {} };
  const status = error.statusCode ?? 500;
  const detail =
    status < 500 ? 'The request could not be understood' : 'Something went wrong on our side';
  return { status, body: { detail }, headers: {} };
}

function storageText(error: Partial<FastifyError>) {
  const fault = faultOf(error);
  if (fault === undefined || fault === 'full' || fault === 'crowded')
    return fileTexts[error.code ?? ''];
  return faultTexts[fault];
}

/** `whenFull`: the answer where the disk is full; the log has the error itself. */
export function sendError(error: FastifyError, reply: FastifyReply, whenFull = new NoRoom()) {
  const hasNoRoom = isFull(error, reply.server.dataDir) || faultOf(error) === 'crowded';
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
