import { entityNamed } from '#model/entities/index.ts';
import { Id } from '#model/kit/entity.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { restore } from '../../crud/deletion.ts';
import { callsOf, listOf, nullable, RecoverableNames } from '../../crud/route-schemas.ts';
import { author, type WriteOptions } from '../../crud/routes.ts';
import { inTrash, purge, type TrashQuery } from '../../crud/trash.ts';
import { totalOf, type Author } from '../../crud/record.ts';
import { followed } from '../../crud/redirects.ts';
import { atomically } from '../../db/database.ts';
import { NotFound } from '../../errors.ts';

const MAX_LIMIT = 500;
/** Records per transaction, so that other writes come in between. */
const AT_ONCE = 100;
const A_DAY_MS = 86_400_000;

const ofRecord = Type.Object({ entity: RecoverableNames, id: Id });
const call = callsOf('trash');

const Trashed = Type.Object(
  {
    entity: Type.String(),
    id: Type.String(),
    label: Type.String({ description: 'What the record was called' }),
    deleted_at: Type.String({ format: 'date-time' }),
    deleted_by: nullable(Type.String(), { description: 'As they were called then' }),
    expires_at: Type.String({ format: 'date-time', description: 'When it is deleted for good' }),
  },
  { title: 'TrashedRecord' },
);

const Restored = Type.Object(
  { entity: Type.String(), id: Type.String(), revision: Type.Integer() },
  { title: 'RestoredRecord' },
);

const ListQuery = Type.Object(
  {
    entity: Type.Optional(RecoverableNames),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_LIMIT, default: MAX_LIMIT })),
    offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000_000 })),
  },
  { additionalProperties: false },
);

const EmptyQuery = Type.Object(
  {
    deleted_until: Type.String({
      format: 'date-time',
      maxLength: 40,
      description: 'The moment of the newest that staff have seen: what was deleted after it stays',
    }),
  },
  { additionalProperties: false },
);

interface TrashOptions extends WriteOptions {
  /** Days that a record stays in the trash. */
  days: number;
}

/** Deleted records of every entity but accounts: seen, restored, and deleted for good. */
export const trashRoutes: FastifyPluginAsyncTypebox<TrashOptions> = async (app, options) => {
  const { db, days, reserve, onWrite } = options;

  app.get(
    '/trash',
    call('listTrash', 'List deleted records that can be restored, the last deleted first', {
      querystring: ListQuery,
      response: { 200: listOf(Trashed) },
    }),
    async ({ query: { limit = MAX_LIMIT, offset = 0, entity } }, reply) => {
      const all = inTrash(db, { entity });
      const found = await all
        .select(['entity', 'record_id as id', 'label', 'deleted_at', 'deleted_by'])
        .limit(limit)
        .offset(offset)
        .execute();
      reply.header('x-total-count', await totalOf(all));
      return found.map((each) => ({ ...each, expires_at: expiry(each.deleted_at, days) }));
    },
  );

  app.post(
    '/trash/:entity/:id/restore',
    call('restoreRecord', 'Restore a deleted record under its id, at its address and place', {
      params: ofRecord,
      response: { 200: Restored },
    }),
    async (request) => {
      const { entity, id } = request.params;
      const by = author(request, options);
      const { revision } = await followed(db, entityNamed(entity), id, by, (trx) =>
        restore(trx, entityNamed(entity), id, by),
      );
      onWrite();
      return { entity, id, revision };
    },
  );

  const purgeSome = (query: TrashQuery, by: Author) =>
    reserve.spentOn(() =>
      atomically(db, (trx) =>
        purge(trx, { ...query, limit: AT_ONCE, author: by, note: 'By hand, from the trash' }),
      ),
    );

  app.delete(
    '/trash/:entity/:id',
    call('purgeRecord', 'Delete a record of the trash for good', {
      params: ofRecord,
      response: { 204: Type.Null() },
    }),
    async (request, reply) => {
      const { entity } = request.params;
      const purged = await purgeSome(request.params, author(request, options));
      if (purged === 0) throw new NotFound(entityNamed(entity).label.one);
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/trash',
    call('emptyTrash', 'Delete for good all that was in the trash at a moment', {
      querystring: EmptyQuery,
      response: {
        200: Type.Object({ deleted: Type.Integer({ minimum: 0 }) }, { title: 'EmptiedTrash' }),
      },
    }),
    async (request) => {
      const until = new Date(request.query.deleted_until).toISOString();
      const by = author(request, options);
      for (let deleted = 0; ;) {
        const some = await purgeSome({ until }, by);
        deleted += some;
        if (some < AT_ONCE) return { deleted };
      }
    },
  );
};

const expiry = (deletedAt: string, days: number) =>
  new Date(Date.parse(deletedAt) + days * A_DAY_MS).toISOString();
