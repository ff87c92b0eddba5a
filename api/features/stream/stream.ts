import { Readable } from 'node:stream';
import type { RouteKey } from '#model/access/permissions.ts';
import type { FastifyPluginAsync } from 'fastify';
import Type from 'typebox';
import { ApiError } from '../../errors.ts';

export interface StreamLimits {
  /** Limit of open streams. */
  maxStreams?: number;
  /** Lifetime of a stream; its reader reconnects. */
  maxMs?: number;
  heartbeatMs?: number;
}

/** A state that is pushed to staff whenever it changes. */
export interface Topic {
  /** The event name. */
  event: string;
  /** Sent to callers with access to this call. */
  needs: RouteKey;
  /** Subscribes to changes. Answers the function that unsubscribes. */
  watch: (onChange: () => void) => () => void;
  state: () => Promise<unknown>;
}

interface StreamOptions extends StreamLimits {
  topics: readonly Topic[];
  /** Subscribes to writes of other processes. Answers the function that unsubscribes. */
  watchOthers: (onChange: () => void) => () => void;
}

/** Events within this window are coalesced into one message. */
const COALESCE_MS = 25;
const RECONNECT_MS = 1_000;

/**
 * Every topic as server-sent events: on connect, at every change, and a heartbeat in between. Each
 * event has the whole state, so that a reconnect misses nothing. Read by `fetch` with the token;
 * the stream ends with the session and with the server.
 */
export const streamRoutes: FastifyPluginAsync<StreamOptions> = async (app, options) => {
  const { topics, watchOthers, maxStreams = 100, maxMs = 600_000, heartbeatMs = 15_000 } = options;
  const open = new Set<() => void>();
  app.addHook('preClose', async () => {
    for (const end of open) end();
  });

  app.get(
    '/publishing/stream',
    {
      schema: {
        operationId: 'watchPublishing',
        summary: 'Watch publishing and leads as server-sent events',
        tags: ['publishing'],
        response: { 200: { content: { 'text/event-stream': { schema: Type.String() } } } },
      },
    },
    async (request, reply) => {
      if (open.size >= maxStreams)
        throw new ApiError(503, 'Too many streams are open', { 'retry-after': '5' });
      const stream = new Readable({ read: () => undefined });
      const waiting = new Map<Topic, NodeJS.Timeout>();
      const lastSent = new Map<Topic, string>();
      const end = () => {
        for (const timer of [heartbeat, lifetime, ...waiting.values()]) clearTimeout(timer);
        for (const unwatch of watches) unwatch();
        open.delete(end);
        if (!stream.destroyed) stream.push(null);
      };
      const push = async (make: () => Promise<string | undefined>) => {
        try {
          if (!(await request.isStillWelcome())) return end();
          const text = await make();
          if (text !== undefined && open.has(end)) stream.push(text);
        } catch (error) {
          request.log.warn({ err: error }, 'a stream was ended');
          end();
        }
      };
      const eventOf = async (topic: Topic) => {
        if (!request.may(topic.needs)) return undefined;
        const text = `event: ${topic.event}\ndata: ${JSON.stringify(await topic.state())}\n\n`;
        const hasChanged = lastSent.get(topic) !== text;
        lastSent.set(topic, text);
        return { text, hasChanged };
      };
      const send = (topic: Topic) =>
        push(async () => {
          waiting.delete(topic);
          return (await eventOf(topic))?.text;
        });
      // Deduplicates: most writes of other processes concern no topic.
      const sendIfChanged = (topic: Topic) =>
        push(async () => {
          const event = await eventOf(topic);
          return event?.hasChanged ? event.text : undefined;
        });
      const sendCoalesced = (topic: Topic) => {
        if (waiting.has(topic)) return;
        waiting.set(
          topic,
          setTimeout(() => void send(topic), COALESCE_MS),
        );
      };
      const watches = [
        ...topics.map((topic) => topic.watch(() => sendCoalesced(topic))),
        watchOthers(() => topics.forEach((topic) => void sendIfChanged(topic))),
      ];
      const heartbeat = setInterval(() => void push(async () => ': still here\n\n'), heartbeatMs);
      const lifetime = setTimeout(end, maxMs);
      stream.on('close', end);
      open.add(end);
      stream.push(`retry: ${RECONNECT_MS}\n\n`);
      for (const topic of topics) void send(topic);
      reply.header('cache-control', 'no-store').header('x-accel-buffering', 'no');
      return reply.type('text/event-stream; charset=utf-8').send(stream);
    },
  );
};
