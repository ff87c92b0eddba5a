import { setTimeout as wait } from 'node:timers/promises';
import type { SelfCheck, Verified } from '#model/publishing/index.ts';
import type { Publisher } from './publisher.ts';
import { HttpError, type Commands } from './process/http-server.ts';

/** An answer is due after so long, whatever is left to render: the caller asks again. */
const ANSWER_MS = 20_000;

interface CommandOptions {
  check: () => Promise<Verified>;
  lastCheck: () => Promise<SelfCheck | null>;
  /** Whether what was saved while no publisher ran has been taken in. */
  isCaughtUp: () => boolean;
  answerMs?: number;
}

/** What the API and the command line may ask the publisher for. */
export function commandsOf(
  publisher: Publisher,
  { check, lastCheck, isCaughtUp, answerMs = ANSWER_MS }: CommandOptions,
): Commands {
  return {
    'content.changed': async ({ since, content }) => {
      if (content) publisher.push(content);
      const news = publisher.publishNews();
      const isOver = await Promise.race([
        news.then(() => true),
        wait(answerMs, false, { ref: false }),
      ]);
      if (!isOver && publisher.idleMs() >= answerMs)
        throw new HttpError(503, 'No page was published for too long');
      return publisher.report(since);
    },
    'site.status': async () => {
      // Its failures are not all known yet, and the API asks a new publisher once.
      if (!isCaughtUp()) throw new HttpError(503, 'The publisher is starting');
      const self_check = await lastCheck();
      return { ...publisher.report(), publishes: publisher.publishes(), self_check };
    },
    'site.rollback': ({ publish }) => publisher.rollBack(publish),
    'site.resume': () => publisher.resume(),
    'site.rebuild': () => publisher.rebuild(),
    'site.verify': check,
    'record.retry': (data) => publisher.retry(data),
    'page.preview': async ({ change, path }) => ({ html: await publisher.preview(change, path) }),
  };
}
