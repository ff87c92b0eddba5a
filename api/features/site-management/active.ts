import { publicEntities } from '#model/entities/index.ts';
import { pascalCase } from '#model/kit/entity.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { callsOf, revised } from '../../crud/route-schemas.ts';
import { list } from '../../crud/repository.ts';
import { answer, type WriteOptions } from '../../crud/routes.ts';
import { publicView } from '../../crud/views.ts';
import { NotFound } from '../../errors.ts';

const THE_ACTIVE = { limit: 1, offset: 0, only: ['is_active'] };

/** The active record of entities with at most one. */
export const activeRoutes: FastifyPluginAsyncTypebox<Pick<WriteOptions, 'db' | 'clock'>> = async (
  app,
  { db, clock },
) => {
  for (const entity of publicEntities.filter(({ singleActive }) => singleActive))
    app.get(
      `${entity.path}/active`,
      callsOf('site-management')(
        `getActive${pascalCase(entity.name)}`,
        `Get the active ${entity.label.one}`,
        { response: { 200: revised(answer(entity)) } },
      ),
      async (request) => {
        const [active] = (await list(db, entity, THE_ACTIVE)).records;
        if (!active) throw new NotFound(entity.label.one);
        return request.caller.kind === 'user' ? active : publicView(entity, active, clock());
      },
    );
};
