import { existsSync } from 'node:fs';
import { readdir, readFile, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { PictureReader } from '../../share/pictures.ts';
import { drawnShare, shareOf } from '../../share/page.ts';
import { filesIn, removeFile, writeFileWhole } from '../folder/files.ts';
import type { DerivedFiles } from './derived-files.ts';
import { IdleQueue } from './idle-queue.ts';

/** So long nothing was published: there is time to draw. */
const IDLE_MS = 1_000;
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
export class ShareImages implements DerivedFiles {
  readonly #options: Options;
  readonly #queue: IdleQueue;

  constructor(options: Options) {
    this.#options = options;
    this.#queue = new IdleQueue({
      make: (file) => this.#draw(file),
      failed: 'its share image is not drawn yet',
      idleMs: IDLE_MS,
    });
  }

  add(files: readonly string[]): void {
    if (!this.#options.draws) return;
    this.#queue.published();
    this.#queue.add(files.filter((file) => file.endsWith('.html')));
  }

  /** Reads every page of a folder, draws what is missing, and removes what none has named for long. */
  async drawMissing(folder: string): Promise<void> {
    const names = await filesIn(folder);
    this.add(names.map((name) => join(folder, name)));
    await this.#queue.drained();
    await this.#dropOld();
  }

  close(): Promise<void> {
    return this.#queue.close();
  }

  async #draw(file: string): Promise<void> {
    const html = await readFile(file, 'utf8').catch(() => '');
    const share = shareOf(html);
    if (!share) return;
    const { folder, readPicture } = this.#options;
    const image = join(folder, share.name);
    if (existsSync(image)) return utimes(image, new Date(), new Date());
    const bytes = await drawnShare(share, (src) => readPicture(src, this.#queue.signal));
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
