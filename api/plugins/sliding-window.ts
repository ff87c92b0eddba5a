import { LRUCache } from 'lru-cache';

/** Bounds memory: beyond this many keys the oldest is evicted. */
const MAX_KEYS = 10_000;

/** Sliding-window rate limit: at most `limit` events per key in any `windowMs`. */
export class SlidingWindow {
  readonly #limit: number;
  readonly #windowMs: number;
  readonly #times = new LRUCache<string, number[]>({ max: MAX_KEYS });

  constructor(limit: number, windowMs: number) {
    this.#limit = limit;
    this.#windowMs = windowMs;
  }

  /** Milliseconds until the key is allowed again; 0 when it is now. */
  wait(key: string, now: number): number {
    const recent = this.#recent(key, now);
    return recent.length < this.#limit ? 0 : recent.at(-this.#limit)! + this.#windowMs - now;
  }

  /** Events of the key within the window. */
  recent(key: string, now: number): number {
    return this.#recent(key, now).length;
  }

  add(key: string, now: number): void {
    this.#times.set(key, [...this.#recent(key, now), now]);
  }

  /** Removes the last event of the key. */
  takeBack(key: string): void {
    this.#times.get(key)?.pop();
  }

  forget(key: string): void {
    this.#times.delete(key);
  }

  /** Times to come are those of a clock that was set back since: they would block for as long. */
  #recent(key: string, now: number): number[] {
    const times = this.#times.get(key) ?? [];
    return times.filter((time) => time > now - this.#windowMs && time <= now);
  }
}
