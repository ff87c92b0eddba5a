import { entityNamed, publicEntities, type PublicName } from '#model/entities/index.ts';
import { Id, type Entity } from '#model/kit/entity.ts';
import { LOCALES } from '#model/kit/locales.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type, { type Static } from 'typebox';
import { get } from '../../crud/repository.ts';
import { callsOf, listOf, nullable, oneOf } from '../../crud/route-schemas.ts';
import { author, type WriteOptions } from '../../crud/routes.ts';
import type { Row } from '../../db/codec.ts';
import { allDrafts, discardDraft, draftOf, publishDraft, saveDraft } from './drafts.ts';

const EntityName = oneOf(publicEntities.map(({ name }) => name as PublicName));

const Text = (description: string) => nullable(Type.String(), { description });
const Values = (description: string) =>
  Type.Unsafe<Row>(Type.Object({}, { additionalProperties: Type.Unknown(), description }));
const Version = Type.String({ maxLength: 40, description: 'Another one after every save' });
const Moment = nullable(Type.String({ format: 'date-time', maxLength: 40 }), {
  description: 'When it is to be published by itself',
});

const mark = {
  entity: Type.String(),
  id: Type.String(),
  label: Type.String(),
  version: Version,
  saved_at: Type.String({ format: 'date-time' }),
  saved_by: Text('Who saved it last'),
  publish_at: Moment,
  refusal: Text('Why it was not published then'),
};
const values = {
  fields: Values('The changed fields alone, as they were typed'),
  base: Values('The public values of these fields, from which they were changed'),
};

/** A record that has a draft. */
const DraftMark = Type.Object(mark, { title: 'DraftMark' });

/** Changes of a record that visitors do not see yet: one draft per record, shared by all staff. */
const Draft = Type.Object({ ...mark, ...values }, { title: 'Draft' });
export type Draft = Static<typeof Draft>;

const draft = nullable(Draft);
const DraftOfRecord = Type.Object({ draft }, { title: 'DraftOfRecord' });
const PublishedDraft = Type.Object(
  { revision: Type.Integer(), draft },
  { title: 'PublishedDraft', description: 'And what is left in the draft' },
);

const strict = { additionalProperties: false };
const DraftSave = Type.Object(
  {
    fields: { ...values.fields, minProperties: 1 },
    base: Type.Optional(values.base),
    version: nullable(Version, { description: 'Null for the first save' }),
    publish_at: Type.Optional(Moment),
  },
  { ...strict, title: 'DraftSave' },
);
export type DraftSave = Static<typeof DraftSave>;

const DraftVersion = Type.Object({ version: Version }, strict);
const DraftPublish = Type.Object(
  { version: Version, language: Type.Optional(oneOf(LOCALES)) },
  { ...strict, title: 'DraftPublish' },
);
export type DraftPublish = Static<typeof DraftPublish>;

const OF_RECORD = '/drafts/:entity/:id';
const params = Type.Object({ entity: EntityName, id: Id });
const call = callsOf('drafts');
const recordOf = ({ entity, id }: Static<typeof params>) =>
  [entityNamed(entity) as Entity, id] as const;

/** Drafts over what is published: kept beside the record, published whole or by language. */
export const draftRoutes: FastifyPluginAsyncTypebox<WriteOptions> = async (app, options) => {
  const { db, onWrite } = options;

  app.get(
    '/drafts',
    call('listDrafts', 'List the records that have a draft', {
      response: { 200: listOf(DraftMark) },
    }),
    async (_request, reply) => {
      const all = await allDrafts(db).execute();
      reply.header('x-total-count', all.length);
      return all;
    },
  );

  app.get(
    OF_RECORD,
    call('getDraft', 'Get the draft of a record; null where it has none', {
      params,
      response: { 200: DraftOfRecord },
    }),
    async (request) => {
      const of = recordOf(request.params);
      await get(db, ...of);
      return { draft: await draftOf(db, ...of) };
    },
  );

  app.put(
    OF_RECORD,
    call('saveDraft', 'Save changes of a record without publishing them', {
      params,
      body: DraftSave,
      response: { 200: Draft },
    }),
    async (request) => {
      const of = recordOf(request.params);
      const saved = await saveDraft(db, ...of, request.body, author(request, options));
      onWrite();
      return saved;
    },
  );

  app.delete(
    OF_RECORD,
    call('discardDraft', 'Discard the draft of a record', {
      params,
      querystring: DraftVersion,
      response: { 204: Type.Null() },
    }),
    async (request, reply) => {
      const of = recordOf(request.params);
      await discardDraft(db, ...of, request.query.version, author(request, options));
      return reply.code(204).send(null);
    },
  );

  app.post(
    `${OF_RECORD}/publish`,
    call('publishDraft', 'Publish the draft of a record, or one language of it', {
      params,
      body: DraftPublish,
      response: { 200: PublishedDraft },
    }),
    async (request) => {
      const of = recordOf(request.params);
      const published = await publishDraft(db, ...of, request.body, author(request, options));
      onWrite();
      return published;
    },
  );
};
