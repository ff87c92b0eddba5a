import { renameSync, statSync } from 'node:fs';
import { readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { removeFile, temporaryName } from './files.ts';

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
const MIN_BYTES = 512;
const QUICK = 5;
const BEST = 11;
/** So long nothing was published: there is time for the best. */
const IDLE_MS = 2_000;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/**
 * Compressed twins beside files: `index.html.br`. A twin is never of another version than its file:
 * it is removed before the file is replaced, and made anew after. It is small and quick at first,
 * and the smallest once there is time; then it has the very time of its file.
 */
export class Twins {
  readonly #quick = new Set<string>();
  readonly #best = new Set<string>();
  /** Files that are about to be replaced. */
  readonly #moving = new Set<string>();
  #working: Promise<void> | undefined;
  readonly #stop = new AbortController();
  /** On the same disk, and seen by nobody. */
  readonly #workFolder: string;

  constructor(workFolder: string) {
    this.#workFolder = workFolder;
  }

  /** Removes the twins of a file that is about to be replaced; `make` must follow. */
  async remove(file: string): Promise<void> {
    if (!COMPRESSED.has(extname(file))) return;
    this.#moving.add(file);
    await Promise.all(TWIN_ENDINGS.map((ending) => removeFile(file + ending)));
  }

  /** The files are in place now. */
  make(files: readonly string[]): void {
    this.#moving.clear();
    for (const file of files) if (COMPRESSED.has(extname(file))) this.#quick.add(file);
    this.#working ??= this.#work().finally(() => (this.#working = undefined));
  }

  /** Looks through a folder for files whose twins are missing, old, or not the best. */
  async makeMissing(folder: string): Promise<void> {
    const missing: string[] = [];
    for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
      const file = join(entry.parentPath, entry.name);
      if (!entry.isFile() || !COMPRESSED.has(extname(file)) || entry.name.startsWith('.')) continue;
      const own = await stat(file);
      const twin = await stat(`${file}.br`).catch(() => undefined);
      if (own.size < MIN_BYTES) continue;
      if (!twin || twin.mtimeMs < own.mtimeMs - 1) missing.push(file);
      else if (!isSameTime(twin.mtimeMs, own.mtimeMs)) this.#best.add(file);
    }
    this.make(missing);
  }

  async close(): Promise<void> {
    this.#stop.abort();
    await this.#working;
  }

  async #work(): Promise<void> {
    const { signal } = this.#stop;
    while (!signal.aborted) {
      const quick = first(this.#quick);
      if (quick) {
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

  async #twin(file: string, quality: number): Promise<void> {
    const own = await stat(file).catch(() => undefined);
    if (!own || own.size < MIN_BYTES) return;
    const bytes = await readFile(file);
    const small = await brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    });
    // Rounded up: a twin is never older than its file.
    const time = quality === BEST ? new Date(Math.ceil(own.mtimeMs)) : undefined;
    await this.#place(file, own.ino, '.br', small, time);
    if (quality === QUICK)
      await this.#place(file, own.ino, '.gz', await gzipped(bytes, { level: 9 }));
  }

  async #place(file: string, ino: number, ending: string, bytes: Buffer, time?: Date) {
    const temporary = join(this.#workFolder, temporaryName());
    await writeFile(temporary, bytes, { flush: true });
    if (time) await utimes(temporary, time, time);
    // Nothing comes between this look and the rename.
    if (this.#moving.has(file) || statSync(file, { throwIfNoEntry: false })?.ino !== ino)
      return removeFile(temporary);
    renameSync(temporary, file + ending);
  }
}

const isSameTime = (a: number, b: number) => Math.abs(a - b) < 1;

const first = <T>(set: ReadonlySet<T>): T | undefined => set.values().next().value;
