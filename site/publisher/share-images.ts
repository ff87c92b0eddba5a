import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { PictureReader } from '../share/draw.ts';
import { drawnShare, shareOf } from '../share/page.ts';
import { removeFile, writeFileWhole } from './files.ts';

/** So long nothing was published: there is time to draw. */
const IDLE_MS = 1_000;
/** Somebody may have shared a page as it was: its image stays for so long. */
const KEPT_MS = 60 * 24 * 60 * 60 * 1000;

interface Options {
  folder: string;
  readPicture: PictureReader;
}

/**
 * Draws what pages look like where they are shared, after they are live. A page names its image by
 * what is on it, so each is drawn once, and none is ever out of date.
 */
export class ShareImages {
  readonly #options: Options;
  readonly #pages = new Set<string>();
  readonly #stop = new AbortController();
  #working: Promise<void> | undefined;
  #lastMade = 0;

  constructor(options: Options) {
    this.#options = options;
  }

  /** These pages are in place now. */
  make(files: readonly string[]): void {
    for (const file of files) if (file.endsWith('.html')) this.#pages.add(file);
    this.#lastMade = performance.now();
    if (this.#pages.size === 0 || this.#stop.signal.aborted) return;
    this.#working ??= this.#work().finally(() => (this.#working = undefined));
  }

  /** Draws what is missing to any page of a folder, and removes what none has named for long. */
  async makeMissing(folder: string): Promise<void> {
    const names = await readdir(folder, { recursive: true });
    this.make(names.map((name) => join(folder, name)));
    await this.#working;
    await this.#dropOld();
  }

  async close(): Promise<void> {
    this.#stop.abort();
    await this.#working;
  }

  async #work(): Promise<void> {
    const { signal } = this.#stop;
    for (const file of this.#pages) {
      // Whoever saves meanwhile has the processor to himself.
      while (!signal.aborted && this.#untilIdle() > 0)
        await wait(this.#untilIdle(), undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      this.#pages.delete(file);
      try {
        await this.#draw(file);
      } catch (error) {
        // A page is live without its image; it is tried again at the next start.
        console.error(`${file}: its share image was not drawn: ${(error as Error).message}`);
      }
    }
  }

  #untilIdle(): number {
    return this.#lastMade + IDLE_MS - performance.now();
  }

  async #draw(file: string): Promise<void> {
    const html = await readFile(file, 'utf8').catch(() => '');
    const share = shareOf(html);
    if (!share) return;
    const { folder, readPicture } = this.#options;
    const image = join(folder, share.name);
    if (existsSync(image)) return utimes(image, new Date(), new Date());
    const bytes = await drawnShare(share, readPicture);
    await mkdir(folder, { recursive: true });
    await writeFileWhole(image, bytes);
  }

  async #dropOld(): Promise<void> {
    const { folder } = this.#options;
    for (const name of await readdir(folder).catch(() => [])) {
      const { mtimeMs } = await stat(join(folder, name));
      if (mtimeMs < Date.now() - KEPT_MS) removeFile(join(folder, name));
    }
  }
}
