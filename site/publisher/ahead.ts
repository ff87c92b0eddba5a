import { Worker } from 'node:worker_threads';
import { removeFile } from './files.ts';
import { spendMemory } from './memory.ts';
import type { Made } from './renderer.ts';
import type { ThreadOptions } from './render-thread.ts';
import type { StagedPage } from './staging.ts';

/** Fewer are made sooner than a thread starts. */
const WORTH_IT = 200;
/** Pages that the thread is asked for at once. */
const BATCH = 8;
/** Batches that it has: it need not wait for us to notice that one is done. */
const BATCHES = 3;
/** It does not run away from those who give pages their names. */
const MOST_AHEAD = 128;

/** Said to the thread: what it was asked for, nobody wants any more. */
export const ENOUGH = 'enough';

/** A page that is made, and on the disk where it is another than before. */
export interface MadeAhead extends Made {
  /** Which content it was made of. */
  mark: string;
  staged: StagedPage | undefined;
}

/**
 * Makes pages that wait, in a thread of its own and from what is committed, while others are made
 * here: from the last to the first, to meet in the middle. What cannot be made is left to whoever
 * knows what to do about it.
 */
export class Ahead {
  readonly #options: ThreadOptions;
  #waiting: string[] = [];
  /** What the thread is at, in the order of asking: of each batch what somebody still wants. */
  #asked: Set<string>[] = [];
  readonly #made = new Map<string, MadeAhead>();
  #worker: Worker | undefined;
  #hasFailed = false;
  /** Who waits for the thread to be at nothing. */
  #resting: (() => void)[] = [];

  constructor(options: ThreadOptions) {
    this.#options = options;
  }

  /** Has the thread ready: much will wait. */
  warm(): void {
    this.#ready();
  }

  /** Says what waits now; of few pages none is made ahead. */
  wait(paths: ReadonlySet<string>): void {
    if (this.#hasFailed || (!this.#worker && paths.size < WORTH_IT)) return;
    this.#waiting = [...paths];
    if (paths.size === 0) this.#wantNone();
    this.#goOn();
    this.#restWhenDone();
  }

  made(): Iterable<string> {
    return this.#made.keys();
  }

  /** The page, where it `isSo` still. */
  take(path: string, isSo: (made: MadeAhead) => boolean): MadeAhead | undefined {
    const made = this.#made.get(path);
    if (made && isSo(made)) {
      this.#made.delete(path);
      return made;
    }
    this.forget([path]);
    return undefined;
  }

  /** These have come about otherwise. */
  forget(paths: Iterable<string>): void {
    for (const path of paths) {
      for (const batch of this.#asked) batch.delete(path);
      drop(this.#made.get(path));
      this.#made.delete(path);
    }
  }

  #wantNone(): void {
    this.forget([...this.#made.keys(), ...this.#asked.flatMap((batch) => [...batch])]);
    if (this.#asked.length > 0) this.#worker?.postMessage(ENOUGH);
  }

  /** Resolves once the thread is at nothing: what it has made for nobody is gone then. */
  async atRest(): Promise<void> {
    if (this.#asked.length > 0) await new Promise<void>((resolve) => this.#resting.push(resolve));
  }

  async close(): Promise<void> {
    this.#waiting = [];
    await this.#worker?.terminate();
  }

  /** Its memory is needed elsewhere. Where it is at a page still, that is not cut off. */
  #restWhenDone(): void {
    if (this.#asked.length === 0) for (const end of this.#resting.splice(0)) end();
    const isDone = this.#asked.length + this.#waiting.length + this.#made.size === 0;
    if (isDone) void this.#worker?.terminate();
  }

  #goOn(): void {
    while (this.#asked.length < BATCHES && this.#made.size < MOST_AHEAD) {
      const batch = this.#next();
      if (batch.size === 0) return;
      this.#ready().postMessage([...batch]);
      this.#asked.push(batch);
    }
  }

  #next(): Set<string> {
    const batch = new Set<string>();
    while (batch.size < BATCH && this.#waiting.length > 0) {
      const path = this.#waiting.pop()!;
      if (!this.#made.has(path) && !this.#asked.some((asked) => asked.has(path))) batch.add(path);
    }
    return batch;
  }

  #ready(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL('ahead-worker.ts', import.meta.url), {
      workerData: this.#options,
    });
    spendMemory(worker);
    worker.on('message', (pages: MadeAhead[]) => {
      const batch = this.#asked.shift();
      for (const page of pages)
        if (batch?.has(page.path)) this.#made.set(page.path, page);
        else drop(page);
      this.#goOn();
      this.#restWhenDone();
    });
    // Without it all pages are made here; what it had on the disk is swept up at the next start.
    worker.on('error', (error) => {
      this.#hasFailed = true;
      console.error(`No page is made ahead any more: ${String(error)}`);
    });
    worker.on('exit', () => {
      this.#worker = undefined;
      this.#waiting = [];
      this.#asked = [];
      this.#restWhenDone();
    });
    return (this.#worker = worker);
  }
}

const drop = (made: MadeAhead | undefined) => {
  if (made?.staged) removeFile(made.staged.temporary);
};
