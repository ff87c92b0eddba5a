import { entityNamed } from '#model/entities/index.ts';
import { Id, type Entity } from '#model/kit/entity.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type, { type Static } from 'typebox';
import { get } from '../../crud/repository.ts';
import { callsOf, listOf } from '../../crud/route-schemas.ts';
import { author, type WriteOptions } from '../../crud/routes.ts';
import { allDrafts, discardDraft, draftOf, publishDraft, saveDraft } from './drafts.ts';
import {
  Draft,
  DraftMark,
  DraftOfRecord,
  DraftPublish,
  DraftSave,
  DraftVersion,
  EntityName,
  PublishedDraft,
} from './schemas.ts';

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
