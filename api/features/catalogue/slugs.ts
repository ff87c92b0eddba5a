import { detailEntities } from '#model/entities/index.ts';
import { pascalCase, type Entity } from '#model/kit/entity.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { callsOf, revised } from '../../crud/route-schemas.ts';
import { rows } from '../../crud/record.ts';
import { get } from '../../crud/repository.ts';
import { answer, seenBy, type WriteOptions } from '../../crud/routes.ts';
import { NotFound } from '../../errors.ts';

const addressedBySlug = (detailEntities as readonly Entity[]).filter(
  ({ fields }) => 'slug' in fields,
);

/** Records that are addressed by a slug, found by it. */
export const slugRoutes: FastifyPluginAsyncTypebox<Pick<WriteOptions, 'db' | 'clock'>> = async (
  app,
  { db, clock },
) => {
  for (const entity of addressedBySlug)
    app.get(
      `${entity.path}/slug/:slug`,
      callsOf(entity.path.slice(1))(
        `get${pascalCase(entity.name)}BySlug`,
        `Get the ${entity.label.one} with this slug`,
        {
          // No pattern: an invalid slug is a 404.
          params: Type.Object({ slug: Type.String() }),
          response: { 200: revised(answer(entity)) },
        },
      ),
      async (request) => {
        const found = await rows(db)
          .selectFrom(entity.table)
          .select('id')
          .where('slug', '=', request.params.slug)
          .executeTakeFirst();
        if (!found) throw new NotFound(entity.label.one);
        const record = await get(db, entity, String(found['id']));
        return seenBy(request, entity, record, clock());
      },
    );
};
