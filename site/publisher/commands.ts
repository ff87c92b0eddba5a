import { setTimeout as wait } from 'node:timers/promises';
import type { Verified } from '#model/publishing/index.ts';
import type { Publisher } from './publisher.ts';
import { Refusal } from './refusal.ts';
import { HookError, type Commands } from './http-server.ts';

/** An answer is due after so long, whatever is left to render: the caller asks again. */
const ANSWER_MS = 20_000;

/** What the API and the command line may ask the publisher for. */
export function commandsOf(
  publisher: Publisher,
  check: () => Promise<Verified>,
  answerMs = ANSWER_MS,
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
        throw new HookError(503, 'No page was published for too long');
      return publisher.report(since);
    },
    'site.status': () => ({ ...publisher.report(), publishes: publisher.publishes() }),
    'site.rollback': ({ publish }) => refusable(() => publisher.rollBack(publish)),
    'site.resume': () => publisher.resume(),
    'site.rebuild': () => publisher.rebuild(),
    'site.verify': check,
    'record.retry': (data) => publisher.retry(data),
    'page.preview': ({ change, path }) =>
      refusable(async () => ({ html: await publisher.preview(change, path) })),
  };
}

/** What cannot be done is told to whoever asked for it. */
async function refusable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) throw new HookError(409, error.message);
    throw error;
  }
}
