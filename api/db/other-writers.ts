import type { Committed } from './committed.ts';

const LOOK_MS = 1_000;

/** Polls once a second, while subscribed, for commits by other processes. */
export class OtherWriters {
  readonly #committed: Committed;
  readonly #watchers = new Set<() => void>();
  #seen: unknown;
  #looking: NodeJS.Timeout | undefined;

  constructor(committed: Committed) {
    this.#committed = committed;
  }

  /** Subscribes to commits by other processes. Answers the function that unsubscribes. */
  watch(onChange: () => void): () => void {
    this.#watchers.add(onChange);
    if (this.#looking === undefined) {
      this.#seen = this.#committed.byOthers();
      this.#looking = setInterval(() => this.#look(), LOOK_MS);
    }
    return () => {
      this.#watchers.delete(onChange);
      if (this.#watchers.size > 0) return;
      clearInterval(this.#looking);
      this.#looking = undefined;
    };
  }

  #look(): void {
    const now = this.#now();
    if (now === this.#seen) return;
    this.#seen = now;
    for (const watcher of this.#watchers) watcher();
  }

  /** Errors are left to the health monitor; the next poll catches up. */
  #now(): unknown {
    try {
      return this.#committed.byOthers();
    } catch {
      return this.#seen;
    }
  }
}
