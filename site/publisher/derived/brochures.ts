import { existsSync, renameSync, statSync } from 'node:fs';
import { mkdir, open, readdir, readFile, rmdir, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { brochureOf, hasBrochure, pageFile, pageOfBrochure } from '#model/routes/paths.ts';
import { printPage } from './chromium.ts';
import { removeFile, temporaryName, TIME_ERROR_MS } from '../folder/files.ts';
import { servePages } from './page-server.ts';

/** So long nothing was published, and nothing waits to be: there is time to print. */
const IDLE_MS = 3_000;
const LOOK_MS = 500;
/** A page takes a second: a Chromium that is busy with one for so long hangs. */
const PRINT_MS = 60_000;
/** Back-off of a page that could not be printed: so long, then twice that, up to the longest. */
const AGAIN_MS = 30_000;
const AGAIN_AT_MOST_MS = 60 * 60_000;

/** Touched when all that was stale is printed: targets look at its time. */
export const BROCHURES_STAMP = '.brochures';

interface Options {
  releaseDir: string;
  /** Shared by releases, so that a new one begins with the brochures of the last. */
  assetsDir: string;
  apiUrl: string;
  /** Undefined: none are made, and pages offer none. */
  chromium: string | undefined;
  /** Whether no page waits to be published. */
  isIdle: () => boolean;
  idleMs?: number;
  printMs?: number;
  againMs?: number;
}

/**
 * Prints the pages that offer a brochure, one at a time, when nobody waits for anything else. The page
 * says whether it offers one; a brochure has the time of the page that it was printed from, so it is
 * known to be stale whatever happened meanwhile.
 */
export class Brochures {
  readonly #options: Options;
  /** Names of files of pages, below the release. */
  readonly #pages = new Set<string>();
  readonly #failures = new Map<string, number>();
  readonly #stop = new AbortController();
  #working: Promise<void> | undefined;
  #lastMade = 0;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Notes pages that were published, or are gone. */
  make(files: readonly string[]): void {
    this.#lastMade = performance.now();
    this.#add(files.map((file) => relative(this.#options.releaseDir, file).replaceAll(sep, '/')));
  }

  #add(names: readonly string[]): void {
    for (const name of names.filter((each) => hasBrochure(addressOf(each)))) {
      if (!existsSync(join(this.#options.releaseDir, name))) removeFile(this.#brochureOf(name));
      this.#pages.add(name);
    }
    this.#start();
  }

  /** Prints what is missing or stale to any page of the release, and removes what is of no page. */
  async look(): Promise<void> {
    const { releaseDir, assetsDir } = this.#options;
    const [pages, files] = await Promise.all([releaseDir, assetsDir].map(namesIn));
    const printed = files!.flatMap((name) => pageOfBrochure(`/${name}`) ?? []).map(pageFile);
    this.#add([...pages!, ...printed]);
  }

  async close(): Promise<void> {
    this.#stop.abort();
    await this.#working;
  }

  #brochureOf(name: string): string {
    return join(this.#options.assetsDir, brochureOf(addressOf(name)));
  }

  #start(): void {
    if (this.#pages.size === 0 || this.#stop.signal.aborted) return;
    this.#working ??= this.#work().finally(() => (this.#working = undefined));
  }

  async #work(): Promise<void> {
    const { signal } = this.#stop;
    let isChanged = false;
    for (const name of this.#pages) {
      while (!this.#isIdle() && !signal.aborted)
        await wait(LOOK_MS, undefined, { signal, ref: false }).catch(() => undefined);
      if (signal.aborted) return;
      this.#pages.delete(name);
      try {
        isChanged = (await this.#bring(name)) || isChanged;
        this.#failures.delete(name);
      } catch (error) {
        if (!signal.aborted) this.#tryLater(name, error as Error);
      }
    }
    if (isChanged) await writeFile(join(this.#options.assetsDir, BROCHURES_STAMP), '');
  }

  #isIdle(): boolean {
    const { idleMs = IDLE_MS, isIdle } = this.#options;
    return performance.now() - this.#lastMade >= idleMs && isIdle();
  }

  /** Makes the brochure of a page as the page is. Answers whether it was not. */
  async #bring(name: string): Promise<boolean> {
    const { releaseDir, chromium } = this.#options;
    const file = this.#brochureOf(name);
    const modified = statSync(join(releaseDir, name), { throwIfNoEntry: false })?.mtimeMs;
    const before = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (before !== undefined && modified !== undefined && isNear(before, modified)) return false;
    if (!chromium || modified === undefined || !(await this.#isOffered(name))) {
      removeFile(file);
      await rmdir(dirname(file)).catch(() => undefined);
      return before !== undefined;
    }
    await this.#print(name, { file, chromium, modified });
    return true;
  }

  async #isOffered(name: string): Promise<boolean> {
    const html = await readFile(join(this.#options.releaseDir, name), 'latin1').catch(() => '');
    return html.includes(`href="${brochureOf(addressOf(name))}"`);
  }

  async #print(
    name: string,
    { file, chromium, modified }: { file: string; chromium: string; modified: number },
  ): Promise<void> {
    const { releaseDir, assetsDir, apiUrl } = this.#options;
    await mkdir(dirname(file), { recursive: true });
    const temporary = join(dirname(file), temporaryName());
    const pages = await servePages({ folders: [releaseDir, assetsDir], apiUrl });
    try {
      await printPage({
        chromium,
        url: pages.url + encodeURI(addressOf(name)),
        file: temporary,
        profile: join(assetsDir, '..', '.chromium'),
        withinMs: this.#options.printMs ?? PRINT_MS,
        stop: this.#stop.signal,
      });
    } finally {
      pages.close();
    }
    // With the page that it shows: one that was published meanwhile has another time.
    await utimes(temporary, new Date(modified), new Date(modified));
    await synced(temporary);
    renameSync(temporary, file);
  }

  /** A page is live without its brochure. */
  #tryLater(name: string, { message }: Error): void {
    const failures = this.#failures.get(name) ?? 0;
    if (failures === 0) console.error(`${name}: its brochure is not printed yet: ${message}`);
    this.#failures.set(name, failures + 1);
    const again = () => this.#add([name]);
    const { againMs = AGAIN_MS } = this.#options;
    setTimeout(again, Math.min(AGAIN_AT_MOST_MS, againMs * 2 ** failures)).unref();
  }
}

/** Of a page, by the name of its file; of a folder or another file, one that no page has. */
const addressOf = (name: string) =>
  name.endsWith('.html') ? `/${name.slice(0, -'.html'.length)}` : '';

const isNear = (one: number, other: number) => Math.abs(one - other) < TIME_ERROR_MS;

async function synced(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  await handle.sync().finally(() => handle.close());
}

async function namesIn(folder: string): Promise<string[]> {
  const isThere = await stat(folder).catch(() => undefined);
  if (!isThere) return [];
  const names = await readdir(folder, { recursive: true });
  return names.map((name) => name.replaceAll(sep, '/'));
}
