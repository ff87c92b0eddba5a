import { Readable } from 'node:stream';
import type { RouteKey } from '#model/permissions.ts';
import type { FastifyPluginAsync } from 'fastify';
import Type from 'typebox';
import { ApiError } from '../../errors.ts';

export interface StreamLimits {
  /** Streams that are open at once. */
  maxStreams?: number;
  /** A stream ends after so long; its reader opens another. */
  maxMs?: number;
  heartbeatMs?: number;
}

/** Something that staff are told of, as it is now, whenever it changes. */
export interface Topic {
  /** The name of its events. */
  event: string;
  /** Told to callers who may read it by this call. */
  needs: RouteKey;
  /** Calls back after every change. Answers how to end that. */
  watch: (onChange: () => void) => () => void;
  state: () => Promise<unknown>;
}

interface StreamOptions extends StreamLimits {
  topics: readonly Topic[];
  /** Calls back after what other processes have written, which no topic hears of. Answers how to end that. */
  watchOthers: (onChange: () => void) => () => void;
}

/** What happens within this time is told at once. */
const TOGETHER_MS = 25;
const RECONNECT_MS = 1_000;

/**
 * Every topic as server-sent events: at once, at every change, and a heartbeat in between. Each event
 * holds the whole state, so that whoever opens the stream again has missed nothing. Read by `fetch`
 * with the token; it ends with the session and with the server.
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
      const told = new Map<Topic, string>();
      const end = () => {
        for (const timer of [heartbeat, lifetime, ...waiting.values()]) clearTimeout(timer);
        for (const unwatch of watches) unwatch();
        open.delete(end);
        if (!stream.destroyed) stream.push(null);
      };
      const say = async (make: () => Promise<string | undefined>) => {
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
        const isNews = told.get(topic) !== text;
        told.set(topic, text);
        return { text, isNews };
      };
      const tell = (topic: Topic) =>
        say(async () => {
          waiting.delete(topic);
          return (await eventOf(topic))?.text;
        });
      // Most of what others write is no topic's: the same event twice is no news.
      const tellNews = (topic: Topic) =>
        say(async () => {
          const event = await eventOf(topic);
          return event?.isNews ? event.text : undefined;
        });
      const tellSoon = (topic: Topic) => {
        if (waiting.has(topic)) return;
        waiting.set(
          topic,
          setTimeout(() => void tell(topic), TOGETHER_MS),
        );
      };
      const watches = [
        ...topics.map((topic) => topic.watch(() => tellSoon(topic))),
        watchOthers(() => topics.forEach((topic) => void tellNews(topic))),
      ];
      const heartbeat = setInterval(() => void say(async () => ': still here\n\n'), heartbeatMs);
      const lifetime = setTimeout(end, maxMs);
      stream.on('close', end);
      open.add(end);
      stream.push(`retry: ${RECONNECT_MS}\n\n`);
      for (const topic of topics) void tell(topic);
      reply.header('cache-control', 'no-store').header('x-accel-buffering', 'no');
      return reply.type('text/event-stream; charset=utf-8').send(stream);
    },
  );
};
