import { LRUCache } from 'lru-cache';
import type { Counted, Rate, RateLimits } from './rate.ts';

/** Bounds memory: beyond this many keys of a rate the least recently used is evicted. */
const MAX_KEYS = 10_000;

/** Counts in a sliding window, in the memory of this process: a restart forgets them. */
export class MemoryRates implements RateLimits {
  /** When the events of each key were. */
  readonly #times = new Map<Rate, LRUCache<string, number[]>>();

  // Synchronous up to its end: no other request is counted in between.
  async count(events: readonly Counted[], now: number): Promise<number> {
    const wait = Math.max(...events.map((of) => this.#wait(of, now)));
    if (wait > 0) return wait;
    for (const of of events) this.#of(of[0]).set(of[1], [...this.#recent(of, now), now]);
    return 0;
  }

  async recent(of: Counted, now: number): Promise<number> {
    return this.#recent(of, now).length;
  }

  async takeBack([rate, key]: Counted): Promise<void> {
    this.#of(rate).get(key)?.pop();
  }

  async forget([rate, key]: Counted): Promise<void> {
    this.#of(rate).delete(key);
  }

  #wait(of: Counted, now: number): number {
    const [{ limit, windowMs }] = of;
    const recent = this.#recent(of, now);
    return recent.length < limit ? 0 : recent.at(-limit)! + windowMs - now;
  }

  /** Times to come are those of a clock that was set back since: they would block for as long. */
  #recent([rate, key]: Counted, now: number): number[] {
    const times = this.#of(rate).get(key) ?? [];
    return times.filter((time) => time > now - rate.windowMs && time <= now);
  }

  #of(rate: Rate): LRUCache<string, number[]> {
    const times = this.#times.get(rate) ?? new LRUCache({ max: MAX_KEYS });
    this.#times.set(rate, times);
    return times;
  }
}
