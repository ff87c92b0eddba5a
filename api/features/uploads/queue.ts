import { Busy } from './errors.ts';

const RETRY_AFTER_SECONDS = 30;

/** Does one thing at a time, in the order of asking, and keeps count of what waits. */
export class Queue {
  readonly #places: number;
  #taken = 0;
  #last: Promise<unknown> = Promise.resolve();
  #closed = false;

  constructor(places = Infinity) {
    this.#places = places;
  }

  /** Takes a place or throws Busy; the answer gives it back. */
  enter(): () => void {
    this.#mustBeOpen();
    if (this.#taken >= this.#places)
      throw new Busy('Too many pictures are waiting; try again in a moment', RETRY_AFTER_SECONDS);
    this.#taken += 1;
    return () => void (this.#taken -= 1);
  }

  /** Runs `work` when everything asked for before it is done, well or badly. */
  run<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(() => {
      this.#mustBeOpen();
      return work();
    });
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  /** Ends what is being done and nothing more: what waits is sent away. */
  close(): void {
    this.#closed = true;
  }

  #mustBeOpen(): void {
    if (this.#closed) throw new Busy('The server is about to restart', RETRY_AFTER_SECONDS);
  }
}
