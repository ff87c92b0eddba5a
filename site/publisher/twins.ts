import { renameSync, statSync, utimesSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { once } from 'node:events';
import { extname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { removeFile } from './files.ts';

const COMPRESSED: ReadonlySet<string> = new Set([
  '.html',
  '.xml',
  '.txt',
  '.css',
  '.js',
  '.svg',
  '.json',
  '.webmanifest',
]);
export const TWIN_ENDINGS = ['.br', '.gz'] as const;
/** Smaller files travel in one packet anyhow. */
export const MIN_BYTES = 512;
export const QUICK = 5;
const BEST = 11;
/** So long nothing was published: nobody's save waits for the processor. */
const QUIET_MS = 200;
/** Where something is published all the time, one twin comes after so long, and then another. */
const PATIENCE_MS = 1_000;
/** So long nothing was published: there is time for the best. */
const IDLE_MS = 2_000;

/** What the thread is asked to compress, and what it answers. */
export interface TwinWanted {
  file: string;
  quality: number;
  /** Where a twin is written, under a name that nobody knows. */
  folder: string;
}

export interface TwinsMade {
  /** The file that they were made from. */
  ino: number;
  mtimeMs: number;
  twins: { ending: string; temporary: string }[];
}

/**
 * Compressed twins beside files: `index.html.br`. A twin is never of another version than its file:
 * it is removed before the file is replaced, and made anew after. It is small and quick at first,
 * and the smallest once there is time; then it has the very time of its file. They are made when no
 * page is, in a thread that steps back for everything else.
 */
export class Twins {
  readonly #quick = new Set<string>();
  readonly #best = new Set<string>();
  /** Files that are about to be replaced. */
  readonly #moving = new Set<string>();
  #working: Promise<void> | undefined;
  #lastMade = 0;
  /** How many want the processor for themselves. */
  #steppedBack = 0;
  readonly #stop = new AbortController();
  #worker: Worker | undefined;
  /** On the same disk, and seen by nobody. */
  readonly #workFolder: string;

  constructor(workFolder: string) {
    this.#workFolder = workFolder;
  }

  /** Removes the twins of a file that is about to be replaced; `make` must follow. */
  remove(file: string): void {
    if (!COMPRESSED.has(extname(file))) return;
    this.#moving.add(file);
    for (const ending of TWIN_ENDINGS) removeFile(file + ending);
  }

  /** The files are in place now. */
  make(files: readonly string[]): void {
    this.#moving.clear();
    this.#lastMade = performance.now();
    for (const file of files) if (COMPRESSED.has(extname(file))) this.#quick.add(file);
    this.#working ??= this.#work().finally(() => {
      this.#working = undefined;
      void this.#worker?.terminate();
      this.#worker = undefined;
    });
  }

  /** Looks through a folder for files whose twins are missing, old, or not the best. */
  async makeMissing(folder: string): Promise<void> {
    const missing: string[] = [];
    for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
      const file = join(entry.parentPath, entry.name);
      if (!entry.isFile() || !COMPRESSED.has(extname(file)) || entry.name.startsWith('.')) continue;
      const own = await stat(file).catch(() => undefined);
      const twin = await stat(`${file}.br`).catch(() => undefined);
      // It may have been removed since the folder was read.
      if (!own || own.size < MIN_BYTES) continue;
      if (!twin || twin.mtimeMs < own.mtimeMs - 1) missing.push(file);
      else if (!isSameTime(twin.mtimeMs, own.mtimeMs)) this.#best.add(file);
    }
    this.make(missing);
  }

  /** Leaves the processor to work that makes pages and publishes none. */
  async stepBack<T>(work: () => Promise<T>): Promise<T> {
    this.#steppedBack++;
    try {
      return await work();
    } finally {
      this.#steppedBack--;
    }
  }

  async close(): Promise<void> {
    this.#stop.abort();
    await this.#worker?.terminate();
    await this.#working;
  }

  async #work(): Promise<void> {
    const { signal } = this.#stop;
    while (!signal.aborted) {
      const quick = first(this.#quick);
      if (quick) {
        await this.#quiet();
        this.#quick.delete(quick);
        this.#best.add(quick);
        await this.#twin(quick, QUICK);
        continue;
      }
      const best = first(this.#best);
      if (!best) return;
      await wait(IDLE_MS, undefined, { signal }).catch(() => undefined);
      while (!signal.aborted && this.#quick.size === 0 && this.#best.size > 0) {
        const next = first(this.#best)!;
        this.#best.delete(next);
        await this.#twin(next, BEST);
      }
    }
  }

  async #quiet(): Promise<void> {
    const { signal } = this.#stop;
    const patience = performance.now() + PATIENCE_MS;
    while (!signal.aborted) {
      const left = Math.min(this.#lastMade + QUIET_MS, patience) - performance.now();
      if (left <= 0) return;
      await wait(left, undefined, { signal }).catch(() => undefined);
    }
  }

  async #twin(file: string, quality: number): Promise<void> {
    const { signal } = this.#stop;
    while (this.#steppedBack > 0 && !signal.aborted)
      await wait(QUIET_MS, undefined, { signal }).catch(() => undefined);
    const made = await this.#compressed({ file, quality, folder: this.#workFolder });
    if (!made) return;
    for (const { ending, temporary } of made.twins) {
      // Rounded up: a twin is never older than its file.
      const time = new Date(Math.ceil(made.mtimeMs));
      if (quality === BEST) utimesSync(temporary, time, time);
      // Nothing comes between this look and the rename.
      const isCurrent = statSync(file, { throwIfNoEntry: false })?.ino === made.ino;
      if (isCurrent && !this.#moving.has(file)) renameSync(temporary, file + ending);
      else removeFile(temporary);
    }
  }

  /** Nothing where there is nothing to compress, or the thread ended over it. */
  async #compressed(wanted: TwinWanted): Promise<TwinsMade | undefined> {
    const worker = (this.#worker ??= new Worker(new URL('twin-worker.ts', import.meta.url)));
    worker.postMessage(wanted);
    const ended = new AbortController();
    worker.once('exit', () => ended.abort());
    try {
      const [made] = (await once(worker, 'message', ended)) as [TwinsMade | undefined];
      return made;
    } catch {
      // The page is live without them; they are missing, and made, at the next start.
      this.#worker = undefined;
      return undefined;
    } finally {
      worker.removeAllListeners('exit');
    }
  }
}

const isSameTime = (a: number, b: number) => Math.abs(a - b) < 1;

const first = <T>(set: ReadonlySet<T>): T | undefined => set.values().next().value;
