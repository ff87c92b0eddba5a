import { setTimeout as wait } from 'node:timers/promises';

/** Pause before another look whether something else waits. */
const LOOK_MS = 500;
/** A full disk may have room again, and the API be back that has a picture. */
const RETRY_MS = 5_000;
/** As often as all is looked through. */
const RETRY_AT_MOST_MS = 300_000;

interface Options {
  make: (name: string) => Promise<void>;
  /** The log's words for a name whose first try failed; of several in a row only the first is told of. */
  failed: string;
  /** Milliseconds without a publish after which there is time. */
  idleMs: number;
  /** Whether nothing else waits; by default that pause is enough. */
  isIdle?: () => boolean;
  /** Back-off after a failure, doubled with each. */
  retryMs?: number | undefined;
  onDrained?: () => Promise<void>;
}

/** Makes one thing at a time, by its name, when nobody waits for anything else. */
export class IdleQueue {
  readonly #options: Options;
  readonly #names = new Set<string>();
  readonly #failures = new Map<string, number>();
  #isFailing = false;
  readonly #stop = new AbortController();
  #working: Promise<void> | undefined;
  #lastPublished = 0;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Aborted when the queue is closed. */
  get signal(): AbortSignal {
    return this.#stop.signal;
  }

  /** Leaves the processor to saves for a while. */
  published(): void {
    this.#lastPublished = performance.now();
  }

  add(names: Iterable<string>): void {
    for (const name of names) this.#names.add(name);
    if (this.#names.size === 0 || this.signal.aborted) return;
    this.#working ??= this.#work().finally(() => (this.#working = undefined));
  }

  /** Resolves once nothing is left but what failed. */
  async drained(): Promise<void> {
    await this.#working;
  }

  async close(): Promise<void> {
    this.#stop.abort();
    await this.#working;
  }

  async #work(): Promise<void> {
    const { make, onDrained } = this.#options;
    // Others may be added while the end is noted.
    do {
      for (const name of this.#names) {
        await this.#untilIdle();
        if (this.signal.aborted) return;
        this.#names.delete(name);
        try {
          await make(name);
          this.#failures.delete(name);
          this.#isFailing = false;
        } catch (error) {
          if (!this.signal.aborted) this.#tryLater(name, error as Error);
        }
      }
      await onDrained?.().catch(({ message }: Error) =>
        console.error(`It could not be noted that all is made: ${message}`),
      );
    } while (this.#names.size > 0);
  }

  async #untilIdle(): Promise<void> {
    const { idleMs, isIdle = () => true } = this.#options;
    const options = { signal: this.signal, ref: false };
    while (!this.signal.aborted) {
      const left = this.#lastPublished + idleMs - performance.now();
      if (left <= 0 && isIdle()) return;
      await wait(left > 0 ? left : LOOK_MS, undefined, options).catch(() => undefined);
    }
  }

  /** A page is live without what is made of it. */
  #tryLater(name: string, { message }: Error): void {
    const { failed, retryMs = RETRY_MS } = this.#options;
    const failures = this.#failures.get(name) ?? 0;
    // A full disk fails all of them.
    if (failures === 0 && !this.#isFailing) console.error(`${name}: ${failed}: ${message}`);
    this.#isFailing = true;
    this.#failures.set(name, failures + 1);
    setTimeout(() => this.add([name]), Math.min(RETRY_AT_MOST_MS, retryMs * 2 ** failures)).unref();
  }
}
