import { publicEntities } from '#model/entities/index.ts';
import { Id, type Entity } from '#model/kit/entity.ts';
import { isTranslated, MAX_SKIP_REASON } from '#model/kit/translation.ts';
import { pairIn, twinsOf } from '#model/kit/twins.ts';
import { oneLine } from '#model/text/characters.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { noteAct, parsed, subject } from '../../crud/audit.ts';
import { rows, type Author } from '../../crud/record.ts';
import { get, refuse } from '../../crud/repository.ts';
import { callsOf, nullable, oneOf } from '../../crud/route-schemas.ts';
import { author, type WriteOptions } from '../../crud/routes.ts';
import { keepState, stateOf } from '../../crud/translations.ts';
import { atomically, type Db } from '../../db/database.ts';
import { Conflict, refusedField } from '../../errors.ts';

const translated = publicEntities.filter((entity) => twinsOf(entity).length > 0);
const params = Type.Object({
  entity: oneOf(translated.map(({ name }) => name)),
  id: Id,
});

const Translation = Type.Object(
  {
    entity: Type.String(),
    id: Type.String(),
    field: Type.String({ description: 'The Bengali field of the pair' }),
    source: Type.String({ enum: ['en', 'bn'], description: 'The language that was written first' }),
    outdated_since: nullable(Type.String({ format: 'date-time' })),
    made_for: Type.Unknown({ description: 'What the source said when the translation was right' }),
    skipped: nullable(Type.String({ description: 'Why it was left for later' })),
  },
  { title: 'Translation' },
);

const seen = {
  field: Type.String(),
  revision: Type.Integer({ minimum: 1, description: 'Of the record as it was seen' }),
};
const Seen = Type.Object(seen, { additionalProperties: false, title: 'TranslationConfirmation' });
const Reason = oneLine(MAX_SKIP_REASON);
const Skip = Type.Object(
  { ...seen, reason: nullable(Reason) },
  { additionalProperties: false, title: 'TranslationSkip' },
);
const call = callsOf('translations');
const response = { 204: Type.Null() };

/** States of translations: outdated, made from Bengali, or left for later. */
export const translationRoutes: FastifyPluginAsyncTypebox<WriteOptions> = async (app, options) => {
  const { db } = options;

  app.get(
    '/translations',
    call(
      'listTranslations',
      'List the texts whose translation is outdated, or of which more is known',
      {
        response: { 200: Type.Array(Translation) },
      },
    ),
    async () => (await Promise.all(translated.map((entity) => listed(db, entity)))).flat(),
  );

  app.post(
    '/translations/:entity/:id/confirm',
    call('confirmTranslation', 'Confirm that an outdated translation still is right', {
      params,
      body: Seen,
      response,
    }),
    async (request, reply) => {
      await settle(db, { ...request.params, ...request.body }, author(request, options));
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/translations/:entity/:id/skip',
    call(
      'skipTranslation',
      'Leave a missing or outdated translation for later and say why, or take that back',
      {
        params,
        body: Skip,
        response,
      },
    ),
    async (request, reply) => {
      await settle(db, { ...request.params, ...request.body }, author(request, options));
      return reply.code(204).send(null);
    },
  );
};

/** States of records that are there: those of deleted ones wait for a restore. */
async function listed(db: Db, entity: Entity) {
  const found = await db
    .selectFrom('translations')
    .selectAll()
    .where('entity', '=', entity.name)
    .where('record_id', 'in', rows(db).selectFrom(entity.table).select('id') as never)
    .orderBy('record_id')
    .orderBy('field')
    .execute();
  return found.map(({ record_id: id, made_for, ...row }) => ({
    ...row,
    id,
    made_for: parsed(made_for),
  }));
}

interface Settled {
  entity: string;
  id: string;
  field: string;
  revision: number;
  /** Why it is left for later, null where it no longer is; absent: it is confirmed. */
  reason?: string | null;
}

/** Changes what is known of a pair, and logs the act; the record stays, and nothing is published. */
function settle(db: Db, { entity: name, id, field, revision, reason }: Settled, by: Author) {
  const entity = translated.find((each) => each.name === name)!;
  const twins = twinsOf(entity).find(({ bn }) => bn.name === field);
  const msg = `"${field}" is no Bengali field`;
  if (!twins) throw refusedField('field', msg, 'enum');
  return atomically(db, async (trx) => {
    const record = await get(trx, entity, id);
    if (record.revision !== revision) await refuse(trx, record);
    const state = await stateOf(trx, entity, id, twins);
    const pair = pairIn(twins, record);
    const isOpen = state.madeFor !== undefined || !isTranslated(pair);
    if (typeof reason === 'string' && !isOpen)
      throw new Conflict(`Nothing of "${field}" is to be skipped`);
    const next =
      reason === undefined
        ? { ...state, madeFor: undefined, skipped: null }
        : { ...state, skipped: reason };
    const act =
      reason === undefined
        ? { action: 'confirm_translation' as const, note: field }
        : {
            action: 'skip_translation' as const,
            note: `${field}: ${reason ?? 'no longer skipped'}`,
          };
    if (next.madeFor === state.madeFor && next.skipped === state.skipped) return;
    await keepState(trx, entity, id, twins, next, by.now.toISOString());
    const source = twins[state.source].name;
    const told = state.madeFor !== undefined &&
      next.madeFor === undefined && {
        before: { [source]: state.madeFor },
        after: { [source]: pair[state.source] },
      };
    await noteAct(trx, { ...act, ...told, ...subject(entity, record) }, by);
  });
}
