import { existsSync, renameSync, statSync, utimesSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { threadPool } from '../../content/store/thread-pool.ts';
import { isSameTime, removeFile } from '../folder/files.ts';

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
export const ENDINGS = ['.br', '.gz'] as const;
/** Smaller files fit in one packet anyway. */
export const MIN_BYTES = 512;
export const QUICK = 5;
/** So long after a publish the processor is left to saves; where publishes never pause, for one file. */
const QUIET_MS = 200;
/** After so long without a publish there is time for the best ratio that is asked for. */
const IDLE_MS = 2_000;
/** A quick one is so much younger than its file; the smallest has the very time of its file. */
const QUICK_LATER_MS = 1_000;
/** Pause before another try on a full disk. */
const ROOM_MS = 3_000;
/** By what it says: no other property of an error comes out of a thread. */
const NO_ROOM = /^(ENOSPC|EDQUOT)\b/;

export interface CompressTask {
  file: string;
  quality: number;
  /** Folder on the same file system for the temporary files. */
  folder: string;
}

export interface Compressed {
  /** The inode and time of the file that was read. */
  ino: number;
  mtimeMs: number;
  files: { ending: string; temporary: string }[];
}

/**
 * Precompressed files beside each file: `index.html.br`. None is ever of another version than its
 * file: they are removed before the file is replaced, and written anew after. First they are quick,
 * then the smallest, unless quick is all that is asked for. Each has a time that says which, so that
 * one that somebody else wrote, or left half-written, is known without being read. One thread of low
 * priority writes them while no page is rendered.
 */
export class Precompressed {
  readonly #quick = new Set<string>();
  readonly #best = new Set<string>();
  #working: Promise<void> | undefined;
  #lastPublished = 0;
  #paused = 0;
  #waitsForRoom = false;
  readonly #stop = new AbortController();
  readonly #folder: string;
  readonly #quality: number;
  readonly #pool = threadPool<CompressTask, Compressed | undefined>({
    filename: new URL('precompress-worker.ts', import.meta.url).href,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
  });

  constructor(folder: string, quality: number) {
    this.#folder = folder;
    this.#quality = quality;
  }

  /** Removes the compressed versions of a file that is replaced, and added, in this turn of the event loop. */
  remove(file: string): void {
    if (COMPRESSED.has(extname(file))) for (const ending of ENDINGS) removeFile(file + ending);
  }

  /** Compresses files that are in place now. */
  add(files: readonly string[]): void {
    this.#lastPublished = performance.now();
    for (const file of files) if (COMPRESSED.has(extname(file))) this.#quick.add(file);
    this.#working ??= this.#work().finally(() => (this.#working = undefined));
  }

  /**
   * Compresses every file of a folder whose compressed versions are missing, not its own, or not the
   * best. Those of no file are removed.
   */
  async addMissing(folder: string): Promise<void> {
    const missing: string[] = [];
    for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
      const file = join(entry.parentPath, entry.name);
      if (!entry.isFile() || entry.name.startsWith('.')) continue;
      if (isLeft(file)) removeFile(file);
      if (!COMPRESSED.has(extname(file))) continue;
      const own = await stat(file).catch(() => undefined);
      // Race: the file may have been removed since the folder was read.
      if (!own || own.size < MIN_BYTES) continue;
      const timeOf = async (ending: string) =>
        (await stat(file + ending).catch(() => undefined))?.mtimeMs ?? NaN;
      const [br = NaN, gz = NaN] = await Promise.all(ENDINGS.map(timeOf));
      if (isSameTime(br, own.mtimeMs) && isSameTime(gz, own.mtimeMs)) continue;
      if (isSameTime(br, own.mtimeMs + QUICK_LATER_MS) && isSameTime(gz, own.mtimeMs))
        this.#best.add(file);
      else {
        for (const ending of ENDINGS) removeFile(file + ending);
        missing.push(file);
      }
    }
    this.add(missing);
  }

  /** Leaves the processor to the work. */
  async pausedWhile<T>(work: () => Promise<T>): Promise<T> {
    this.#paused++;
    try {
      return await work();
    } finally {
      this.#paused--;
    }
  }

  /** Lets the file that is compressed come to its end: Node aborts where a thread ends within zlib. */
  async close(): Promise<void> {
    this.#stop.abort();
    await this.#working;
    await this.#pool.destroy();
  }

  async #work(): Promise<void> {
    const { signal } = this.#stop;
    while (!signal.aborted) {
      const [quick] = this.#quick;
      if (quick) {
        if (performance.now() < this.#lastPublished + QUIET_MS) await this.#sleep(QUIET_MS);
        this.#quick.delete(quick);
        if (this.#quality !== QUICK) this.#best.add(quick);
        await this.#compress(quick, QUICK);
        continue;
      }
      if (this.#best.size === 0) return;
      await this.#sleep(IDLE_MS);
      for (const next of this.#best) {
        if (signal.aborted || this.#quick.size > 0) break;
        this.#best.delete(next);
        await this.#compress(next, this.#quality);
      }
    }
  }

  #sleep(ms: number): Promise<unknown> {
    return wait(ms, undefined, this.#stop).catch(() => undefined);
  }

  /**
   * A full disk is waited for. A file that is gone and a crash of the thread are ignored: the page is
   * live without them, and the next start adds them.
   */
  async #failed(file: string, { message }: Error): Promise<undefined> {
    if (!NO_ROOM.test(message)) return;
    if (!this.#waitsForRoom) console.error(`${file}: no room for its compressed versions yet`);
    this.#waitsForRoom = true;
    this.#quick.add(file);
    await this.#sleep(ROOM_MS);
  }

  async #compress(file: string, quality: number): Promise<void> {
    while (this.#paused > 0 && !this.#stop.signal.aborted) await this.#sleep(QUIET_MS);
    const task = { file, quality, folder: this.#folder };
    const compressed = await this.#pool
      .run(task)
      .catch((error: Error) => this.#failed(file, error));
    if (compressed) this.#waitsForRoom = false;
    for (const { ending, temporary } of compressed?.files ?? []) {
      const later = quality === this.#quality || ending === '.gz' ? 0 : QUICK_LATER_MS;
      // Rounded up: a compressed file is never older than its original.
      const time = new Date(Math.ceil(compressed!.mtimeMs) + later);
      // Synchronous: nothing can replace the file between this check and the rename.
      const isCurrent = statSync(file, { throwIfNoEntry: false })?.ino === compressed!.ino;
      if (isCurrent) place(temporary, file + ending, time);
      else removeFile(temporary);
    }
  }
}

/**
 * Gives a compressed file its time and name. A folder without room for another name, and a temporary
 * file that somebody removed, are no reason to stop: the page is live without it.
 */
function place(temporary: string, file: string, time: Date): void {
  try {
    utimesSync(temporary, time, time);
    renameSync(temporary, file);
  } catch {
    removeFile(temporary);
  }
}

/** Whether it is a compressed version of a file that is gone. */
function isLeft(file: string): boolean {
  const ending = extname(file);
  const original = file.slice(0, -ending.length);
  const isCompressed = ENDINGS.some((each) => each === ending) && COMPRESSED.has(extname(original));
  return isCompressed && !existsSync(original);
}
