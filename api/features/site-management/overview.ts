import { contactInfo, heroContent, heroScene, serviceOption, tag } from '#model/entities/index.ts';
import type { FastifyPluginAsync } from 'fastify';
import Type from 'typebox';
import type { Db } from '../../db/database.ts';

const Count = Type.Object({ total: Type.Integer(), active: Type.Integer() }, { title: 'Count' });

const Overview = Type.Object(
  {
    hero_scenes: Count,
    hero_content: Count,
    contact_info: Count,
    service_options: Count,
    tags: Count,
  },
  { title: 'SiteManagementOverview' },
);

const TABLES = [heroScene, heroContent, contactInfo, serviceOption, tag].map(
  ({ table }) => table,
) as (keyof typeof Overview.properties)[];

/** Counts of records for each tab of the site management, and of active ones. */
export const overviewRoutes: FastifyPluginAsync<{ db: Db }> = async (app, { db }) => {
  app.get(
    '/site-management/overview',
    {
      schema: {
        operationId: 'getSiteManagementOverview',
        summary: 'Get how many records each list has',
        tags: ['site-management'],
        response: { 200: Overview },
      },
    },
    async () =>
      Object.fromEntries(
        await Promise.all(TABLES.map(async (table) => [table, await counts(db, table)] as const)),
      ),
  );
};

async function counts(db: Db, table: (typeof TABLES)[number]) {
  const { total, active } = await db
    .selectFrom(table)
    .select((eb) => [
      eb.fn.countAll<number>().as('total'),
      eb.fn.sum<number | null>('is_active').as('active'),
    ])
    .executeTakeFirstOrThrow();
  return { total: Number(total), active: Number(active ?? 0) };
}
