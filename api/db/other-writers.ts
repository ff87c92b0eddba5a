import type { Committed } from './committed.ts';

const LOOK_MS = 1_000;

/** Tells of what other processes commit to the same database, within a second, while anybody listens. */
export class OtherWriters {
  readonly #committed: Committed;
  readonly #watchers = new Set<() => void>();
  #seen: unknown;
  #looking: NodeJS.Timeout | undefined;

  constructor(committed: Committed) {
    this.#committed = committed;
  }

  /** Calls back after commits of others. Answers how to end that. */
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

  /** A database that cannot be read just now is the monitor's to tell of; the next look sees the rest. */
  #now(): unknown {
    try {
      return this.#committed.byOthers();
    } catch {
      return this.#seen;
    }
  }
}
