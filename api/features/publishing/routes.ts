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
import { callsOf } from '../../crud/route-schemas.ts';
import { author } from '../../crud/routes.ts';
import { atomically, type Db } from '../../db/database.ts';
import { ApiError, Conflict, NoRoom } from '../../errors.ts';
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

const call = callsOf('publishing');
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

  const read = call('getPublishing', 'Get how far publishing is', {
    response: { 200: Publishing },
  });
  app.get('/publishing', read, () => statusOf(db, options));

  app.get(
    '/publishing/records/:entity/:id',
    call('getRecordPublishing', 'Get what visitors see of a record', {
      params: ofRecord,
      response: {
        200: RecordPublishing,
      },
    }),
    ({ params }) => stateOf(params),
  );

  app.post(
    '/publishing/records/:entity/:id/retry',
    call('retryRecord', 'Try again to publish a record', {
      params: ofRecord,
      response: { 200: RecordPublishing },
    }),
    async ({ params }) => {
      await stateOf(params);
      await keep(await answerOf(() => publisher.retry(params)));
      dispatcher.notify();
      return stateOf(params);
    },
  );

  const history = call('listPublishes', 'List what was published, newest first', {
    response: {
      200: Type.Array(Publish),
    },
  });
  app.get('/publishing/publishes', history, async () =>
    publishNotes(db, (await answerOf(() => publisher.status())).publishes),
  );

  app.post(
    '/publishing/publishes/:id/rollback',
    call('rollBackPublish', 'Take back a publish and what came after it', {
      params: ofPublish,
      response: {
        200: Publishing,
      },
    }),
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

  const deliveries = call('listDeliveries', 'List the last deliveries to a target, newest first', {
    querystring: ofTarget,
    response: { 200: Type.Array(Delivery) },
  });
  app.get('/publishing/deliveries', deliveries, async ({ query: { target } }) => {
    requireTarget(target);
    return lastDeliveries(db, target);
  });

  const resent = call('resendTarget', 'Deliver to a target again at once', {
    body: Resent,
    response: {
      200: Publishing,
    },
  });
  app.post('/publishing/resend', resent, async ({ body: { target, everything } }) => {
    requireTarget(target);
    await dispatcher.resend(target, everything);
    return statusOf(db, options);
  });

  const resumed = call('resumePublishing', 'Publish what was taken back', {
    response: { 200: Publishing },
  });
  app.post('/publishing/resume', resumed, (request) =>
    act(request, 'resume', () => publisher.resume(), 'Everything that was taken back'),
  );
};

const SITE_HAS_NO_ROOM =
  'The disk that the site is on is full. Make room on it, then try again; what waits is published by itself once there is room.';

/** Maps a refusal by the publisher, or its absence, to an error response. */
async function answerOf<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error;
    if (error.status === 409) throw new Conflict(error.message);
    if (error.status === 507) throw new NoRoom(SITE_HAS_NO_ROOM);
    throw new ApiError(503, 'The publisher does not answer; try again in a moment', {
      'retry-after': '2',
    });
  }
}
