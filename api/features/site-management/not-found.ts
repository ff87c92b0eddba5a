import { dayInDhaka } from '#model/format/dates.ts';
import type { FastifyInstance } from 'fastify';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { sql } from 'kysely';
import Type, { type Static } from 'typebox';
import { callsOf, listOf } from '../../crud/route-schemas.ts';
import { atomically, type Db } from '../../db/database.ts';
import type { Aging } from '../../db/old-rows.ts';
import { NOT_FOUND_COUNTS, type NotFoundCounts } from '../../plugins/not-found-counts.ts';

/** Paths that are known at once: those asked for most. */
const MOST = 1_000;
const LISTED = 200;
const KEPT_DAYS = 90;
export const AGING_NOT_FOUND: Aging = {
  table: 'not_found',
  key: ['path', 'day'],
  since: 'day',
  keptDays: KEPT_DAYS,
};

const NotFoundPage = Type.Object(
  {
    path: Type.String({ description: 'Without language: both count together' }),
    count: Type.Integer({ description: `Times in the last ${KEPT_DAYS} days` }),
    last_day: Type.String({ format: 'date', description: 'In Dhaka' }),
  },
  { title: 'NotFoundPage' },
);

/** Adds counts to those of the day. */
export const storeNotFound = (db: Db, counts: NotFoundCounts, now: Date): Promise<void> =>
  atomically(db, async (trx) => {
    const day = dayInDhaka(now);
    const values = Object.entries(counts)
      .map(([path, count]) => ({ path, day, count }))
      .toSorted((a, b) => (a.path < b.path ? -1 : 1));
    await trx
      .insertInto('not_found')
      .values(values)
      .onConflict((oc) =>
        oc.columns(['path', 'day']).doUpdateSet((eb) => ({
          count: eb('not_found.count', '+', eb.ref('excluded.count')),
        })),
      )
      .execute();
    const kept = mostAsked(trx).select('path').limit(MOST);
    await trx.deleteFrom('not_found').where('path', 'not in', kept).execute();
  });

const mostAsked = (db: Db) =>
  db
    .selectFrom('not_found')
    .groupBy('path')
    .orderBy((eb) => eb.fn.sum('count'), 'desc')
    .orderBy((eb) => eb.fn.max('day'), 'desc')
    .orderBy('path');

/** Pages that visitors asked for in vain, those asked for most first, without old addresses. */
export const notFoundRoutes: FastifyPluginAsyncTypebox<{ db: Db }> = async (app, { db }) => {
  const listing = callsOf('site-management')(
    'listNotFoundPages',
    'List pages that were asked for and not found, the most asked for first',
    { response: { 200: listOf(NotFoundPage) } },
  );
  app.get('/site-management/not-found-pages', listing, async (_request, reply) => {
    const found = await mostAsked(db)
      .select(['path', sql<string>`max(day)`.as('last_day'), sql`sum(count)`.as('count')])
      .where('path', 'not in', db.selectFrom('redirects').select('from_path'))
      .limit(LISTED)
      .execute();
    reply.header('x-total-count', found.length);
    return found.map((each) => ({ ...each, count: Number(each.count) }));
  });
};

const Counts = Type.Record(Type.String({ maxLength: 200 }), Type.Integer({ minimum: 1 }), {
  minProperties: 1,
  maxProperties: MOST,
});

/** The front server hands on what it counted: nobody else reaches this address. */
export function takeNotFoundCounts(
  app: FastifyInstance,
  store: (counts: NotFoundCounts) => Promise<void>,
): void {
  app.post<{ Body: Static<typeof Counts> }>(
    NOT_FOUND_COUNTS,
    { schema: { hide: true, body: Counts }, config: { surface: 'api', isProbe: true } },
    async (request, reply) => {
      await store(request.body);
      return reply.code(204).send();
    },
  );
}
