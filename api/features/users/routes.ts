import { user as userEntity, type DraftNamed } from '#model/entities/index.ts';
import { Id } from '#model/kit/entity.ts';
import { isAdmin } from '#model/access/roles.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import type { AnyRecord, Author } from '../../crud/record.ts';
import { get, list } from '../../crud/repository.ts';
import { ChangeHeaders, listOf, operation, revised } from '../../crud/route-schemas.ts';
import { CreateHeaders, keyIsTaken, once } from '../../crud/idempotency.ts';
import { author, etag, expectedRevision, listQuery, toListQuery } from '../../crud/routes.ts';
import type { Row } from '../../db/codec.ts';
import { atomically, type Db } from '../../db/database.ts';
import { Unauthorized } from '../../errors.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { TokenClaims, User } from '../../plugins/access.ts';
import { refuseCommonPassword } from '../../plugins/common-passwords.ts';
import type { Passwords } from '../../plugins/passwords.ts';
import * as accounts from './accounts.ts';
import { rateLimitsOf } from '../../plugins/rate-limits.ts';
import { PasswordGuesses, requireFreshSession } from './own-password.ts';
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

const tags = ['users'];
const params = Type.Object({ id: Id });
const record = revised(userEntity.record);

/** Staff accounts. Moderators see only themselves, as a list of one. */
export const userRoutes: FastifyPluginAsyncTypebox<UserOptions> = async (app, options) => {
  const { db, addAccount, mailer, passwords } = options;
  const around = { passwords, notifies: mailer !== undefined };
  const guesses = new PasswordGuesses(rateLimitsOf(db));

  const listed = async (request: FastifyRequest<{ Querystring: Row }>, reply: FastifyReply) => {
    const user = signedIn(request);
    const query = toListQuery(request.query);
    const own = isAdmin(user.role) ? {} : { id: user.id };
    const { records, total } = await list(db, userEntity, { ...query, ...own });
    reply.header('x-total-count', total);
    return records;
  };

  const added = async (request: FastifyRequest<{ Body: NewAccount }>, reply: FastifyReply) => {
    const { password, ...draft } = request.body;
    refuseCommonPassword('password', password);
    const by = author(request, options);
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
    return reply.code(201).header('etag', etag(made)).send(made);
  };

  app.get(
    userEntity.path,
    {
      schema: {
        ...operation('list', userEntity),
        querystring: listQuery(userEntity),
        response: { 200: listOf(userEntity.record) },
      },
    },
    listed,
  );

  app.post(
    userEntity.path,
    {
      schema: {
        ...operation('create', userEntity),
        headers: CreateHeaders,
        body: NewAccount,
        response: { 201: record },
      },
    },
    added,
  );

  app.get(
    '/users/me',
    {
      schema: {
        operationId: 'getOwnUser',
        summary: 'Get who is signed in',
        tags,
        response: { 200: record },
      },
    },
    async (request) => get(db, userEntity, signedIn(request).id),
  );

  app.put(
    '/users/change-password',
    {
      schema: {
        operationId: 'changeOwnPassword',
        summary: 'Change one’s own password',
        tags,
        body: PasswordChange,
        response: { 200: Session },
      },
    },
    async (request) => {
      const { id, email } = signedIn(request);
      const { new_password: next, current_password: current } = request.body;
      if (current === undefined) requireFreshSession(request, options.clock());
      else await guesses.count(id, request.ip, Date.now());
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

  app.get(
    '/users/:id',
    { schema: { ...operation('get', userEntity), params, response: { 200: record } } },
    async (request, reply) => {
      const found = await get(db, userEntity, request.params.id);
      return reply.header('etag', etag(found)).send(found);
    },
  );

  app.put(
    '/users/:id',
    {
      schema: {
        ...operation('update', userEntity),
        params,
        headers: ChangeHeaders,
        body: AccountChange,
        response: { 200: record },
      },
    },
    async (request, reply) => {
      refuseCommonPassword('password', request.body.password);
      const revision = expectedRevision(request);
      const change = revision === undefined ? request.body : { ...request.body, revision };
      const { id } = request.params;
      const by = author(request, options);
      const changed = await accounts.changeAccount(db, id, change, by, around);
      mailer?.notify();
      return reply.header('etag', etag(changed)).send(changed);
    },
  );

  app.delete(
    '/users/:id',
    {
      schema: {
        ...operation('delete', userEntity),
        params,
        headers: ChangeHeaders,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const by = author(request, options);
      const revision = expectedRevision(request);
      const forget = options.forgetAccount;
      await accounts.removeAccount(db, request.params.id, by, { revision, forget });
      return reply.code(204).send(null);
    },
  );
};

function signedIn(request: FastifyRequest): User {
  if (request.caller.kind !== 'user') throw new Unauthorized();
  return request.caller.user;
}
