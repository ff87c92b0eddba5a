import { posix } from 'node:path';
import PQueue from 'p-queue';
import {
  EVERYTHING,
  type Content,
  type ContentChange,
  type InlineDelta,
  type PublishNote,
  type RecordName,
  type SiteReport,
  type Verified,
} from '#model/publishing/index.ts';
import { hasBrochure } from '#model/routes/paths.ts';
import { contentRevision, meta, setMeta, withSavepoint } from '../content/store/content-db.ts';
import { missingContent } from '../content/store/sync.ts';
import type { BulkRendering } from './publish/bulk-rendering.ts';
import { hasDeletions } from './state/deletions.ts';
import { allPages, hasPages } from './state/pages.ts';
import { failedChanges, failedPages, failedRecords, takeFailedPages } from './state/failures.ts';
import {
  beginPublish,
  changedSince,
  interruptedRollback,
  lastPublishes,
  NAMED_ADDRESSES,
  pinnedPages,
  pinnedRevisions,
} from './folder/history.ts';
import { HttpError } from './process/http-server.ts';
import { verify } from './publish/nightly-verify.ts';
import { faultyPages, removeStrangers } from './folder/published-files.ts';
import type { Rendering } from './publish/publish-pages.ts';
import { renderForAWhile } from './publish/render-loop.ts';
import { PageError } from './render/renderer.ts';
import { isQueueEmpty, queueLength } from './state/render-queue.ts';
import { publishToRollBack, rollBack } from './publish/rollback.ts';
import { singleFlight } from './process/single-flight.ts';
import { queueAgain, resumePinned, storeChanges, takeIn } from './publish/take-in.ts';

/** In `meta`: whether pages offer brochures. */
const BROCHURES = 'brochures';

/** The longest that new content waits while bulk work is left. */
const TURN_MS = 25;
/** The same while nobody sees the release: a first build asks for news rarely. */
const UNSEEN_TURN_MS = 1_000;

/** Files that a line of the log names; more are only counted. */
const NAMED = 5;
const named = (files: readonly string[]) =>
  `${files.length} files, such as ${files.slice(0, NAMED).join(', ')}`;

interface PublisherOptions {
  rendering: Rendering;
  bulk: BulkRendering;
  offersBrochures: boolean;
  /** What changed since a revision, or everything. */
  fetch: (since?: number) => Promise<Content>;
  /** Called whenever the queue is empty: the folder is as the content. */
  onDrained: () => Promise<void>;
}

/** Keeps the published folder as the content is: one thing at a time. */
export class Publisher {
  readonly #rendering: Rendering;
  readonly #options: PublisherOptions;
  readonly #turns = new PQueue({ concurrency: 1 });
  #pushed: InlineDelta | undefined;
  /** Whether a record could not be read: then a snapshot is fetched. */
  #needsSnapshot = false;
  #lastProgress = 0;

