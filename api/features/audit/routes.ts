import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { callsOf, listOf } from '../../crud/route-schemas.ts';
import type { Db } from '../../db/database.ts';
import { AuditQuery, auditEntries } from './query.ts';

const Nullable = (description?: string) =>
  Type.Union([Type.String(), Type.Null()], description ? { description } : {});
const Values = (description: string) =>
  Type.Union([Type.Object({}, { additionalProperties: true }), Type.Null()], { description });

const Entry = Type.Object(
  {
    id: Type.Integer(),
    at: Type.String({ format: 'date-time' }),
    actor_id: Nullable('Null for a visitor, for a sign-in that failed and for the demo content'),
    actor_name: Nullable('As it was then'),
    action: Type.String(),
    entity: Type.String(),
    record_id: Nullable(),
    label: Nullable('What the record was called then; the e-mail of a sign-in'),
    before: Values('The fields that changed, as they were; places by id for a reorder'),
    after: Values('The fields that changed, as they became; places by id for a reorder'),
    note: Nullable(),
    count: Type.Integer({
      description:
        'How often: failed sign-ins are told in one row a minute, suspected spam in one an hour',
    }),
    request_id: Nullable(),
    address: Nullable(),
  },
  { title: 'AuditEntry' },
);

/** The audit log, newest first. Append-only: no call adds, changes or removes an entry; age alone does. */
export const auditRoutes: FastifyPluginAsyncTypebox<{ db: Db }> = async (app, { db }) => {
  const listing = callsOf('audit')('listAuditEntries', 'List who did what, newest first', {
    querystring: AuditQuery,
    response: {
      200: listOf(Entry),
    },
  });
  app.get('/audit-log', listing, async (request, reply) => {
    const { entries, total } = await auditEntries(db, request.query);
    reply.header('x-total-count', total);
    return entries;
  });
};
