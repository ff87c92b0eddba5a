import { existsSync, renameSync, statSync, utimesSync } from 'node:fs';
import { stat, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentOf, filesIn, isSameTime, removeFile, temporaryName } from '../folder/files.ts';
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
/** Smaller files fit in one packet anyway. */
export const MIN_BYTES = 512;
/** So long after a publish the processor is left to saves. */
const IDLE_MS = 200;
/** Of Brotli: 9 makes a page 2 % smaller in six times the time, and 11 makes it 9 % smaller in thirty. */
const QUALITY = 5;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** By what is added to the name of a file. */
const compressors = {
  '.br': (bytes: Buffer) =>
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  '.gz': (bytes: Buffer) => gzipped(bytes, { level: 9 }),
};
const ENDINGS = Object.keys(compressors) as (keyof typeof compressors)[];

/**
 * Precompressed files beside each file: `index.html.br`. None is ever of another version than its
 * file: they are removed before the file is replaced, and written anew after. Each has the time of
 * its file, so that one that somebody else wrote, or left half-written, is known without being read.
 */
export class Precompressed implements DerivedFiles {
  readonly #releaseDir: string;
  readonly #queue: IdleQueue;

  /** `temporaryDir`: on the same file system, and beside the release, which others copy. */
  constructor(releaseDir: string, temporaryDir: string) {
    this.#releaseDir = releaseDir;
    this.#queue = new IdleQueue({
      make: (file) => compress(file, temporaryDir),
      failed: 'its compressed versions are not written yet',
      idleMs: IDLE_MS,
    });
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

  /** Lets the file that is compressed come to its end. */
  close(): Promise<void> {
    return this.#queue.close();
  }
}

/** Writes the compressed versions of a file; none where it is small, gone, or replaced meanwhile. */
async function compress(file: string, temporaryDir: string): Promise<void> {
  // Before it is read: what replaces it meanwhile has another time.
  const read = statSync(file, { throwIfNoEntry: false });
  const bytes = contentOf(file);
  if (!read || !bytes || bytes.length < MIN_BYTES) return;
  const made = ENDINGS.map((ending) => ({
    ending,
    temporary: join(temporaryDir, temporaryName()),
  }));
  try {
    for (const { ending, temporary } of made)
      await writeFile(temporary, await compressors[ending](bytes), { flush: true });
    // Synchronous: nothing can replace the file between this check and the renames.
    const now = statSync(file, { throwIfNoEntry: false });
    if (now?.ino !== read.ino || now.mtimeMs !== read.mtimeMs) return;
    // Rounded up: a compressed file is never older than its original.
    const time = new Date(Math.ceil(read.mtimeMs));
    for (const { ending, temporary } of made) {
      utimesSync(temporary, time, time);
      renameSync(temporary, file + ending);
    }
  } finally {
    // A full disk may have had room for the first of them.
    for (const { temporary } of made) removeFile(temporary);
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
