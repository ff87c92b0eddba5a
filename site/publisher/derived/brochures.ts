import { existsSync, statSync } from 'node:fs';
import { readFile, rmdir, utimes, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { brochureOf, hasBrochure, pageFile, pageOfBrochure } from '#model/routes/paths.ts';
import type { PictureReader } from '../../share/pictures.ts';
import { printPage } from './chromium.ts';
import { filesIn, isSameTime, removeFile, writeFileWhole } from '../folder/files.ts';
import type { DerivedFiles } from './derived-files.ts';
import { IdleQueue } from './idle-queue.ts';
import { servePages } from './page-server.ts';

/** So long nothing was published, and nothing waits to be: there is time to print. */
const IDLE_MS = 3_000;
/** A page takes a second: a Chromium that is busy with one for so long hangs. */
const PRINT_MS = 60_000;

/** Touched when all that was stale is printed: targets look at its time. */
export const BROCHURES_STAMP = '.brochures';

interface Options {
  releaseDir: string;
  /** Shared by releases, so that a new one begins with the brochures of the last. */
  assetsDir: string;
  readPicture: PictureReader;
  /** Undefined: none are made, and pages offer none. */
  chromium: string | undefined;
  /** Whether no page waits to be published. */
  isIdle: () => boolean;
  idleMs?: number;
  printMs?: number;
  retryMs?: number;
}

/**
 * Prints the pages that offer a brochure, one at a time, when nobody waits for anything else. The page
 * says whether it offers one; a brochure has the time of the page that it was printed from, so it is
 * known to be stale whatever happened meanwhile.
 */
export class Brochures implements DerivedFiles {
  readonly #options: Options;
  readonly #queue: IdleQueue;
  #isChanged = false;

  constructor(options: Options) {
    this.#options = options;
    this.#queue = new IdleQueue({
      make: (name) => this.#bring(name),
      failed: 'its brochure is not printed yet',
      idleMs: options.idleMs ?? IDLE_MS,
      isIdle: options.isIdle,
      retryMs: options.retryMs,
      onDrained: () => this.#stamp(),
    });
  }

  add(files: readonly string[]): void {
    this.#queue.published();
    this.#bringAll(
      files.map((file) => relative(this.#options.releaseDir, file).replaceAll(sep, '/')),
    );
  }

  #bringAll(names: readonly string[]): void {
    const pages = names.filter((each) => hasBrochure(addressOf(each)));
    for (const name of pages)
      if (!existsSync(join(this.#options.releaseDir, name))) removeFile(this.#brochureOf(name));
    this.#queue.add(pages);
  }

  async repair(): Promise<void> {
    const { releaseDir, assetsDir } = this.#options;
    const pages = await filesIn(releaseDir);
    const assets = await filesIn(assetsDir).catch(() => []);
    const printed = assets.flatMap((name) => pageOfBrochure(`/${name}`) ?? []).map(pageFile);
    this.#bringAll([...pages, ...printed]);
  }

  close(): Promise<void> {
    return this.#queue.close();
  }

  #brochureOf(name: string): string {
    return join(this.#options.assetsDir, brochureOf(addressOf(name)));
  }

  async #stamp(): Promise<void> {
    if (this.#isChanged) await writeFile(join(this.#options.assetsDir, BROCHURES_STAMP), '');
    this.#isChanged = false;
  }

  /** Makes the brochure of a page as the page is. */
  async #bring(name: string): Promise<void> {
    const { releaseDir, chromium } = this.#options;
    const file = this.#brochureOf(name);
    const modified = statSync(join(releaseDir, name), { throwIfNoEntry: false })?.mtimeMs;
    const before = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (before !== undefined && modified !== undefined && isSameTime(before, modified)) return;
    if (!chromium || modified === undefined || !(await this.#isOffered(name))) {
      removeFile(file);
      await rmdir(dirname(file)).catch(() => undefined);
      this.#isChanged ||= before !== undefined;
      return;
    }
    await writeFileWhole(file, await this.#print(name, chromium));
    // With the page that it shows: one that was published meanwhile has another time.
    await utimes(file, new Date(modified), new Date(modified));
    this.#isChanged = true;
  }

  async #isOffered(name: string): Promise<boolean> {
    const html = await readFile(join(this.#options.releaseDir, name), 'latin1').catch(() => '');
    return html.includes(`href="${brochureOf(addressOf(name))}"`);
  }

  async #print(name: string, chromium: string): Promise<Buffer> {
    const { releaseDir, assetsDir, readPicture } = this.#options;
    const pages = await servePages({
      folders: [releaseDir, assetsDir],
      readPicture: (src) => readPicture(src, this.#queue.signal),
    });
    try {
      return await printPage({
        chromium,
        url: pages.url + encodeURI(addressOf(name)),
        profile: join(assetsDir, '..', '.chromium'),
        withinMs: this.#options.printMs ?? PRINT_MS,
        stop: this.#queue.signal,
      });
    } finally {
      pages.close();
    }
  }
}

/** Of a page, by the name of its file; of a folder or another file, one that no page has. */
const addressOf = (name: string) =>
  name.endsWith('.html') ? `/${name.slice(0, -'.html'.length)}` : '';
