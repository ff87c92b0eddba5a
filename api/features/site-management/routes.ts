import type { FastifyPluginAsync } from 'fastify';
import type { Db } from '../../db/database.ts';
import { activeRoutes } from './active.ts';
import { notFoundRoutes } from './not-found.ts';
import { overviewRoutes } from './overview.ts';
import { reorderRoutes } from './reorder.ts';

interface SiteManagementOptions {
  db: Db;
  clock: () => Date;
  /** Called after every write that the public site shows. */
  onWrite: () => void;
}

/** Calls of the site management beside CRUD. */
export const siteManagementRoutes: FastifyPluginAsync<SiteManagementOptions> = async (
  app,
  options,
) => {
  await app.register(overviewRoutes, options);
  await app.register(activeRoutes, options);
  await app.register(reorderRoutes, options);
  await app.register(notFoundRoutes, options);
};
