import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Entity } from '#model/entity.ts';
import { publicEntities } from '#model/entities/index.ts';
import type { FastifyPluginAsync } from 'fastify';
import Type from 'typebox';
import { lastRevision } from '../../crud/outbox.ts';
import { find, shownInOrderOfId } from '../../crud/repository.ts';
import { isShown, publicView } from '../../crud/views.ts';
import type { Row } from '../../db/codec.ts';
import type { Db } from '../../db/database.ts';
import type { ContentHead, SmallContent, ToldRecord } from './content.ts';

/** Changes when a record of the same content would be told differently. */
const MODEL = createHash('sha256')
  .update(JSON.stringify(publicEntities.map(({ name, publicRecord }) => [name, publicRecord])))
  .digest('base64url');

type Line = ContentHead | ToldRecord | { end: number };

const Query = Type.Object(
  { since: Type.Optional(Type.Integer({ minimum: 0 })) },
  { additionalProperties: false },
);

/**
 * What the public site is built from, one JSON value a line: a head with the revision, the records
 * (null for what is not shown any more), and an end with their number, without which the answer
 * is not whole. `since` a revision: what changed after it. Otherwise everything.
 *
 * The revision is read first. A record written meanwhile may be told early, and is told again
 * to whoever asks for what came after that revision.
 */
export const siteContentRoutes: FastifyPluginAsync<{ db: Db }> = async (app, { db }) => {
  app.get<{ Querystring: { since?: number } }>(
    '/site-content',
    {
      schema: {
        tags: ['publishing'],
        querystring: Query,
        response: {
          200: { content: { 'application/x-ndjson': { schema: Type.String() } } },
        },
      },
    },
    async (request, reply) => {
      const revision = await lastRevision(db);
      const { since } = request.query;
      const snapshot = since === undefined || since > revision;
      const records = snapshot ? everything(db) : changedSince(db, since);
      const lines = told({ revision, snapshot, model: MODEL }, records);
      reply.type('application/x-ndjson; charset=utf-8');
      return reply.send(Readable.from(lines));
    },
  );
};

/** More travels when it is asked for. */
const PUSHED_CHANGES = 20;
const PUSHED_CHARACTERS = 512 * 1024;

/** The same, of a few changes, to be sent along with the word that there are some. */
export async function smallContent(db: Db, since: number): Promise<SmallContent | undefined> {
  const revision = await lastRevision(db);
  const changes: ToldRecord[] = [];
  let characters = 0;
  for await (const change of changedSince(db, since)) {
    changes.push(change);
    characters += JSON.stringify(change).length;
    if (changes.length > PUSHED_CHANGES || characters > PUSHED_CHARACTERS) return undefined;
  }
  return { since, revision, snapshot: false, model: MODEL, changes };
}

async function* told(head: Line, records: AsyncIterable<Line>): AsyncGenerator<string> {
  yield `${JSON.stringify(head)}\n`;
  let count = 0;
  for await (const line of records) {
    count++;
    yield `${JSON.stringify(line)}\n`;
  }
  yield `${JSON.stringify({ end: count })}\n`;
}

async function* everything(db: Db): AsyncGenerator<Line> {
  for (const entity of publicEntities)
    for await (const record of shownInOrderOfId(db, entity))
      yield { entity: entity.name, id: record.id, record: publicView(entity, record) };
}

async function* changedSince(db: Db, since: number): AsyncGenerator<ToldRecord> {
  const changed = await db
    .selectFrom('outbox')
    .select(['entity', 'record_id'])
    .where('revision', '>', since)
    .groupBy(['entity', 'record_id'])
    .orderBy('entity')
    .orderBy('record_id')
    .execute();
  for (const { entity: name, record_id: id } of changed) {
    const entity = publicEntities.find((each) => each.name === name);
    if (entity) yield { entity: name, id, record: await shown(db, entity, id) };
  }
}

async function shown(db: Db, entity: Entity, id: string): Promise<Row | null> {
  const record = await find(db, entity, id);
  return record && isShown(entity, record) ? publicView(entity, record) : null;
}
