import { existsSync, renameSync, statSync, utimesSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { threadPool } from '../../content/store/thread-pool.ts';
import { filesIn, isSameTime, removeFile } from '../folder/files.ts';
import type { DerivedFiles } from './derived-files.ts';
import { IdleQueue } from './idle-queue.ts';

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
/** So long after a publish the processor is left to saves. */
const IDLE_MS = 200;
const THREAD_IDLE_MS = 2_000;

export interface CompressTask {
  file: string;
  /** Folder on the same file system for the temporary files. */
  folder: string;
}

/** Temporary files of a thread, and the file that they are of. */
export interface Compressed {
  /** The inode and time of the file that was read. */
  ino: number;
  mtimeMs: number;
  files: { ending: string; temporary: string }[];
}

/**
 * Precompressed files beside each file: `index.html.br`. None is ever of another version than its
 * file: they are removed before the file is replaced, and written anew after. Each has the time of
 * its file, so that one that somebody else wrote, or left half-written, is known without being read.
 * One thread of low priority writes them while no page is rendered.
 */
export class Precompressed implements DerivedFiles {
  readonly #releaseDir: string;
  readonly #temporaryDir: string;
  readonly #pool = threadPool<CompressTask, Compressed | undefined>({
    filename: new URL('precompress-worker.ts', import.meta.url).href,
    maxThreads: 1,
    idleTimeout: THREAD_IDLE_MS,
  });
  readonly #queue = new IdleQueue({
    make: (file) => this.#compress(file),
    failed: 'its compressed versions are not written yet',
    idleMs: IDLE_MS,
  });

  constructor(releaseDir: string, temporaryDir: string) {
    this.#releaseDir = releaseDir;
    this.#temporaryDir = temporaryDir;
  }

  add(files: readonly string[]): void {
    this.#queue.published();
    this.#queue.add(files.filter((file) => COMPRESSED.has(extname(file))));
  }

  async repair(): Promise<void> {
    const missing: string[] = [];
    for (const name of await filesIn(this.#releaseDir)) {
      const file = join(this.#releaseDir, name);
      if (basename(name).startsWith('.')) continue;
      if (isLeft(file)) removeFile(file);
      if (!COMPRESSED.has(extname(file))) continue;
      const own = await stat(file).catch(() => undefined);
      // Race: the file may have been removed since the folder was read.
      if (!own || own.size < MIN_BYTES) continue;
      const times = await Promise.all(ENDINGS.map((ending) => timeOf(file + ending)));
      if (times.every((time) => isSameTime(time, own.mtimeMs))) continue;
      removeCompressed(file);
      missing.push(file);
    }
    this.add(missing);
  }

  /** Lets the file that is compressed come to its end: Node aborts where a thread ends within zlib. */
  async close(): Promise<void> {
    await this.#queue.close();
    await this.#pool.destroy();
  }

  async #compress(file: string): Promise<void> {
    const compressed = await this.#pool.run({ file, folder: this.#temporaryDir });
    if (!compressed) return;
    const { ino, mtimeMs, files } = compressed;
    // Rounded up: a compressed file is never older than its original.
    const time = new Date(Math.ceil(mtimeMs));
    try {
      // Synchronous: nothing can replace the file between this check and the renames.
      const now = statSync(file, { throwIfNoEntry: false });
      if (now?.ino !== ino || now.mtimeMs !== mtimeMs) return;
      for (const { ending, temporary } of files) {
        utimesSync(temporary, time, time);
        renameSync(temporary, file + ending);
      }
    } finally {
      for (const { temporary } of files) removeFile(temporary);
    }
  }
}

/** Removes the compressed versions of a file that is replaced, and added, in this turn of the event loop. */
export function removeCompressed(file: string): void {
  if (COMPRESSED.has(extname(file))) for (const ending of ENDINGS) removeFile(file + ending);
}

const timeOf = async (file: string) => (await stat(file).catch(() => undefined))?.mtimeMs ?? NaN;

/** Whether it is a compressed version of a file that is gone. */
function isLeft(file: string): boolean {
  const ending = extname(file);
  const original = file.slice(0, -ending.length);
  const isCompressed = ENDINGS.some((each) => each === ending) && COMPRESSED.has(extname(original));
  return isCompressed && !existsSync(original);
}
