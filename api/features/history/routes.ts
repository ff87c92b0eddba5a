import { entityNamed, type RecoverableName } from '#model/entities/index.ts';
import { Id } from '#model/kit/entity.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { find } from '../../crud/repository.ts';
import { callsOf, Fields, listOf, RecoverableNames } from '../../crud/route-schemas.ts';
import { trashedAt } from '../../crud/trash.ts';
import { recordAt, Version, versionsOf } from '../../crud/versions.ts';
import type { Db } from '../../db/database.ts';
import { ApiError, NotFound } from '../../errors.ts';

const MAX_LIMIT = 200;
const DEFAULT_LIMIT = 50;

const ofRecord = { entity: RecoverableNames, id: Id };
const call = callsOf('history');

/** The history of a record, as the audit log tells it. */
export const historyRoutes: FastifyPluginAsyncTypebox<{ db: Db }> = async (app, { db }) => {
  const historyOf = async (name: RecoverableName, id: string) => {
    const entity = entityNamed(name);
    const record = await find(db, entity, id);
    if (!record && !(await trashedAt(db, entity, id))) throw new NotFound(entity.label.one);
    return { record, versions: await versionsOf(db, entity, id) };
  };

  app.get(
    '/history/:entity/:id',
    call('listVersions', 'List the changes of a record, newest first', {
      params: Type.Object(ofRecord),
      querystring: Type.Object(
        {
          limit: Type.Optional(
            Type.Integer({ minimum: 1, maximum: MAX_LIMIT, default: DEFAULT_LIMIT }),
          ),
          offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000_000 })),
        },
        { additionalProperties: false },
      ),
      response: { 200: listOf(Version) },
    }),
    async ({ params, query: { limit = DEFAULT_LIMIT, offset = 0 } }, reply) => {
      const { versions } = await historyOf(params.entity, params.id);
      reply.header('x-total-count', versions.length);
      return versions.slice(offset, offset + limit);
    },
  );

  app.get(
    '/history/:entity/:id/:version',
    call('getVersion', 'Get the fields of a record as they were after a change', {
      params: Type.Object({ ...ofRecord, version: Type.Integer({ minimum: 1 }) }),
      response: { 200: Fields({ title: 'Fields' }) },
    }),
    async ({ params: { entity: name, id, version } }) => {
      const { record, versions } = await historyOf(name, id);
      const values = recordAt(record, versions, version);
      if (!values) throw new ApiError(404, 'Version not found');
      const columns = entityNamed(name).columns.filter((each) => each.name in values);
      return Object.fromEntries(columns.map((each) => [each.name, values[each.name]]));
    },
  );
};
