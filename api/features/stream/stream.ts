import { Readable } from 'node:stream';
import { LRUCache } from 'lru-cache';
import type { RouteKey } from '#model/access/permissions.ts';
import type { FastifyPluginAsync } from 'fastify';
import Type from 'typebox';
import { callsOf } from '../../crud/route-schemas.ts';
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
/** Shortest interval between two events of a topic: a flood of leads changes it many times a second. */
const INTERVAL_MS = 250;
/** Lifetime of a state that all streams share: it depends on the time, too. */
const SHARED_MS = 1_000;
const RECONNECT_MS = 1_000;

/**
 * Every topic as server-sent events: on connect, at every change, and a heartbeat in between. Each
 * event has the whole state, so that a reconnect misses nothing. Read by `fetch` with the token;
 * the stream ends with the session and with the server.
 */
export const streamRoutes: FastifyPluginAsync<StreamOptions> = async (app, options) => {
  const { topics, watchOthers, maxStreams = 100, maxMs = 600_000, heartbeatMs = 15_000 } = options;
  const open = new Set<() => void>();
  const shared = sharedTexts(options);
  app.addHook('preClose', async () => {
    for (const end of open) end();
    shared.unwatch();
  });

  const watching = callsOf('publishing')(
    'watchPublishing',
    'Watch publishing and leads as server-sent events',
    { response: { 200: { content: { 'text/event-stream': { schema: Type.String() } } } } },
  );
  app.get('/publishing/stream', watching, async (request, reply) => {
    if (open.size >= maxStreams)
      throw new ApiError(503, 'Too many streams are open', { 'retry-after': '5' });
    const stream = new Readable({ read: () => undefined });
    const waiting = new Map<Topic, NodeJS.Timeout>();
    const lastSent = new Map<Topic, { text: string; at: number }>();
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
      const text = await shared.textOf(topic);
      const hasChanged = lastSent.get(topic)?.text !== text;
      lastSent.set(topic, { text, at: performance.now() });
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
      const rest = (lastSent.get(topic)?.at ?? 0) + INTERVAL_MS - performance.now();
      waiting.set(
        topic,
        setTimeout(() => void send(topic), Math.max(COALESCE_MS, rest)),
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
  });
};

/** Event texts of the topics, made once for all streams, until the topic changes. */
function sharedTexts({ topics, watchOthers }: Pick<StreamOptions, 'topics' | 'watchOthers'>) {
  const texts = new LRUCache<Topic, Promise<string>>({
    max: Math.max(1, topics.length),
    ttl: SHARED_MS,
  });
  const make = async (topic: Topic) => {
    try {
      return `event: ${topic.event}\ndata: ${JSON.stringify(await topic.state())}\n\n`;
    } catch (error) {
      texts.delete(topic);
      throw error;
    }
  };
  // Watched before any stream does: none asks for the text of before a change.
  const watches = [
    ...topics.map((topic) => topic.watch(() => void texts.delete(topic))),
    watchOthers(() => texts.clear()),
  ];
  return {
    textOf: (topic: Topic): Promise<string> => {
      const known = texts.get(topic);
      if (known) return known;
      const text = make(topic);
      texts.set(topic, text);
      return text;
    },
    unwatch: () => watches.forEach((unwatch) => unwatch()),
  };
}
