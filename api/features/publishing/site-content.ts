import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Entity } from '#model/entity.ts';
import { publicEntities } from '#model/entities/index.ts';
import type { Alts } from '#model/picture-alts.ts';
import type { FastifyPluginAsync } from 'fastify';
import Type from 'typebox';
import { lastRevision } from '../../crud/outbox.ts';
import { altsByStem } from '../../crud/picture-alts.ts';
import { find, shownInOrderOfId } from '../../crud/repository.ts';
import { isShown } from '../../crud/views.ts';
import type { Row } from '../../db/codec.ts';
import type { Db } from '../../db/database.ts';
import type { ContentHead, SmallContent, ToldRecord } from './content.ts';
import { toldView } from './described.ts';

/** Changes when a record of the same content would be told differently. */
const MODEL = createHash('sha256')
  .update(JSON.stringify(publicEntities.map(({ name, publicRecord }) => [name, publicRecord])))
  .digest('base64url');

type Line = ContentHead | ToldRecord | { end: number };

interface SiteContentOptions {
  db: Db;
  clock: () => Date;
}

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
export const siteContentRoutes: FastifyPluginAsync<SiteContentOptions> = async (
  app,
  { db, clock },
) => {
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
      const now = clock();
      const { since } = request.query;
      const snapshot = since === undefined || since > revision;
      const records = snapshot ? everything(db, now) : changedSince(db, since, now);
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
export async function smallContent(
  db: Db,
  since: number,
  now: Date,
): Promise<SmallContent | undefined> {
  const revision = await lastRevision(db);
  const changes: ToldRecord[] = [];
  let characters = 0;
  for await (const change of changedSince(db, since, now)) {
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

async function* everything(db: Db, now: Date): AsyncGenerator<Line> {
  const alts = await altsByStem(db);
  for (const entity of publicEntities)
    for await (const record of shownInOrderOfId(db, entity, now))
      yield { entity: entity.name, id: record.id, record: toldView(entity, record, alts) };
}

async function* changedSince(db: Db, since: number, now: Date): AsyncGenerator<ToldRecord> {
  const changed = await db
    .selectFrom('outbox')
    .select(['entity', 'record_id'])
    .where('revision', '>', since)
    .groupBy(['entity', 'record_id'])
    .orderBy('entity')
    .orderBy('record_id')
    .execute();
  if (changed.length === 0) return;
  const alts = await altsByStem(db);
  for (const { entity: name, record_id: id } of changed) {
    const entity = publicEntities.find((each) => each.name === name);
    if (entity) yield { entity: name, id, record: await shown({ db, now, alts }, entity, id) };
  }
}

interface Telling {
  db: Db;
  now: Date;
  alts: ReadonlyMap<string, Alts>;
}

async function shown({ db, now, alts }: Telling, entity: Entity, id: string): Promise<Row | null> {
  const record = await find(db, entity, id);
  return record && isShown(entity, record, now) ? toldView(entity, record, alts) : null;
}
