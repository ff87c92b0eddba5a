import { user as userEntity, type DraftNamed } from '#model/entities/index.ts';
import { isAdmin } from '#model/access/roles.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import type { AnyRecord, Author } from '../../crud/record.ts';
import { get, list } from '../../crud/repository.ts';
import { callsOf, revised } from '../../crud/route-schemas.ts';
import { keyIsTaken, once } from '../../crud/idempotency.ts';
import {
  author,
  listQuery,
  recordRoutes,
  toListQuery,
  type ListParameters,
} from '../../crud/routes.ts';
import { atomically, type Db } from '../../db/database.ts';
import { refusedField, TooManyRequests, Unauthorized } from '../../errors.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { TokenClaims, User } from '../../plugins/access.ts';
import { refuseCommonPassword } from '../../plugins/common-passwords.ts';
import { networkOf } from '../../plugins/network-of.ts';
import type { Passwords } from '../../plugins/passwords.ts';
import * as accounts from './accounts.ts';
import { rateLimitsOf } from '../../plugins/rate-limits.ts';
import { AccountChange, NewAccount, PasswordChange, Session } from './schemas.ts';

export interface UserOptions {
  db: Db;
  clock: () => Date;
  passwords: Passwords;
  /** Absent: no mails about new passwords. */
  mailer: Mailer | undefined;
  addAccount: (
    db: Db,
    draft: DraftNamed<'user'>,
    passwordHash: string,
    author: Author,
  ) => Promise<AnyRecord>;
  /** Called for an account that is removed. */
  forgetAccount: accounts.ForgetAccount;
}

/** Time after sign-in in which a change of password needs no current one. */
const FRESH_MS = 15 * 60 * 1000;
/** Rate limit of current passwords, against guessing with a stolen token. */
const GUESSES = { name: 'own-password', limit: 10, windowMs: 15 * 60 * 1000 };

const call = callsOf('users');

/** Staff accounts. Moderators see only themselves, as a list of one. */
export const userRoutes: FastifyPluginAsyncTypebox<UserOptions> = async (app, options) => {
  const { db, addAccount, mailer, passwords } = options;
  const around = { passwords, notifies: mailer !== undefined };
  const rates = rateLimitsOf(db);

  async function countGuess(userId: string, address: string): Promise<void> {
    const key = `${networkOf(address)} ${userId}`;
    const wait = await rates.count([[GUESSES, key]], Date.now());
    if (wait > 0)
      throw new TooManyRequests('Too many tries; wait a while and try again', wait / 1000);
  }

  const within = { ...options, entity: userEntity, onWrite: () => mailer?.notify() };
  const shapes = { record: userEntity.record, query: listQuery(userEntity) };

  recordRoutes<ListParameters, NewAccount, never>(
    app,
    within,
    { ...shapes, draft: NewAccount },
    {
      list: (request) => {
        const user = signedIn(request);
        const own = isAdmin(user.role) ? {} : { id: user.id };
        return list(db, userEntity, { ...toListQuery(request.query), ...own });
      },
      create: async (request, by) => {
        const { password, ...draft } = request.body;
        refuseCommonPassword('password', password);
        // No digest of the password is stored: the account's own hash tells a retry from a new one.
        const keyed = { request, now: by.now, sent: draft };
        const { answer: made, isRepeat } = await once<AnyRecord>(db, keyed, async (keep) => {
          const hash = await passwords.hash(password);
          return atomically(db, async (trx) => {
            const account = await addAccount(trx, draft, hash, by);
            await keep(trx, account);
            return account;
          });
        });
        if (isRepeat && !(await accounts.hasPassword(db, made.id, password, passwords)))
          throw keyIsTaken();
        return made;
      },
    },
  );

  app.get(
    '/users/me',
    call('getOwnUser', 'Get who is signed in', {
      response: { 200: revised(userEntity.record) },
    }),
    async (request) => get(db, userEntity, signedIn(request).id),
  );

  app.put(
    '/users/change-password',
    call('changeOwnPassword', 'Change one’s own password', {
      body: PasswordChange,
      response: { 200: Session },
    }),
    async (request) => {
      const { id, email } = signedIn(request);
      const { new_password: next, current_password: current } = request.body;
      if (current === undefined) requireFreshSession(request, options.clock());
      else await countGuess(id, request.ip);
      refuseCommonPassword('new_password', next);
      const by = author(request, options);
      const session = await accounts.changeOwnPassword(
        db,
        id,
        { current, next },
        by,
        request,
        around,
      );
      mailer?.notify();
      const claims: TokenClaims = { sub: email, uid: id, ...session };
      return { access_token: app.jwt.sign(claims), token_type: 'bearer' as const };
    },
  );

  recordRoutes<never, never, AccountChange>(
    app,
    within,
    { ...shapes, change: AccountChange },
    {
      get: (request) => get(db, userEntity, request.params.id),
      change: async (request, by, change) => {
        refuseCommonPassword('password', change.password);
        return accounts.changeAccount(db, request.params.id, change, by, around);
      },
      remove: (request, by, revision) =>
        accounts.removeAccount(db, request.params.id, by, {
          revision,
          forget: options.forgetAccount,
        }),
    },
  );
};

function signedIn(request: Pick<FastifyRequest, 'caller'>): User {
  if (request.caller.kind !== 'user') throw new Unauthorized();
  return request.caller.user;
}

/** Limits a stolen token: after its first minutes a change needs the current password. */
function requireFreshSession({ caller }: FastifyRequest, now: Date): void {
  if (caller.kind === 'user' && now.getTime() - caller.signedInAt.getTime() <= FRESH_MS) return;
  const msg = 'You signed in more than 15 minutes ago: type your current password, too';
  throw refusedField('current_password', msg, 'required');
}
