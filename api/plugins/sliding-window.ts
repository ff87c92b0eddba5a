/** Keys remembered at once; the oldest is forgotten first, so that no flood fills the memory. */
const MAX_KEYS = 10_000;

/** Counts what happens under a key: at most `limit` times in any `windowMs`. */
export class SlidingWindow {
  readonly #limit: number;
  readonly #windowMs: number;
  readonly #times = new Map<string, number[]>();

  constructor(limit: number, windowMs: number) {
    this.#limit = limit;
    this.#windowMs = windowMs;
  }

  /** How many milliseconds the key has to wait; 0 when it may go on now. */
  wait(key: string, now: number): number {
    const recent = this.#recent(key, now);
    return recent.length < this.#limit ? 0 : recent.at(-this.#limit)! + this.#windowMs - now;
  }

  add(key: string, now: number): void {
    const recent = [...this.#recent(key, now), now];
    this.#times.delete(key);
    this.#times.set(key, recent);
    if (this.#times.size > MAX_KEYS) this.#times.delete(this.#times.keys().next().value!);
  }

  /** Leaves out the last that was added. */
  takeBack(key: string): void {
    this.#times.get(key)?.pop();
  }

  forget(key: string): void {
    this.#times.delete(key);
  }

  #recent(key: string, now: number): number[] {
    return (this.#times.get(key) ?? []).filter((time) => time > now - this.#windowMs);
  }
}
