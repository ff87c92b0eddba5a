import { permissions, type Access, type RouteKey } from '#model/access/permissions.ts';
import type { RecordNamed } from '#model/entities/index.ts';
import { hasRole, isAdmin } from '#model/access/roles.ts';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { user as userEntity } from '#model/entities/index.ts';
import { decodeRow, type Row } from '../db/codec.ts';
import type { Db } from '../db/database.ts';
import { Forbidden, Unauthorized } from '../errors.ts';
import { isSameSecret } from '../same-secret.ts';
import { LastSeen } from './last-seen.ts';
import { hasSession } from './sessions.ts';

export type User = RecordNamed<'user'>;

/** The authenticated caller of a request. */
export type Caller =
  | { kind: 'anonymous' }
  | { kind: 'build' }
  | { kind: 'user'; user: User; signedInAt: Date; session: string | undefined };

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller;
    /** Re-checks the session and account: a streamed answer may outlive them. */
    isStillWelcome: () => Promise<boolean>;
    /** Last use of a session, while it is buffered and not yet written. */
    lastSeen: (session: string) => { at: string; address: string } | undefined;
    /** Whether the caller may make another call, by the account as read for this request. */
    may: (call: RouteKey) => boolean;
  }
}

/** JWT claims. The e-mail is `sub`; `uid` and `ver` bind the token to one account and state. */
export interface TokenClaims {
  sub: string;
  uid: string;
  ver: number;
  /** Absent where the session could not be stored: it ends by expiry or the account's state. */
  sid?: string;
}

interface AccessOptions {
  db: Db;
  buildToken: string;
  prefix: string;
  clock: () => Date;
}

const ANONYMOUS: Caller = { kind: 'anonymous' };

/**
 * Authorises every route registered after it by the permissions table, before the body is read. A
 * route that is not in the table stops the server from starting.
 */
export function registerAccess(
  app: FastifyInstance,
  { db, buildToken, prefix, clock }: AccessOptions,
): void {
  app.decorateRequest('caller');
  app.decorateRequest('isStillWelcome');
  const seen = new LastSeen(db, app.log);
  app.decorateRequest('lastSeen', (session: string) => seen.of(session));
  app.addHook('onClose', () => seen.flush());
  app.decorateRequest('may');
  app.addHook('onRoute', (route) => {
    const access = accessOf(route, prefix);
    const judge = (request: FastifyRequest, caller: Caller) => {
      request.caller = caller;
      if (caller.kind === 'user' && caller.session !== undefined)
        seen.note(caller.session, request.ip, clock());
      authorise(caller, access, request);
      request.isStillWelcome = () => isWelcome(request);
      request.may = (call) => isAllowed(request.caller, permissions[call]!, request);
    };
    const isWelcome = async (request: FastifyRequest) => {
      try {
        request.caller = await identify(request, db, buildToken);
        authorise(request.caller, access, request);
        return true;
      } catch (error) {
        if (error instanceof Unauthorized || error instanceof Forbidden) return false;
        throw error;
      }
    };
    route.onRequest = (request, _reply, done) => {
      if (isPlainRead(request)) {
        judge(request, ANONYMOUS);
        return done();
      }
      identify(request, db, buildToken)
        .then((caller) => judge(request, caller))
        .then(() => done(), done);
    };
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    reply.header('vary', 'Authorization');
    if (request.headers.authorization !== undefined) reply.header('cache-control', 'no-store');
    done(null, payload);
  });
}

/** A fast path: no token to look up, and no body for the parser to refuse. */
const isPlainRead = ({ method, headers }: FastifyRequest) =>
  headers.authorization === undefined && (method === 'GET' || method === 'HEAD');

function accessOf(route: RouteOptions, prefix: string): Access {
  const path = route.url.slice(prefix.length) || '/';
  const [access, ...others] = [route.method].flat().map((method) => {
    const key = `${method === 'HEAD' ? 'GET' : method} ${path}` as RouteKey;
    const found = permissions[key];
    if (!found) throw new Error(`"${key}" is not in the table of permissions`);
    return found;
  });
  if (others.some((other) => other !== access))
    throw new Error(`"${path}" is open to different people by method: make it several routes`);
  return access!;
}

async function identify(request: FastifyRequest, db: Db, buildToken: string): Promise<Caller> {
  const header = request.headers.authorization;
  if (header === undefined) return ANONYMOUS;
  const token = /^Bearer (\S+)$/i.exec(header)?.[1];
  if (!token) throw new Unauthorized('The authorization header is not a bearer token');
  if (isSameSecret(token, buildToken)) return { kind: 'build' };
  const claims = await verified(request);
  const signedInAt = new Date(claims.iat * 1000);
  const user = await userOf(db, claims);
  const session = claims.sid;
  if (session !== undefined && !(await hasSession(db, user.id, session)))
    throw new Unauthorized('The session is not valid any more; sign in again');
  return { kind: 'user', user, signedInAt, session };
}

/** Seconds by which a clock that is kept right may jump back. */
const CLOCK_ERROR_S = 5;

async function verified(request: FastifyRequest): Promise<TokenClaims & { iat: number }> {
  const claims = await request.jwtVerify<TokenClaims & { iat: number }>().catch(() => undefined);
  // Issued in the future: after a clock was set back a token would live for as much longer.
  if (claims === undefined || claims.iat > Date.now() / 1000 + CLOCK_ERROR_S)
    throw new Unauthorized('The session is not valid any more; sign in again');
  return claims;
}

/** Read at every request, not cached: a lock, demotion or new name applies at once. */
async function userOf(db: Db, claims: TokenClaims): Promise<User> {
  const row = await db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', String(claims.uid))
    .executeTakeFirst();
  const valid =
    row !== undefined &&
    row.is_active === 1 &&
    row.email === claims.sub &&
    row.token_version === claims.ver;
  if (!valid) throw new Unauthorized('The session is not valid any more; sign in again');
  return decodeRow(userEntity, row as unknown as Row) as unknown as User;
}

/** One check for each kind of access; a missing one is a compile error. */
const passes: { [A in Access]: (caller: Caller, request: FastifyRequest) => boolean } = {
  anyone: () => true,
  translator: (caller) => caller.kind === 'user',
  moderator: (caller) => caller.kind === 'user' && hasRole(caller.user.role, 'moderator'),
  self: (caller, request) =>
    caller.kind === 'user' &&
    (isAdmin(caller.user.role) || caller.user.id === (request.params as { id?: string }).id),
  super_admin: (caller) => caller.kind === 'user' && isAdmin(caller.user.role),
  build: (caller) => caller.kind === 'build',
};

const isAllowed = (caller: Caller, access: Access, request: FastifyRequest): boolean =>
  (caller.kind !== 'build' || access === 'build') && passes[access](caller, request);

function authorise(caller: Caller, access: Access, request: FastifyRequest): void {
  if (isAllowed(caller, access, request)) return;
  throw caller.kind === 'anonymous' ? new Unauthorized() : new Forbidden();
}
