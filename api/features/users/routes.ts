import { user as userEntity } from '#model/entities/index.ts';
import { isAdmin } from '#model/roles.ts';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import Type from 'typebox';
import { get, list } from '../../crud/repository.ts';
import type { Db } from '../../db/database.ts';
import { Unauthorized } from '../../errors.ts';
import type { User } from '../../plugins/access.ts';

const EVERYBODY = { limit: 500, offset: 0, only: [] };

/** Staff accounts. A moderator sees themselves alone, as a list of one. */
export const userRoutes: FastifyPluginAsync<{ db: Db }> = async (app, { db }) => {
  const listed = async (request: FastifyRequest) => {
    const user = signedIn(request);
    return isAdmin(user.role) ? (await list(db, userEntity, EVERYBODY)).records : [user];
  };
  const answers = { 200: Type.Array(userEntity.record) };
  for (const path of ['/users', '/users/'])
    app.get(path, { schema: { tags: ['users'], response: answers } }, listed);

  app.get(
    '/users/me',
    { schema: { tags: ['users'], response: { 200: userEntity.record } } },
    async (request) => get(db, userEntity, signedIn(request).id),
  );
};

function signedIn(request: FastifyRequest): User {
  if (request.caller.kind !== 'user') throw new Unauthorized();
  return request.caller.user;
}
