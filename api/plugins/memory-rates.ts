import type { Counted, Rate, RateLimits } from './rate-limits.ts';
import { SlidingWindow } from './sliding-window.ts';

/** Counts in the memory of this process: a restart forgets them. */
export class MemoryRates implements RateLimits {
  readonly #windows = new Map<Rate, SlidingWindow>();

  // Synchronous up to its end: no other request is counted in between.
  async count(events: readonly Counted[], now: number): Promise<number> {
    const wait = Math.max(...events.map(([rate, key]) => this.#of(rate).wait(key, now)));
    if (wait === 0) for (const [rate, key] of events) this.#of(rate).add(key, now);
    return wait;
  }

  async recent([rate, key]: Counted, now: number): Promise<number> {
    return this.#of(rate).recent(key, now);
  }

  async takeBack([rate, key]: Counted): Promise<void> {
    this.#of(rate).takeBack(key);
  }

  async forget([rate, key]: Counted): Promise<void> {
    this.#of(rate).forget(key);
  }

  #of(rate: Rate): SlidingWindow {
    let window = this.#windows.get(rate);
    if (!window) this.#windows.set(rate, (window = new SlidingWindow(rate.limit, rate.windowMs)));
    return window;
  }
}
