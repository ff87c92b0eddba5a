import type { FastifyPluginAsync } from 'fastify';
import type { WriteOptions } from '../../crud/routes.ts';
import { activeRoutes } from './active.ts';
import { notFoundRoutes } from './not-found.ts';
import { overviewRoutes } from './overview.ts';
import { reorderRoutes } from './reorder.ts';

/** Calls of the site management beside CRUD. */
export const siteManagementRoutes: FastifyPluginAsync<WriteOptions> = async (app, options) => {
  await app.register(overviewRoutes, options);
  await app.register(activeRoutes, options);
  await app.register(reorderRoutes, options);
  await app.register(notFoundRoutes, options);
};
