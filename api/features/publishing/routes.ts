import type { FastifyPluginAsync } from 'fastify';
import Type from 'typebox';
import { lastRevision } from '../../crud/outbox.ts';
import type { Db } from '../../db/database.ts';

const Nullable = Type.Union([Type.String(), Type.Null()]);

const Status = Type.Object({
  revision: Type.Integer({ description: 'The last write of public content' }),
  targets: Type.Array(
    Type.Object({
      name: Type.String(),
      delivered: Type.Integer({ description: 'The revision that this target has' }),
      attempts: Type.Integer({ description: 'Failures in a row' }),
      last_status: Nullable,
      next_attempt_at: Nullable,
      updated_at: Type.String(),
    }),
  ),
});

/** How far each target is: a record is live where its revision has been delivered. */
export const publishingRoutes: FastifyPluginAsync<{ db: Db }> = async (app, { db }) => {
  app.get(
    '/publishing',
    { schema: { tags: ['publishing'], response: { 200: Status } } },
    async () => ({
      revision: await lastRevision(db),
      targets: await db.selectFrom('publishing_targets').selectAll().orderBy('name').execute(),
    }),
  );
};
