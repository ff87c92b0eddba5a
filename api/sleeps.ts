/** Sleeps of loops beside requests, which a wake-up ends early; once stopped, none is any more. */
export class Sleeps {
  /** The end of each, and whether a wake-up may bring it. */
  readonly #open = new Map<() => void, boolean>();
  #isStopped = false;
  #wakeUps = 0;

  get isStopped(): boolean {
    return this.#isStopped;
  }

  /** A loop compares them: one that came while it worked is none that it may sleep through. */
  get wakeUps(): number {
    return this.#wakeUps;
  }

  wake(): void {
    this.#wakeUps++;
    for (const [end, isWakeable] of this.#open) if (isWakeable || this.#isStopped) end();
  }

  stop(): void {
    this.#isStopped = true;
    this.wake();
  }

  async sleep(ms: number, { wakeable = true } = {}): Promise<void> {
    if (this.#isStopped) return;
    const { promise, resolve: end } = Promise.withResolvers<void>();
    const timer = setTimeout(end, ms);
    this.#open.set(end, wakeable);
    await promise;
    clearTimeout(timer);
    this.#open.delete(end);
  }
}
