import PQueue from 'p-queue';
import { Busy } from './errors.ts';

const RETRY_AFTER_SECONDS = 30;

/** A serial FIFO queue with a limit on waiting tasks. */
export class Queue {
  readonly #places: number;
  #taken = 0;
  readonly #tasks = new PQueue({ concurrency: 1 });
  #closed = false;

  constructor(places = Infinity) {
    this.#places = places;
  }

  /** Reserves a slot or throws Busy; the answer releases it. */
  enter(): () => void {
    this.#mustBeOpen();
    if (this.#taken >= this.#places)
      throw new Busy('Too many pictures are waiting; try again in a moment', RETRY_AFTER_SECONDS);
    this.#taken += 1;
    return () => void (this.#taken -= 1);
  }

  /** Runs `work` after all earlier tasks have settled. */
  run<T>(work: () => Promise<T>): Promise<T> {
    return this.#tasks.add(() => {
      this.#mustBeOpen();
      return work();
    });
  }

  /** Finishes the current task; waiting ones are rejected. */
  close(): void {
    this.#closed = true;
  }

  #mustBeOpen(): void {
    if (this.#closed) throw new Busy('The server is about to restart', RETRY_AFTER_SECONDS);
  }
}
