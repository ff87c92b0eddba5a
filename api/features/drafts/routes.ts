import { entityNamed, type PublicName } from '#model/entities/index.ts';
import { Id, type Entity } from '#model/kit/entity.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { get } from '../../crud/repository.ts';
import { listOf } from '../../crud/route-schemas.ts';
import { author, type WriteOptions } from '../../crud/routes.ts';
import { allDrafts, discardDraft, draftOf, publishDraft, saveDraft } from './drafts.ts';
import * as schemas from './schemas.ts';

const tags = ['drafts'];
const OF_RECORD = '/drafts/:entity/:id';
const params = Type.Object({ entity: schemas.EntityName, id: Id });
const call = (operationId: string, summary: string) => ({ operationId, summary, tags, params });
const entityOf = ({ entity }: { entity: PublicName }) => entityNamed(entity) as Entity;

/** Drafts over what is published: kept beside the record, published whole or by language. */
export const draftRoutes: FastifyPluginAsyncTypebox<WriteOptions> = async (app, options) => {
  const { db, onWrite } = options;

  const list = { operationId: 'listDrafts', summary: 'List the records that have a draft', tags };
  const response = { 200: listOf(schemas.DraftMark) };
  app.get('/drafts', { schema: { ...list, response } }, async (_request, reply) => {
    const all = await allDrafts(db).execute();
    reply.header('x-total-count', all.length);
    return all;
  });

  const read = call('getDraft', 'Get the draft of a record; null where it has none');
  app.get(
    OF_RECORD,
    { schema: { ...read, response: { 200: schemas.DraftOfRecord } } },
    async ({ params: { id, ...of } }) => {
      await get(db, entityOf(of), id);
      return { draft: await draftOf(db, entityOf(of), id) };
    },
  );

  const save = call('saveDraft', 'Save changes of a record without publishing them');
  app.put(
    OF_RECORD,
    { schema: { ...save, body: schemas.DraftSave, response: { 200: schemas.Draft } } },
    async (request) => {
      const { id, ...of } = request.params;
      const by = author(request, options);
      const saved = await saveDraft(db, entityOf(of), id, request.body, by);
      onWrite();
      return saved;
    },
  );

  const discard = call('discardDraft', 'Discard the draft of a record');
  app.delete(
    OF_RECORD,
    { schema: { ...discard, querystring: schemas.DraftVersion, response: { 204: Type.Null() } } },
    async (request, reply) => {
      const { id, ...of } = request.params;
      await discardDraft(db, entityOf(of), id, request.query.version, author(request, options));
      return reply.code(204).send(null);
    },
  );

  const publish = call('publishDraft', 'Publish the draft of a record, or one language of it');
  app.post(
    `${OF_RECORD}/publish`,
    {
      schema: { ...publish, body: schemas.DraftPublish, response: { 200: schemas.PublishedDraft } },
    },
    async (request) => {
      const { id, ...of } = request.params;
      const by = author(request, options);
      const published = await publishDraft(db, entityOf(of), id, request.body, by);
      onWrite();
      return published;
    },
  );
};
