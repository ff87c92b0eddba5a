import type { ContentChange } from '../content/source.ts';
import { Refusal, type Publisher, type PushedContent } from './publisher.ts';
import { HookError, type Commands } from './server.ts';

interface Wanted {
  entity: string;
  id: string;
}

/** What the API and the command line may ask the publisher for. */
export function commandsOf(publisher: Publisher, check: () => Promise<unknown>): Commands {
  return {
    'content.changed': async (data) => {
      const { since, content } = (data ?? {}) as { since?: unknown; content?: PushedContent };
      if (content) publisher.offer(content);
      await publisher.publishNews();
      return publisher.report(Number(since ?? Infinity));
    },
    'site.status': () => ({ ...publisher.report(), publishes: publisher.publishes() }),
    'site.rollback': (data) =>
      refusable(() => publisher.rollBack(Number((data as { publish?: unknown }).publish))),
    'site.resume': () => publisher.resume(),
    'site.rebuild': () => publisher.rebuild(),
    'site.verify': check,
    'record.retry': (data) => publisher.retry(data as Wanted),
    'page.preview': (data) => {
      const { change, path } = data as { change: ContentChange; path: string };
      return refusable(async () => ({ html: await publisher.preview(change, path) }));
    },
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
