import type { FastifyInstance } from 'fastify';

/** Grace period for open requests; supervisors commonly kill after ten seconds. */
const GRACE_MS = 7_000;
/** Interval at which connections are closed that wait for nothing. */
const IDLE_MS = 100;

interface Stoppable {
  app: Pick<FastifyInstance, 'close' | 'server'>;
  db: { destroy: () => Promise<void> };
}

/**
 * Graceful shutdown, idempotent: refuses new connections, answers open requests, and closes the
 * database, which checkpoints the WAL. After `graceMs` connections are cut off; an acknowledged
 * write is on disk by then.
 */
export function stopper({ app, db }: Stoppable, graceMs = GRACE_MS): () => Promise<void> {
  let stopped: Promise<void> | undefined;
  const stop = async () => {
    const grace = Promise.withResolvers<false>();
    const timer = setTimeout(grace.resolve, graceMs, false);
    // A connection that a client keeps is idle once its last request is answered.
    const idle = setInterval(() => app.server.closeIdleConnections(), IDLE_MS);
    const inTime = await Promise.race([app.close().then(() => true), grace.promise]);
    clearTimeout(timer);
    clearInterval(idle);
    if (!inTime) app.server.closeAllConnections();
    await db.destroy();
    // A stalled connection would keep the process alive.
    if (!inTime) process.exit(process.exitCode ?? 0);
  };
  return () => (stopped ??= stop());
}

/** Signals that a terminal, systemd or `timeout` sends to every process of a server at once. */
export const SENT_TO_ALL: readonly NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** A repeated signal exits at once. */
export function stopOnSignals(stop: () => Promise<void>): void {
  for (const signal of SENT_TO_ALL) {
    let asked = false;
    process.on(signal, () => {
      // Counted per signal: terminal and parent each send a different one for one stop.
      if (asked) process.exit(1);
      asked = true;
      void stop();
    });
  }
}

/** For a child that ends with its parent, which may owe somebody the answer that is being made. */
export function leaveSignalsToParent(): void {
  for (const signal of SENT_TO_ALL) process.on(signal, () => undefined);
}
