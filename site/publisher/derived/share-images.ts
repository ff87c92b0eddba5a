import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { PictureReader } from '../../share/pictures.ts';
import { drawnShare, shareOf } from '../../share/page.ts';
import { removeFile, writeFileWhole } from '../folder/files.ts';

/** So long nothing was published: there is time to draw. */
const IDLE_MS = 1_000;
/** What could not be drawn is tried again after so long, then after twice that, up to the longest. */
const AGAIN_MS = 5_000;
const AGAIN_AT_MOST_MS = 300_000;
/** Somebody may have shared a page as it was: its image stays for so long. */
const KEPT_MS = 60 * 24 * 60 * 60 * 1000;

interface Options {
  folder: string;
  readPicture: PictureReader;
  /** False: none are drawn, and pages are shared without. */
  draws: boolean;
}

/**
 * Draws what pages look like where they are shared, after they are live. A page names its image by
 * what is on it, so each is drawn once, and none is ever out of date.
 */
export class ShareImages {
  readonly #options: Options;
  readonly #pages = new Set<string>();
  /** How often a page's image could not be drawn. */
  readonly #failures = new Map<string, number>();
  readonly #stop = new AbortController();
  #working: Promise<void> | undefined;
  #lastMade = 0;

  constructor(options: Options) {
    this.#options = options;
  }

  /** These pages are in place now. */
  make(files: readonly string[]): void {
    if (!this.#options.draws) return;
    for (const file of files) if (file.endsWith('.html')) this.#pages.add(file);
    this.#lastMade = performance.now();
    this.#start();
  }

  #start(): void {
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
      for (let left = this.#untilIdle(); left > 0 && !signal.aborted; left = this.#untilIdle())
        await wait(left, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      this.#pages.delete(file);
      try {
        await this.#draw(file);
        this.#failures.delete(file);
      } catch (error) {
        this.#tryLater(file, error as Error);
      }
    }
  }

  /** A page is live without its image, and the API that has its picture may be on its way back. */
  #tryLater(file: string, { message }: Error): void {
    const failures = this.#failures.get(file) ?? 0;
    if (failures === 0) console.error(`${file}: its share image is not drawn yet: ${message}`);
    this.#failures.set(file, failures + 1);
    const again = () => {
      this.#pages.add(file);
      this.#start();
    };
    setTimeout(again, Math.min(AGAIN_AT_MOST_MS, AGAIN_MS * 2 ** failures)).unref();
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
