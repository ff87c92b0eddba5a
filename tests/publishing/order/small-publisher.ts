import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  contentVersion,
  openContentDb,
  type ContentDb,
} from '../../../site/content/store/content-db.ts';
import { contentOf, fileOf } from '../../../site/publisher/folder/files.ts';
import { BulkRendering, type RenderPool } from '../../../site/publisher/publish/bulk-rendering.ts';
import type { Rendering } from '../../../site/publisher/publish/publish-pages.ts';
import { renderForAWhile } from '../../../site/publisher/publish/render-loop.ts';
import { takeIn } from '../../../site/publisher/publish/take-in.ts';
import type { RenderedBatch } from '../../../site/publisher/render/render-worker.ts';
import type { RenderedPage } from '../../../site/publisher/render/renderer.ts';
import { Staging } from '../../../site/publisher/render/staging.ts';
import { validatePage } from '../../../site/publisher/render/validate-page.ts';
import { createTables } from '../../../site/publisher/state/tables.ts';
import { ENTRANCES, linksOf } from '../crawler.ts';
import { LIST, smallRender, smallSite } from './small-site.ts';
import { Tours, type Save, type Size } from './tours.ts';
import { changes, CutOff } from './watched-files.ts';

export type Step =
  | { kind: 'save'; save: Save }
  | { kind: 'take in' }
  | { kind: 'render'; ms: number; cutOffAfter: number | null };

const TOURS_AT_FIRST = 8;
const AS_LONG_AS_IT_TAKES_MS = 1_000;
/** A thread of the pool answers within so long. */
const LATE_MS = 3;

/** The publisher's own steps over a small site, each as short as wanted, and cut off between two files. */
export class SmallPublisher {
  readonly #tours: Tours;
  readonly #db: ContentDb;
  readonly #dir: string;
  #rendering: Rendering;
  #bulk: BulkRendering;
  #known = 0;
  #isSeen = false;
  /** The first link to nothing that a visitor could have followed. */
  fault: string | undefined;

  readonly #threadsFrom: number;

  private constructor(size: Size, threadsFrom: number) {
    this.#threadsFrom = threadsFrom;
    this.#tours = new Tours(size);
    this.#dir = mkdtempSync(join(tmpdir(), 'kheya-order-'));
    this.#db = openContentDb(':memory:');
    createTables(this.#db);
    [this.#rendering, this.#bulk] = this.#restarted();
  }

  /** Its pool is used for so many queued pages, or more. */
  static async start(size: Size, threadsFrom: number): Promise<SmallPublisher> {
    const publisher = new SmallPublisher(size, threadsFrom);
    for (let n = 0; n < TOURS_AT_FIRST; n++) publisher.#tours.create();
    await publisher.drain();
    publisher.#isSeen = true;
    changes.seen = () => publisher.#look();
    return publisher;
  }

  async do(step: Step): Promise<void> {
    if (step.kind === 'save') this.#tours.save(step.save);
    else if (step.kind === 'take in') await this.#takeIn();
    else await this.#render(step.ms, step.cutOffAfter ?? undefined);
  }

  /** Publishes all that is left. */
  async drain(): Promise<void> {
    await this.#takeIn();
    while (await renderForAWhile(this.#rendering, this.#bulk, AS_LONG_AS_IT_TAKES_MS));
  }

  /** Renders every page anew, and answers those whose file differs. */
  async differing(): Promise<string[]> {
    const render = smallRender();
    const pages = await Promise.all(smallSite.pagePaths().map(render));
    const isOther = ({ path, bytes }: RenderedPage) =>
      contentOf(fileOf(this.#dir, path))?.equals(bytes) !== true;
    return pages.filter(isOther).map(({ path }) => path);
  }

  async end(): Promise<void> {
    changes.seen = () => undefined;
    await this.#bulk.rest();
    this.#db.close();
    await rm(this.#dir, { recursive: true });
  }

  async #takeIn(): Promise<void> {
    await takeIn(this.#rendering, this.#tours.contentSince(this.#known));
    this.#known = this.#tours.revision;
  }

  async #render(ms: number, cutOffAfter: number | undefined): Promise<void> {
    changes.left = cutOffAfter;
    try {
      await renderForAWhile(this.#rendering, this.#bulk, ms);
    } catch (error) {
      if (!(error instanceof CutOff)) throw error;
      await this.#bulk.rest();
      [this.#rendering, this.#bulk] = this.#restarted();
    } finally {
      changes.left = undefined;
    }
  }

  /** As after a start: nothing is left but the database and the files. */
  #restarted(): [Rendering, BulkRendering] {
    const rendering = {
      db: this.#db,
      site: smallSite,
      render: smallRender(),
      releaseDir: this.#dir,
      isSeen: () => this.#isSeen,
      clock: () => new Date(),
      derived: [],
    } as unknown as Rendering;
    return [rendering, new BulkRendering(rendering, this.#pool(), this.#threadsFrom)];
  }

  /** One thread, as far as the publisher can tell. */
  #pool(): RenderPool {
    const run = async (paths: readonly string[]): Promise<RenderedBatch> => {
      const staging = new Staging(this.#dir);
      const version = contentVersion(this.#db);
      const render = smallRender();
      const read = { db: this.#db, releaseDir: this.#dir };
      // All of one content: nothing is awaited that takes its time.
      const pages = await Promise.all(
        paths.map(async (path) => validatePage(await render(path), read)),
      );
      for (const page of pages) await staging.add(page);
      const batch = { pages: await staging.all(), failed: [], version };
      await wait(Math.random() * LATE_MS);
      return batch;
    };
    return { maxThreads: 1, threads: [], run } as unknown as RenderPool;
  }

  /** Follows every link from the home pages and the list on. */
  #look(): void {
    if (this.fault) return;
    const due = new Map([...ENTRANCES, LIST].map((path) => [path, 'the entrance']));
    for (const [path, from] of due) {
      const page = contentOf(fileOf(this.#dir, path));
      if (!page) {
        this.fault = `${from} → ${path}`;
        return;
      }
      for (const link of linksOf(page.toString())) if (!due.has(link)) due.set(link, path);
    }
  }
}
