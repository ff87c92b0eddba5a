import { Id } from '#model/kit/entity.ts';
import {
  Delivery,
  Publish,
  Publishing,
  RecordPublishing,
  SITE,
  type SiteReport,
} from '#model/publishing/index.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import { noteAct } from '../../crud/audit.ts';
import { author } from '../../crud/routes.ts';
import { atomically, type Db } from '../../db/database.ts';
import { ApiError, Conflict } from '../../errors.ts';
import { describedIn } from '../../plugins/described-calls.ts';
import { DeliveryError } from '../../webhook.ts';
import type { PublisherClient } from './publisher-client.ts';
import { lastDeliveries } from './deliveries.ts';
import { publishNotes } from './publish-notes.ts';
import { noteSite, recordState } from './site-state.ts';
import { statusOf, type StatusSources } from './status.ts';

interface PublishingOptions extends StatusSources {
  db: Db;
  publisher: PublisherClient;
}

interface OfRecord {
  Params: { entity: string; id: string };
}

const described = describedIn('publishing');
const ofRecord = Type.Object({
  entity: Type.String({ minLength: 1, maxLength: 40 }),
  id: Id,
});
const ofTarget = Type.Object({ target: Type.String({ minLength: 1, maxLength: 300 }) });
const Resent = Type.Object(
  {
    target: Type.String({ minLength: 1, maxLength: 300 }),
    everything: Type.Boolean({ description: 'From the start, and not from what it has' }),
  },
  { title: 'PublishingResend', additionalProperties: false },
);
const ofPublish = Type.Object({ id: Type.Integer({ minimum: 1 }) });

/** Status of targets, records and publishes, and actions on them. */
export const publishingRoutes: FastifyPluginAsyncTypebox<PublishingOptions> = async (
  app,
  options,
) => {
  const { db, clock, dispatcher, publisher } = options;

  const keep = (report: SiteReport) =>
    atomically(db, (trx) => noteSite(trx, report, clock().toISOString()));

  /** Sends an action to the publisher, and records its author in the audit log. */
  const act = async (
    request: FastifyRequest,
    action: 'rollback' | 'resume',
    send: () => Promise<SiteReport>,
    note: string,
  ) => {
    await keep(await answerOf(send));
    await atomically(db, (trx) =>
      noteAct(trx, { action, entity: SITE, note }, author(request, { clock })),
    );
    dispatcher.notify();
    return statusOf(db, options);
  };

  const stateOf = async ({ entity, id }: OfRecord['Params']) => {
    const state = await recordState(db, entity, id, dispatcher.isSending(SITE));
    if (!state) throw new ApiError(404, 'Nothing was saved under this name');
    return state;
  };

  const read = described('getPublishing', 'Get how far publishing is', { 200: Publishing });
  app.get('/publishing', { schema: read }, () => statusOf(db, options));

  app.get(
    '/publishing/records/:entity/:id',
    {
      schema: {
        ...described('getRecordPublishing', 'Get what visitors see of a record', {
          200: RecordPublishing,
        }),
        params: ofRecord,
      },
    },
    ({ params }) => stateOf(params),
  );

  app.post(
    '/publishing/records/:entity/:id/retry',
    {
      schema: {
        ...described('retryRecord', 'Try again to publish a record', { 200: RecordPublishing }),
        params: ofRecord,
      },
    },
    async ({ params }) => {
      await stateOf(params);
      await keep(await answerOf(() => publisher.retry(params)));
      dispatcher.notify();
      return stateOf(params);
    },
  );

  const history = described('listPublishes', 'List what was published, newest first', {
    200: Type.Array(Publish),
  });
  app.get('/publishing/publishes', { schema: history }, async () =>
    publishNotes(db, (await answerOf(() => publisher.status())).publishes),
  );

  app.post(
    '/publishing/publishes/:id/rollback',
    {
      schema: {
        ...described('rollBackPublish', 'Take back a publish and what came after it', {
          200: Publishing,
        }),
        params: ofPublish,
      },
    },
    (request) => {
      const { id } = request.params;
      return act(
        request,
        'rollback',
        () => publisher.rollBack(id),
        `Publish ${id} and what came after it`,
      );
    },
  );

  /** The site has a history and a rollback of its own. */
  const requireTarget = (name: string) => {
    if (name === SITE || !dispatcher.names.includes(name))
      throw new ApiError(404, 'Nothing is delivered to a target of this name');
  };

  const deliveries = described(
    'listDeliveries',
    'List the last deliveries to a target, newest first',
    { 200: Type.Array(Delivery) },
  );
  app.get(
    '/publishing/deliveries',
    { schema: { ...deliveries, querystring: ofTarget } },
    async ({ query: { target } }) => {
      requireTarget(target);
      return lastDeliveries(db, target);
    },
  );

  const resent = described('resendTarget', 'Deliver to a target again at once', {
    200: Publishing,
  });
  app.post(
    '/publishing/resend',
    { schema: { ...resent, body: Resent } },
    async ({ body: { target, everything } }) => {
      requireTarget(target);
      await dispatcher.resend(target, everything);
      return statusOf(db, options);
    },
  );

  const resumed = described('resumePublishing', 'Publish what was taken back', { 200: Publishing });
  app.post('/publishing/resume', { schema: resumed }, (request) =>
    act(request, 'resume', () => publisher.resume(), 'Everything that was taken back'),
  );
};

/** Maps a refusal by the publisher, or its absence, to an error response. */
async function answerOf<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error;
    if (error.status === 409) throw new Conflict(error.message);
    throw new ApiError(503, 'The publisher does not answer; try again in a moment', {
      'retry-after': '2',
    });
  }
}
