import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { callsOf, nullable } from '../../../crud/route-schemas.ts';
import { author, type WriteOptions } from '../../../crud/routes.ts';
import { atomically } from '../../../db/database.ts';
import { Conflict } from '../../../errors.ts';
import { erase, noteOf } from './erasure.ts';
import { byKind, keptOf, type Kept } from './kept.ts';
import { leadsOf, personOf } from './person.ts';

const strict = { additionalProperties: false };
const call = callsOf('personal-data');

const optional = (maxLength: number, description: string) =>
  Type.Optional(nullable(Type.String({ maxLength, description })));
const asked = {
  phone: optional(100, 'In any spelling, in digits of either script'),
  email: optional(254, 'In capitals or not'),
};
const Asked = Type.Object(asked, { ...strict, title: 'AskedPerson' });

const Count = Type.Integer({ minimum: 0 });
const Counts = Type.Object(
  byKind(() => Count),
  { title: 'PersonalDataCounts' },
);

const Erasure = Type.Object(
  {
    ...asked,
    expected: Type.Integer({
      minimum: 1,
      description:
        'Enquiries that were seen, those in the trash included: if there are others, nothing is erased',
    }),
  },
  { ...strict, title: 'PersonalDataErasure' },
);

const Rows = Type.Array(Type.Object({}, { additionalProperties: true }));
const Everything = Type.Object(
  { exported_at: Type.String({ format: 'date-time' }), ...byKind(() => Rows) },
  { title: 'PersonalData' },
);

/**
 * Data kept of one person who asks: counted, exported, erased. The bodies carry who it is, so that
 * no address, and no log of addresses, does.
 */
export const personalDataRoutes: FastifyPluginAsyncTypebox<WriteOptions> = async (app, options) => {
  const { db, clock, reserve, onWrite } = options;

  app.post(
    '/personal-data/search',
    call('countPersonalData', 'Count what is kept of a person, by telephone or e-mail', {
      body: Asked,
      response: { 200: Counts },
    }),
    async (request) => countsOf(await keptOf(db, await leadsOf(db, personOf(request.body)))),
  );

  app.post(
    '/personal-data/export',
    call('exportPersonalData', 'Export all that is kept of a person', {
      body: Asked,
      response: { 200: Everything },
    }),
    (request) =>
      atomically(db, async (trx) => {
        const found = await leadsOf(trx, personOf(request.body));
        const kept = await keptOf(trx, found);
        const count = found.leads.length + found.trashed.length;
        const act = { action: 'export' as const, asked: request.body, count };
        await noteOf(trx, act, author(request, options));
        return { exported_at: clock().toISOString(), ...kept };
      }),
  );

  app.post(
    '/personal-data/erase',
    call('erasePersonalData', 'Erase all that is kept of a person, for good', {
      body: Erasure,
      response: { 200: Counts },
    }),
    async (request) => {
      const { expected, ...person } = request.body;
      const counts = await reserve.spentOn(() =>
        atomically(db, async (trx) => {
          const found = await leadsOf(trx, personOf(person));
          const count = found.leads.length + found.trashed.length;
          if (count !== expected)
            throw new Conflict(`There are ${count} enquiries by now, not ${expected}: look again`);
          const kept = countsOf(await keptOf(trx, found));
          await erase(trx, found, person, author(request, options));
          return kept;
        }),
      );
      onWrite();
      return counts;
    },
  );
};

const countsOf = (kept: Kept) => byKind((kind) => kept[kind].length);
