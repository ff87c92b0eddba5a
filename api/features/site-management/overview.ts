import { agencyEntities, type AgencyTable } from '#model/entities/index.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { callsOf } from '../../crud/route-schemas.ts';
import type { Db } from '../../db/database.ts';

const Count = Type.Object({ total: Type.Integer(), active: Type.Integer() }, { title: 'Count' });

const tables = agencyEntities.map(({ table }) => table);
const byTable = <V>(values: readonly V[]) =>
  Object.fromEntries(values.map((value, index) => [tables[index], value])) as Record<
    AgencyTable,
    V
  >;

const Overview = Type.Object(byTable(tables.map(() => Count)), {
  title: 'SiteManagementOverview',
});

/** Counts of records for each tab of the site management, and of active ones. */
export const overviewRoutes: FastifyPluginAsyncTypebox<{ db: Db }> = async (app, { db }) => {
  const overview = callsOf('site-management')(
    'getSiteManagementOverview',
    'Get how many records each list has',
    { response: { 200: Overview } },
  );
  app.get('/site-management/overview', overview, async () =>
    byTable(await Promise.all(tables.map((table) => counts(db, table)))),
  );
};

async function counts(db: Db, table: AgencyTable) {
  const { total, active } = await db
    .selectFrom(table)
    .select((eb) => [
      eb.fn.countAll<number>().as('total'),
      eb.fn.sum<number | null>('is_active').as('active'),
    ])
    .executeTakeFirstOrThrow();
  return { total: Number(total), active: Number(active ?? 0) };
}
