import { createHmac, randomUUID } from 'node:crypto';
import { previewedEntities, type PublicName, recordPage } from '#model/entities/index.ts';
import type { Entity } from '#model/kit/entity.ts';
import { Id } from '#model/kit/entity.ts';
import { LOCALES, type Locale } from '#model/kit/locales.ts';
import { localPath } from '#model/routes/paths.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import type { Config } from '../../config.ts';
import { anyOf, callsOf } from '../../crud/route-schemas.ts';
import { altsByStem } from '../../crud/picture-alts.ts';
import { find } from '../../crud/repository.ts';
import { filled, normalised } from '../../crud/values.ts';
import type { Row } from '../../db/codec.ts';
import type { Db } from '../../db/database.ts';
import { NotFound } from '../../errors.ts';
import { isSameSecret } from '../../same-secret.ts';
import { DeliveryError } from '../../webhook.ts';
import { siteView } from './site-view.ts';
import type { PublisherClient } from './publisher-client.ts';
import { faultPage } from './preview-fault.ts';

interface PreviewOptions {
  db: Db;
  clock: () => Date;
  config: Pick<Config, 'jwtSecret'>;
}

/** Lifetime of a link. */
const GOOD_FOR_MS = 60 * 60 * 1000;
/** Cache size; the oldest are evicted. */
const KEPT = 500;

const strict = { additionalProperties: false };

/** A new record of each entity, or changes to a saved one. */
const PreviewDraft = anyOf(
  previewedEntities.flatMap((entity) => [
    Type.Object({ entity: Type.Literal(entity.name), record: entity.draft }, strict),
    Type.Object({ entity: Type.Literal(entity.name), id: Id, record: entity.change }, strict),
  ]),
  { title: 'PreviewDraft' },
);

const Links = Type.Object(
  {
    en: Type.String(),
    bn: Type.String(),
    expires_at: Type.String({ format: 'date-time' }),
  },
  { title: 'PreviewLinks' },
);

interface Draft {
  entity: string;
  id?: string;
  record: Row;
}

/** Stores a form's record for a preview, and answers the link, valid for an hour. */
export const previewRoutes: FastifyPluginAsyncTypebox<PreviewOptions> = async (
  app,
  { db, clock, config },
) => {
  const creation = callsOf('publishing')(
    'createPreview',
    'Take a record as it stands in a form, to be seen for an hour',
    { body: PreviewDraft, response: { 201: Links } },
  );
  app.post('/preview', creation, async (request, reply) => {
    const { entity: name, id: given, record: draft }: Draft = request.body;
    const entity = previewedEntities.find((each) => each.name === name) as Entity;
    const at = clock();
    const now = at.toISOString();
    const expires_at = new Date(at.getTime() + GOOD_FOR_MS).toISOString();
    const saved = given === undefined ? undefined : await find(db, entity, given);
    if (given !== undefined && !saved) throw new NotFound(entity.label.one);
    const record = {
      created_at: now,
      updated_by: null,
      revision: 0,
      ...saved,
      ...(saved ? normalised(entity, draft) : filled(entity, draft)),
      id: given ?? 'preview',
      updated_at: now,
      [entity.shownWhen!]: true,
    };
    const id = randomUUID();
    const view = siteView(entity, record, { alts: await altsByStem(db), now: at });
    await keep(db, { id, entity: name, record: JSON.stringify(view), expires_at }, now);
    const link = (locale: Locale) =>
      `/preview/${locale}/${id}?${new URLSearchParams({
        until: expires_at,
        signature: sign(config.jwtSecret, id, expires_at),
      })}`;
    return reply.code(201).send({ en: link('en'), bn: link('bn'), expires_at });
  });
};

const Link = Type.Object({ locale: Type.String(), id: Type.String() });
/** Any value: an address that is typed by hand is answered with a page, not with faults. */
const Signed = Type.Object({
  until: Type.Optional(Type.Unknown()),
  signature: Type.Optional(Type.Unknown()),
});

/** The page of a preview link: rendered per request, never cached. */
export const previewPage: FastifyPluginAsyncTypebox<
  PreviewOptions & { publisher: PublisherClient }
> = async (app, { db, clock, config, publisher }) => {
  app.get(
    '/preview/:locale/:id',
    { schema: { hide: true, params: Link, querystring: Signed }, config: { surface: 'preview' } },
    async (request, reply) => {
      const { locale, id } = request.params;
      const { until = '', signature = '' } = request.query;
      reply
        .headers({
          'cache-control': 'no-store',
          'x-robots-tag': 'noindex',
          'referrer-policy': 'no-referrer',
        })
        .type('text/html; charset=utf-8');
      const language = LOCALES.find((each) => each === locale);
      const isGood =
        language &&
        isSameSecret(String(signature), sign(config.jwtSecret, id, String(until))) &&
        String(until) > clock().toISOString();
      const kept = isGood
        ? await db.selectFrom('previews').selectAll().where('id', '=', id).executeTakeFirst()
        : undefined;
      if (!language || !kept) return reply.code(404).send(faultPage('gone'));
      const record = JSON.parse(kept.record) as Row & { id: string };
      const path = localPath(language, recordPage(kept.entity as PublicName, record));
      try {
        const { html } = await publisher.preview(
          { entity: kept.entity, id: record.id, record },
          path,
        );
        return html;
      } catch (error) {
        if (!(error instanceof DeliveryError)) throw error;
        const refused = error.status === 409;
        return reply
          .code(refused ? 422 : 503)
          .send(faultPage(refused ? 'broken' : 'down', error.message));
      }
    },
  );
};

interface Kept {
  id: string;
  entity: string;
  record: string;
  expires_at: string;
}

async function keep(db: Db, preview: Kept, now: string): Promise<void> {
  await db.deleteFrom('previews').where('expires_at', '<=', now).execute();
  const { count } = await db
    .selectFrom('previews')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (Number(count) >= KEPT) {
    const oldest = db.selectFrom('previews').select('id').orderBy('expires_at').limit(1);
    await db.deleteFrom('previews').where('id', 'in', oldest).execute();
  }
  await db.insertInto('previews').values(preview).execute();
}

/** HMAC with a domain separator: signatures of this key for other purposes do not fit. */
const sign = (secret: string, id: string, until: string) =>
  createHmac('sha256', secret).update(`preview\0${id}\0${until}`).digest('base64url');
