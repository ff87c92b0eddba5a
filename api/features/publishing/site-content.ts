import { hash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Entity } from '#model/kit/entity.ts';
import { publicEntities } from '#model/entities/index.ts';
import { CONTENT_SCHEMAS } from '#model/publishing/content-schemas.ts';
import {
  INLINE_BYTES,
  INLINE_CHANGES,
  type ContentChange,
  type ContentLine,
  type InlineDelta,
  type UnreadRecord,
} from '#model/publishing/index.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { siteMoment } from '../../crud/announced.ts';
import { lastRevision, writtenSince, type WrittenRecord } from '../../crud/outbox.ts';
import { altsByStem } from '../../crud/picture-alts.ts';
import { keptAt, shownInOrderOfId } from '../../crud/repository.ts';
import { callsOf } from '../../crud/route-schemas.ts';
import { isShown } from '../../crud/views.ts';
import { UnreadableValue } from '../../db/codec.ts';
import type { Db } from '../../db/database.ts';
import { siteView } from './site-view.ts';

const MODEL = hash('sha256', CONTENT_SCHEMAS, 'base64url');

type RecordLine = ContentChange | UnreadRecord;

interface SiteContentOptions {
  db: Db;
  clock: () => Date;
}

const Query = Type.Object(
  { since: Type.Optional(Type.Integer({ minimum: 0 })) },
  { additionalProperties: false },
);

/**
 * Content of the public site as JSON lines: a head with the revision, the records (null where no
 * longer public, a reason where unreadable), and an end with their number, without which the stream
 * is truncated. With `since`: only changes after that revision, or everything where the outbox does
 * not reach back that far.
 *
 * The revision is read first. A record written meanwhile may be sent early, and is sent again to a
 * reader of the changes after that revision.
 */
export const siteContentRoutes: FastifyPluginAsyncTypebox<SiteContentOptions> = async (
  app,
  { db, clock },
) => {
  const reading = callsOf('publishing')(
    'readSiteContent',
    'Read what the public site is built from, a JSON value a line',
    {
      querystring: Query,
      response: {
        200: {
          content: { 'application/x-ndjson': { schema: Type.Unsafe<Readable>(Type.String()) } },
        },
      },
    },
  );
  app.get('/site-content', reading, async (request, reply) => {
    const revision = await lastRevision(db);
    const now = await siteMoment(db, clock());
    const { since } = request.query;
    const isAhead = since === undefined || since > revision;
    const written = isAhead ? undefined : await writtenSince(db, since);
    const snapshot = written === undefined;
    const records = snapshot ? everything(db, now) : asTheyAre(db, written, now);
    const lines = feedLines({ revision, snapshot, model: MODEL }, records);
    reply.type('application/x-ndjson; charset=utf-8');
    return reply.send(Readable.from(lines));
  });
};

/** The same for a few changes, sent inline with the notification. */
export async function inlineDelta(
  db: Db,
  since: number,
  now: Date,
): Promise<InlineDelta | undefined> {
  const revision = await lastRevision(db);
  const written = await writtenSince(db, since);
  if (written === undefined) return undefined;
  const changes: ContentChange[] = [];
  const unread: UnreadRecord[] = [];
  let bytes = 0;
  for await (const change of asTheyAre(db, written, now)) {
    if ('record' in change) changes.push(change);
    else unread.push(change);
    bytes += Buffer.byteLength(JSON.stringify(change));
    if (changes.length + unread.length > INLINE_CHANGES || bytes > INLINE_BYTES) return undefined;
  }
  return { since, revision, snapshot: false, model: MODEL, changes, unread };
}

async function* feedLines(
  head: ContentLine,
  records: AsyncIterable<RecordLine>,
): AsyncGenerator<string> {
  yield lineOf(head);
  let count = 0;
  for await (const line of records) {
    count++;
    yield lineOf(line);
  }
  yield lineOf({ end: count });
}

/** Line terminators of some parsers, besides the line feed. */
const LINE_ENDS = /[\u0085\u2028\u2029]/g;

const lineOf = (line: ContentLine) => `${JSON.stringify(line).replaceAll(LINE_ENDS, escaped)}\n`;

const escaped = (character: string) =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

async function* everything(db: Db, now: Date): AsyncGenerator<RecordLine> {
  const alts = await altsByStem(db);
  for (const entity of publicEntities)
    for await (const { id, read } of shownInOrderOfId(db, entity, now))
      yield changeOrFault(entity, id, () => siteView(entity, read(), { alts, now }));
}

/** The records as they are now: null where they are not public any more. */
async function* asTheyAre(
  db: Db,
  written: readonly WrittenRecord[],
  now: Date,
): AsyncGenerator<RecordLine> {
  if (written.length === 0) return;
  const alts = await altsByStem(db);
  for (const { entity: name, record_id: id } of written) {
    const entity = publicEntities.find((each) => each.name === name);
    if (!entity) continue;
    const kept = await keptAt(db, entity, id);
    yield changeOrFault(entity, id, () => {
      const record = kept?.read();
      return record && isShown(entity, record, now)
        ? siteView(entity, record, { alts, now })
        : null;
    });
  }
}

/** Isolates errors: an unreadable record does not stop the others. */
function changeOrFault(
  entity: Entity,
  id: string,
  view: () => ContentChange['record'],
): RecordLine {
  try {
    return { entity: entity.name, id, record: view() };
  } catch (error) {
    if (!(error instanceof UnreadableValue)) throw error;
    return { entity: entity.name, id, reason: error.message };
  }
}
