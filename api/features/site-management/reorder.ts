import { publicEntities } from '#model/entities/index.ts';
import { Id, pascalCase, type Entity } from '#model/kit/entity.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type, { type Static } from 'typebox';
import { inOrder, renumber } from '../../crud/arrangement.ts';
import { callsOf, ChangeHeaders } from '../../crud/route-schemas.ts';
import type { AnyRecord, Author } from '../../crud/record.ts';
import { get, refuse } from '../../crud/repository.ts';
import { answer, author, expectedRevision, type WriteOptions } from '../../crud/routes.ts';
import { atomically, type Db } from '../../db/database.ts';

const Move = Type.Object(
  {
    new_order: Type.Integer({ description: 'The place wanted; the nearest one that there is' }),
    revision: Type.Optional(Type.Integer({ minimum: 1 })),
  },
  { additionalProperties: false, title: 'Move' },
);
type Move = Static<typeof Move>;

const call = callsOf('site-management');

/** Moves a record to another place of its list. Answers the whole list, numbered 1…n. */
export const reorderRoutes: FastifyPluginAsyncTypebox<WriteOptions> = async (app, options) => {
  for (const entity of publicEntities.filter(({ ordered }) => ordered))
    app.post(
      `${entity.path}/:id/reorder`,
      call(
        `reorder${pascalCase(entity.path.split('/').at(-1)!)}`,
        `Move a ${entity.label.one} to another place of its list`,
        {
          params: Type.Object({ id: Id }),
          headers: ChangeHeaders,
          body: Move,
          response: { 200: Type.Array(answer(entity)) },
        },
      ),
      async (request) => {
        const move = { ...request.body };
        const expected = expectedRevision(request);
        if (expected !== undefined) move.revision = expected;
        const by = author(request, options);
        const list = await reorder(options.db, entity, request.params.id, move, by);
        options.onWrite();
        return list;
      },
    );
};

function reorder(
  db: Db,
  entity: Entity,
  id: string,
  { new_order: wanted, revision }: Move,
  by: Author,
): Promise<AnyRecord[]> {
  return atomically(db, async (trx) => {
    const current = await get(trx, entity, id);
    if (revision !== undefined && revision !== current.revision) await refuse(trx, current);
    const others = (await inOrder(trx, entity)).filter((record) => record.id !== id);
    const place = Math.min(Math.max(1, wanted), others.length + 1);
    await renumber(trx, entity, others.toSpliced(place - 1, 0, current), current, by);
    return inOrder(trx, entity);
  });
}
