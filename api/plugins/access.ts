import { timingSafeEqual, createHash } from 'node:crypto';
import { permissions, type Access, type RouteKey } from '#model/permissions.ts';
import type { RecordNamed } from '#model/entities/index.ts';
import { isAdmin } from '#model/roles.ts';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { user as userEntity } from '#model/entities/index.ts';
import { decodeRow, type Row } from '../db/codec.ts';
import type { Db } from '../db/database.ts';
import { Forbidden, Unauthorized } from '../errors.ts';

export type User = RecordNamed<'user'>;

/** Who is asking. */
export type Caller = { kind: 'anonymous' } | { kind: 'build' } | { kind: 'user'; user: User };

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller;
    /** Whether the caller may still do this: an answer may take longer than a session. */
    isStillWelcome: () => Promise<boolean>;
  }
}

/** What a token says. The e-mail is its subject; `uid` and `ver` tie it to one account and state. */
export interface TokenClaims {
  sub: string;
  uid: string;
  ver: number;
}

const ANONYMOUS: Caller = { kind: 'anonymous' };

/**
 * Guards every route registered after it by the table of permissions, before the body is read.
 * A route that the table does not name stops the server from starting.
 */
export function registerAccess(
  app: FastifyInstance,
  { db, buildToken, prefix }: { db: Db; buildToken: string; prefix: string },
): void {
  app.decorateRequest('caller');
  app.decorateRequest('isStillWelcome');
  app.addHook('onRoute', (route) => {
    const access = accessOf(route, prefix);
    route.onRequest = async (request: FastifyRequest) => {
      request.caller = await identify(request, db, buildToken);
      authorise(request.caller, access, request);
      request.isStillWelcome = async () => {
        try {
          authorise(await identify(request, db, buildToken), access, request);
          return true;
        } catch (error) {
          if (error instanceof Unauthorized || error instanceof Forbidden) return false;
          throw error;
        }
      };
    };
  });
  app.addHook('onSend', async (request, reply) => {
    reply.header('vary', 'Authorization');
    if (request.headers.authorization !== undefined) reply.header('cache-control', 'no-store');
  });
}

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
  if (isSame(token, buildToken)) return { kind: 'build' };
  const claims = await verified(request);
  return { kind: 'user', user: await userOf(db, claims) };
}

async function verified(request: FastifyRequest): Promise<TokenClaims> {
  try {
    return await request.jwtVerify<TokenClaims>();
  } catch {
    throw new Unauthorized('The session is not valid any more; sign in again');
  }
}

/** Read anew at every request: who was switched off, demoted or renamed is so at once. */
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

/** Compared by digest, so that neither content nor length shows in the time it takes. */
function isSame(given: string, expected: string): boolean {
  const digest = (value: string) => createHash('sha256').update(value).digest();
  return timingSafeEqual(digest(given), digest(expected));
}

/** Omission is a compile error: every kind of access says who passes. */
const passes: { [A in Access]: (caller: Caller, request: FastifyRequest) => boolean } = {
  anyone: () => true,
  moderator: (caller) => caller.kind === 'user',
  self: (caller, request) =>
    caller.kind === 'user' &&
    (isAdmin(caller.user.role) || caller.user.id === (request.params as { id?: string }).id),
  super_admin: (caller) => caller.kind === 'user' && isAdmin(caller.user.role),
  build: (caller) => caller.kind === 'build',
};

function authorise(caller: Caller, access: Access, request: FastifyRequest): void {
  if (caller.kind === 'build' && access !== 'build') throw new Forbidden();
  if (passes[access](caller, request)) return;
  throw caller.kind === 'anonymous' ? new Unauthorized() : new Forbidden();
}
