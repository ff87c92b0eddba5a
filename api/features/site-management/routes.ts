import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { WriteOptions } from '../../crud/routes.ts';
import { activeRoutes } from './active.ts';
import { notFoundRoutes } from './not-found.ts';
import { overviewRoutes } from './overview.ts';
import { reorderRoutes } from './reorder.ts';

/** Calls of the site management beside CRUD. */
export const siteManagementRoutes: FastifyPluginAsyncTypebox<WriteOptions> = async (
  app,
  options,
) => {
  await overviewRoutes(app, options);
  await activeRoutes(app, options);
  await reorderRoutes(app, options);
  await notFoundRoutes(app, options);
};
