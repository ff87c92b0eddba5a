import { tourPackage, umrahPackage, visaService } from '#model/entities/index.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Db } from '../../db/database.ts';
import { landingPageRoutes } from './landing-pages.ts';
import { similarRoutes } from './similar.ts';
import { slugRoutes } from './slugs.ts';
import { visaRoutes } from './visas.ts';

/** Catalogue and blog queries beside CRUD. */
export const catalogueRoutes: FastifyPluginAsyncTypebox<{ db: Db; clock: () => Date }> = async (
  app,
  { db, clock },
) => {
  for (const entity of [tourPackage, umrahPackage, visaService])
    await similarRoutes(app, { db, clock, entity });
  await visaRoutes(app, { db, clock });
  await slugRoutes(app, { db, clock });
  await landingPageRoutes(app, { db, clock });
};
