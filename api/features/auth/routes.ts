import { storedEmail } from '#model/contact/email-address.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import { callsOf } from '../../crud/route-schemas.ts';
import { atomically, type Db } from '../../db/database.ts';
import { TooManyRequests, Unauthorized } from '../../errors.ts';
import type { TokenClaims } from '../../plugins/access.ts';
import type { Passwords } from '../../plugins/passwords.ts';
import { rateLimitsOf } from '../../plugins/rate-limits.ts';
import { beginSession } from '../../plugins/sessions.ts';
import { SignInAudit } from './sign-in-audit.ts';
import { LoginThrottle } from './throttle.ts';

const Credentials = Type.Object(
  {
    email: Type.String({ minLength: 1, maxLength: 254 }),
    password: Type.String({ minLength: 1, maxLength: 256 }),
  },
  { additionalProperties: false, title: 'Credentials' },
);

const Session = Type.Object(
  { access_token: Type.String(), token_type: Type.Literal('bearer') },
  { title: 'Session' },
);

/** Sign-in, without user enumeration: every failure has the same answer and takes the same time. */
export const authRoutes: FastifyPluginAsyncTypebox<{
  db: Db;
  clock: () => Date;
  passwords: Passwords;
}> = async (app, { db, clock, passwords }) => {
  const call = callsOf('auth');
  const throttle = new LoginThrottle(rateLimitsOf(db));
  const audit = new SignInAudit({ db, clock, log: app.log });
  app.addHook('onClose', () => audit.flush());

  /** Fallback: a full disk stores no session, and keeps nobody from signing in to free it. */
  const begun = async (userId: string, request: FastifyRequest): Promise<{ sid?: string }> => {
    try {
      return { sid: await atomically(db, (trx) => beginSession(trx, userId, request, clock())) };
    } catch (error) {
      request.log.error(error, 'A session could not be kept');
      return {};
    }
  };

  const signIn = call('signIn', 'Sign in', {
    description:
      'The token goes with each call as `Authorization: Bearer …`, for eight hours at most: then, ' +
      'and at a 401, sign in again. A new password ends the tokens of before',
    body: Credentials,
    response: { 200: Session },
  });
  app.post('/auth/login', signIn, async (request) => {
    const email = storedEmail(request.body.email);
    try {
      await pause(await throttle.attempt(email, request.ip, Date.now()));
    } catch (error) {
      if (error instanceof TooManyRequests) await audit.failed('sign_in_refused', email, request);
      throw error;
    }
    const account = await db
      .selectFrom('users')
      .select(['id', 'email', 'password_hash', 'token_version', 'is_active'])
      .where('email', '=', email)
      .executeTakeFirst();
    const matches = await passwords.matches(request.body.password, account?.password_hash);
    if (!matches || account?.is_active !== 1) {
      await audit.failed('sign_in_failed', email, request);
      throw new Unauthorized('Wrong e-mail or password');
    }
    await throttle.succeed(email, request.ip);
    await audit.signedIn(account, request);
    const claims: TokenClaims = {
      sub: account.email,
      uid: account.id,
      ver: account.token_version,
      ...(await begun(account.id, request)),
    };
    return { access_token: app.jwt.sign(claims), token_type: 'bearer' as const };
  });
};
