import type { FastifyInstance } from 'fastify';

/** What is under way has this long to end; a supervisor commonly kills after ten seconds. */
const GRACE_MS = 7_000;

interface Stoppable {
  app: Pick<FastifyInstance, 'close' | 'server'>;
  db: { destroy: () => Promise<void> };
}

/**
 * Stops the server once, however often it is asked: no new connection, an answer for what is under
 * way, and the database closed, which moves its journal into it. What is still not done after
 * `graceMs` is cut off; a write that was acknowledged is on disk by then.
 */
export function stopper({ app, db }: Stoppable, graceMs = GRACE_MS): () => Promise<void> {
  let stopped: Promise<void> | undefined;
  const stop = async () => {
    const grace = Promise.withResolvers<false>();
    const timer = setTimeout(grace.resolve, graceMs, false);
    const inTime = await Promise.race([app.close().then(() => true), grace.promise]);
    clearTimeout(timer);
    if (!inTime) app.server.closeAllConnections();
    await db.destroy();
    // Somebody who never answers would keep the process.
    if (!inTime) process.exit(process.exitCode ?? 0);
  };
  return () => (stopped ??= stop());
}

/** The same signal for the second time ends the process at once. */
export function stopOnSignals(stop: () => Promise<void>): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    let asked = false;
    process.on(signal, () => {
      // From the terminal and from the parent come two different ones, for the same wish.
      if (asked) process.exit(1);
      asked = true;
      void stop();
    });
  }
  // Started by a parent: when that is gone, however it ended, nobody else would stop this server.
  process.on('disconnect', () => void stop());
  process.channel?.unref();
}