  /** Publishes what is new. Calls during a run share the next one. */
  readonly publishNews = singleFlight(() => this.#run());

  constructor(options: PublisherOptions) {
    this.#options = options;
    this.#rendering = options.rendering;
  }

  /** Goes on after a stop or a crash, and tries again what failed. */
  async start(): Promise<void> {
    const interrupted = interruptedRollback(this.#rendering.db);
    if (interrupted !== undefined)
      await this.#turns.add(async () => rollBack(this.#rendering, interrupted));
    this.#offerBrochures();
    await this.#retryRecords();
    await this.publishNews();
  }

  /** Pages are rendered again where they offer a brochure now, or none any more. */
  #offerBrochures(): void {
    const { db } = this.#rendering;
    const now = this.#options.offersBrochures ? 'pdf' : 'none';
    if ((meta(db, BROCHURES) ?? 'none') === now) return;
    const paths = allPages(db).map(({ path }) => path);
    db.transaction(() => {
      queueAgain(this.#rendering, paths.filter(hasBrochure));
      setMeta(db, BROCHURES, now);
    }).immediate();
  }

  /** Saves the next run a fetch, if it follows what is stored by then. */
  push(delta: InlineDelta): void {
    if (!this.#pushed || delta.revision > this.#pushed.revision) this.#pushed = delta;
  }

  /** Milliseconds since a page was last taken off the queue. */
  idleMs(): number {
    return performance.now() - this.#lastProgress;
  }

  /**
   * With `since`, the addresses that changed from that revision on are reported. While pages are
   * queued, or deleted ones are still there, that revision is all that is known to be live.
   */
  report(since?: number): SiteReport {
    const { db } = this.#rendering;
    const pinned = pinnedPages(db);
    // A disk without room keeps a deletion from being noted, and nothing is queued then.
    const isLive = isQueueEmpty(db) && !hasDeletions(db);
    return {
      revision: isLive ? contentRevision(db) : (since ?? 0),
      failures: failedRecords(db),
      broken: failedPages(db),
      pinned: pinned.length,
      pinned_pages: pinned.length > NAMED_ADDRESSES ? [EVERYTHING] : pinned,
      pinned_revisions: pinnedRevisions(db),
      changed: since === undefined ? [] : changedSince(db, since),
    };
  }

  publishes(): PublishNote[] {
    return lastPublishes(this.#rendering.db);
  }

  /** Restores every page that a publish, and those after it, replaced. Throws HttpError. */
  async rollBack(id: number): Promise<SiteReport> {
    const { revision } = await this.#turns.add(async () => {
      const publish = publishToRollBack(this.#rendering, id);
      rollBack(this.#rendering, id);
      return publish;
    });
    return this.report(revision);
  }

  /** Brings pages that a rollback pinned to the content as it is. */
  async resume(): Promise<SiteReport> {
    const { db, clock } = this.#rendering;
    const resume = db.transaction(() => resumePinned(this.#rendering, beginPublish(db, clock())));
    await this.#turns.add(async () => resume.immediate());
    return this.#published();
  }

  /** Renders every page again. */
  async rebuild(): Promise<SiteReport> {
    const paths = allPages(this.#rendering.db).map(({ path }) => path);
    await this.#turns.add(async () => queueAgain(this.#rendering, paths));
    return this.#published();
  }

  /** Tries again to publish a record that failed. */
  async retry(wanted: RecordName): Promise<SiteReport> {
    await this.#retryRecords(wanted);
    return this.#published();
  }

  /**
   * Renders every page from records as the API has them, and answers whose file differs. Those are
   * published again.
   */
  async verify(): Promise<Verified> {
    const { db, site } = this.#rendering;
    await this.#turns.add(async () => site.forgetDamagedHtml(db));
    this.#needsSnapshot = true;
    await this.publishNews();
    const verified = await verify(db, this.#options.bulk.pool, (work) => this.#turns.add(work));
    await this.#publishAgain(verified.differing);
    await this.repair();
    return verified;
  }

  /**
   * Publishes pages again whose file is missing or spoilt, removes files of no page, and makes what is
   * made of published files.
   */
  async repair(): Promise<void> {
    const { db, releaseDir, derived } = this.#rendering;
    const faulty = await faultyPages(db, releaseDir);
    if (faulty.length > 0) console.error(`Missing or spoilt, made again: ${named(faulty)}`);
    await this.#publishAgain(faulty);
    // None is known where a damaged content database was made anew and could not be filled yet.
    const isKnown = isQueueEmpty(db) && hasPages(db);
    const removed = isKnown ? await removeStrangers(db, releaseDir) : [];
    if (removed.length > 0) console.error(`Files of no page, removed: ${named(removed)}`);
    for (const each of derived) await each.repair?.();
  }

  async #publishAgain(paths: readonly string[]): Promise<void> {
    const { db, isSeen } = this.#rendering;
    await this.#turns.add(async () => queueAgain(this.#rendering, paths));
    // A release that has every page is shown last, and the disk may have kept it from being.
    if (!isQueueEmpty(db) || !isSeen()) await this.publishNews();
  }

  /** Renders a page of each kind: the first of a kind, and the first text, take fifty times as long. */
  async warmUp(): Promise<void> {
    const { db, markdown, render } = this.#rendering;
    await markdown.warmUp();
    const kinds = new Map(allPages(db).map(({ path }) => [posix.dirname(path), path]));
    for (const path of kinds.values())
      // A page may be one that fails: that is no matter here.
      await this.#turns.add(() => render(path).catch(() => undefined));
  }

  /** The HTML of a page as it would be with a change; nothing of it stays. Throws HttpError. */
  preview(change: ContentChange, path: string): Promise<string> {
    const { site, db, markdown, render } = this.#rendering;
    return this.#turns.add(async () => {
      const { faults, html } = await site.prepare(db, [change], markdown);
      const [fault] = faults.values();
      if (fault !== undefined) throw new HttpError(409, fault);
      return withSavepoint(db, async () => {
        site.storeHtml(db, html);
        // Staff look at a landing page before it has enough to show.
        site.applyRecords(db, [change]);
        const { bytes } = await render(path).catch(refused);
        return bytes.toString();
      });
    });
  }

  async #published(): Promise<SiteReport> {
    await this.publishNews();
    const { db } = this.#rendering;
    return this.report(contentRevision(db));
  }

  async #retryRecords(wanted?: RecordName): Promise<void> {
    const { db } = this.#rendering;
    const { changes, hasUnread } = failedChanges(db, wanted);
    if (changes.length > 0) await this.#turns.add(() => storeChanges(this.#rendering, changes));
    this.#needsSnapshot ||= hasUnread;
  }

  /** Takes in what is new and renders, in turns, until the queue is empty. */
  async #run(): Promise<void> {
    const { db, isSeen } = this.#rendering;
    // Pages that failed get another try: something else may have been at fault.
    const retry = db.transaction(() => queueAgain(this.#rendering, takeFailedPages(db)));
    await this.#turns.add(async () => retry.immediate());
    for (let more = true; more;) {
      const content = await missingContent(db, (since) => this.#missing(since));
      more = await this.#turns.add(async () => {
        await takeIn(this.#rendering, content);
        // Only once it is stored: a full disk may have kept it from being.
        if (content.snapshot) this.#needsSnapshot = false;
        const before = queueLength(db);
        const ms = isSeen() ? TURN_MS : UNSEEN_TURN_MS;
        const isLeft = await renderForAWhile(this.#rendering, this.#options.bulk, ms);
        if (queueLength(db) < before) this.#lastProgress = performance.now();
        return isLeft;
      });
    }
    await this.#options.onDrained();
  }

  async #missing(since: number | undefined): Promise<Content> {
    const pushed = this.#pushed;
    this.#pushed = undefined;
    if (this.#needsSnapshot) return this.#options.fetch();
    return pushed && pushed.since === since ? pushed : this.#options.fetch(since);
  }
}

/** A page that cannot be shown is the form's matter; any other error is a fault. */
function refused(error: unknown): never {
  if (error instanceof PageError) throw new HttpError(409, error.message, { cause: error });
  throw error;
}
