import { Id, pascalCase, type Entity } from '#model/kit/entity.ts';
import {
  comparedColumns,
  similarTo,
  traitsOf,
  type ComparedName,
  type Traits,
} from '#model/catalogue/similar.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { listOf } from '../../crud/route-schemas.ts';
import { get } from '../../crud/repository.ts';
import { answer, isStaff } from '../../crud/routes.ts';
import { columnsOf, withIds } from '../../crud/selections.ts';
import { isShown, publicViews } from '../../crud/views.ts';
import type { Row } from '../../db/codec.ts';
import type { Db } from '../../db/database.ts';
import { NotFound } from '../../errors.ts';

const MAX_SIMILAR = 50;
const USUALLY = 4;

const Query = Type.Object(
  { limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_SIMILAR })) },
  { additionalProperties: false },
);

export interface SimilarOptions {
  db: Db;
  clock: () => Date;
  entity: Entity<any, ComparedName>;
}

/** Recommendations for a record: public records only. */
export const similarRoutes: FastifyPluginAsyncTypebox<SimilarOptions> = async (
  app,
  { db, clock, entity },
) => {
  const traits = traitsOf[entity.name] as (record: Row) => Traits;
  const schema = {
    operationId: `listSimilar${pascalCase(entity.path.slice(1))}`,
    summary: `List ${entity.label.many} that resemble one`,
    tags: [entity.path.slice(1)],
    params: Type.Object({ id: Id }),
    querystring: Query,
    response: { 200: listOf(answer(entity)) },
  };

  app.get(`${entity.path}/:id/similar`, { schema }, async (request, reply) => {
    const staff = isStaff(request);
    const now = clock();
    const one = await get(db, entity, request.params.id);
    if (!staff && !isShown(entity, one, now)) throw new NotFound(entity.label.one);
    const others = await columnsOf(db, entity, comparedColumns[entity.name], { shownAt: now });
    const ids = similarTo(traits(one), others.map(traits), request.query.limit ?? USUALLY);
    const records = await withIds(db, entity, ids, { shownAt: now });
    reply.header('x-total-count', records.length);
    return staff ? records : publicViews(entity, records, now);
  });
};
