import type { Engine } from './engine.ts';

const LOOK_MS = 1_000;

/** Polls once a second, while subscribed, for commits by other processes. */
export class OtherWriters {
  readonly #engine: Pick<Engine, 'byOthers'>;
  readonly #watchers = new Set<() => void>();
  #seen: Promise<unknown> = Promise.resolve();
  #looking: NodeJS.Timeout | undefined;

  constructor(engine: Pick<Engine, 'byOthers'>) {
    this.#engine = engine;
  }

  /** Subscribes to commits by other processes. Answers the function that unsubscribes. */
  watch(onChange: () => void): () => void {
    this.#watchers.add(onChange);
    if (this.#looking === undefined) {
      this.#seen = this.#now();
      this.#looking = setInterval(() => void this.look(), LOOK_MS);
    }
    return () => {
      this.#watchers.delete(onChange);
      if (this.#watchers.size > 0) return;
      clearInterval(this.#looking);
      this.#looking = undefined;
    };
  }

  /** Asks at once, where a notification says that there may be something. */
  async look(): Promise<void> {
    if (this.#watchers.size === 0) return;
    const seen = await this.#seen;
    const now = await this.#now();
    if (now === undefined || now === seen) return;
    this.#seen = Promise.resolve(now);
    for (const watcher of this.#watchers) watcher();
  }

  /** Undefined where it cannot be asked, which the health monitor tells; the next poll catches up. */
  async #now(): Promise<unknown> {
    try {
      return await this.#engine.byOthers();
    } catch {
      return undefined;
    }
  }
}
