import { tourPackage, umrahPackage, visaService } from '#model/entities/index.ts';
import type { FastifyPluginAsync } from 'fastify';
import type { Db } from '../../db/database.ts';
import { landingPageRoutes } from './landing-pages.ts';
import { similarRoutes } from './similar.ts';
import { slugRoutes } from './slugs.ts';
import { visaRoutes } from './visas.ts';

/** Catalogue and blog queries beside CRUD. */
export const catalogueRoutes: FastifyPluginAsync<{ db: Db; clock: () => Date }> = async (
  app,
  { db, clock },
) => {
  for (const entity of [tourPackage, umrahPackage, visaService])
    await app.register(similarRoutes, { db, clock, entity });
  await app.register(visaRoutes, { db, clock });
  await app.register(slugRoutes, { db, clock });
  await app.register(landingPageRoutes, { db, clock });
};
