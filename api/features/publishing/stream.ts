import { Readable } from 'node:stream';
import type { FastifyPluginAsync } from 'fastify';
import Type from 'typebox';
import type { Db } from '../../db/database.ts';
import { ApiError } from '../../errors.ts';
import type { Dispatcher } from './dispatcher.ts';
import type { PublisherClient } from './publisher-client.ts';
import { statusOf } from './status.ts';

export interface StreamLimits {
  /** Streams that are open at once. */
  maxStreams?: number;
  /** A stream ends after so long; its reader opens another. */
  maxMs?: number;
  heartbeatMs?: number;
}

interface StreamOptions extends StreamLimits {
  db: Db;
  dispatcher: Dispatcher;
  publisher: PublisherClient;
}

/** What happens within this time is told at once. */
const TOGETHER_MS = 25;
const RECONNECT_MS = 1_000;

/**
 * The status of publishing as server-sent events: at once, at every change, and a heartbeat in
 * between. Read by `fetch` with the token; it ends with the session and with the server.
 */
export const streamRoutes: FastifyPluginAsync<StreamOptions> = async (app, options) => {
  const {
    db,
    dispatcher,
    publisher,
    maxStreams = 100,
    maxMs = 600_000,
    heartbeatMs = 15_000,
  } = options;
  const open = new Set<() => void>();
  app.addHook('preClose', async () => {
    for (const end of open) end();
  });

  app.get(
    '/publishing/stream',
    {
      schema: {
        tags: ['publishing'],
        response: { 200: { content: { 'text/event-stream': { schema: Type.String() } } } },
      },
    },
    async (request, reply) => {
      if (open.size >= maxStreams)
        throw new ApiError(503, 'Too many streams are open', { 'retry-after': '5' });
      const stream = new Readable({ read: () => undefined });
      const end = () => {
        for (const timer of [heartbeat, lifetime, together]) clearTimeout(timer);
        unwatch();
        open.delete(end);
        if (!stream.destroyed) stream.push(null);
      };
      let together: NodeJS.Timeout | undefined;
      let busy = false;
      const tell = async (make: () => Promise<string>) => {
        try {
          if (!(await request.isStillWelcome())) return end();
          const text = await make();
          if (open.has(end)) stream.push(text);
        } catch (error) {
          request.log.warn({ err: error }, 'a stream was ended');
          end();
        }
      };
      const status = async () => {
        busy = false;
        return `event: status\ndata: ${JSON.stringify(await statusOf(db, dispatcher, publisher))}\n\n`;
      };
      const unwatch = dispatcher.watch(() => {
        if (busy) return;
        busy = true;
        together = setTimeout(() => void tell(status), TOGETHER_MS);
      });
      const heartbeat = setInterval(() => void tell(async () => ': still here\n\n'), heartbeatMs);
      const lifetime = setTimeout(end, maxMs);
      stream.on('close', end);
      open.add(end);
      stream.push(`retry: ${RECONNECT_MS}\n\n`);
      void tell(status);
      reply.header('cache-control', 'no-store').header('x-accel-buffering', 'no');
      return reply.type('text/event-stream; charset=utf-8').send(stream);
    },
  );
};
