import { posix } from 'node:path';
import { isPage, paths } from '#model/paths.ts';
import type { HeldRevisions } from '#model/publishing.ts';
import type { Content, ContentChange } from '../content/source.ts';
import type { BrokenPage, Failure } from './backlog.ts';
import { fileOf } from './gates.ts';
import { removeFile, removeInTurn } from './files.ts';
import type { FirstFill } from './first-fill.ts';
import { NAMED_ADDRESSES, putBack, type PublishNote } from './history.ts';
import { publish } from './publish.ts';
import { PageError } from './renderer.ts';
import { singleFlight } from './single-flight.ts';
import { verify, type Verified } from './verify.ts';
import { wholeFault } from './whole.ts';
import type { Workshop } from './workshop.ts';

/** What the site is like, told to whoever asks it to do something. */
export interface Report {
  revision: number;
  failures: Failure[];
  broken: BrokenPage[];
  /** Pages that stay as they were before a publish that was taken back. */
  held: number;
  /** Their addresses; too many: `*`. */
  held_pages: string[];
  /** The saves that visitors do not see because of that. */
  held_revisions: HeldRevisions | null;
  /** Addresses that came out differently. */
  changed: string[];
}

/** What came after a revision, sent along with the word that there is something. */
export interface PushedContent extends Content {
  since: number;
}

/** Something was asked that cannot be done. */
export class Refusal extends Error {
  override name = 'Refusal';
}

interface PublisherOptions {
  workshop: Workshop;
  firstFill: FirstFill;
  /** What changed since a revision, or everything. */
  fetch: (since?: number) => Promise<Content>;
  /** All is on disk. */
  onWhole: () => Promise<void>;
}

/** Keeps the folder as the content is: one thing at a time. */
export class Publisher {
  readonly #workshop: Workshop;
  readonly #options: PublisherOptions;
  #last: Promise<unknown> = Promise.resolve();
  #checkedJournal = false;
  #offered: PushedContent | undefined;
  /** Whether a record could not be read: everything is asked for again. */
  #asksAnew = false;

  /** Publishes what is new. Who asks meanwhile is answered when that is live, too. */
  readonly publishNews: () => Promise<void>;

  constructor(options: PublisherOptions) {
    this.#options = options;
    this.#workshop = options.workshop;
    this.publishNews = singleFlight(() => this.#run({ goesOn: true }));
  }

  /** Ends what a crash cut off, and tries again what failed. */
  async start(): Promise<void> {
    const { journal, backlog } = this.#workshop;
    const { rollback } = journal.read();
    if (rollback !== undefined) await this.#exclusive(() => this.#takeBack(rollback));
    backlog.tryAgain();
    const retried = backlog.failed();
    if (retried.length > 0)
      await this.#exclusive(() => publish(this.#workshop, step(retried, false)));
    this.#asksAnew = backlog.hasUnread();
    await this.publishNews();
  }

  /** Saves the next run the asking, if it is what the store lacks by then. */
  offer(content: PushedContent): void {
    if (!this.#offered || content.revision > this.#offered.revision) this.#offered = content;
  }

  /** `since` a revision: what changed from there on is told. */
  report(since = Infinity): Report {
    const { backlog, history } = this.#workshop;
    const held = history.held();
    return {
      revision: this.#revision(),
      failures: backlog.failures(),
      broken: backlog.broken(),
      held: held.length,
      held_pages: held.length > NAMED_ADDRESSES ? ['*'] : held,
      held_revisions: history.heldRevisions(),
      changed: Number.isFinite(since) ? history.changedSince(since) : [],
    };
  }

  publishes(): PublishNote[] {
    return this.#workshop.history.list();
  }

  /** Puts every page back that a publish, and those after it, replaced. */
  async rollBack(id: number): Promise<Report> {
    const note = this.publishes().find((each) => each.id === id);
    if (!note) throw new Refusal('This publish is not kept any more');
    await this.#exclusive(async () => {
      const { state } = this.publishes().find((each) => each.id === id) ?? note;
      if (state === 'rolled_back') throw new Refusal('This publish was taken back already');
      if (this.#workshop.history.before(id).get(paths.home) === null)
        throw new Refusal('Before this publish there was no site');
      await this.#takeBack(id);
    });
    return this.report(note.revision);
  }

  /** Brings pages that were taken back to the content as it is. */
  async resume(): Promise<Report> {
    const { store, history, backlog } = this.#workshop;
    store.transaction(() => {
      backlog.put(history.held());
      history.release();
    })();
    await this.#run({ goesOn: false });
    return this.report(this.#revision());
  }

  /** Renders everything anew. */
  async rebuild(): Promise<Report> {
    const { store, backlog, blanks, index } = this.#workshop;
    const putAll = store.transaction(() => {
      blanks.forget(index.paths());
      backlog.put(index.paths());
    });
    await this.#exclusive(async () => putAll());
    await this.#run({ goesOn: false });
    return this.report(this.#revision());
  }

  async retry(wanted: { entity: string; id: string }): Promise<Report> {
    const { backlog } = this.#workshop;
    await this.#exclusive(async () => {
      backlog.tryAgain();
      await publish(this.#workshop, step(backlog.failed(wanted), false));
    });
    this.#asksAnew ||= backlog.hasUnread(wanted);
    await this.publishNews();
    return this.report(this.#revision());
  }

  /** Says which files are not as the content is. */
  verify(): Promise<Verified> {
    const { twins } = this.#workshop;
    return twins.stepBack(() => verify(this.#workshop, (work) => this.#exclusive(work)));
  }

  /** The first page and the first text take fifty times as long as those after them. */
  async warmUp(): Promise<void> {
    const { index, backlog, markdown, renderer } = this.#workshop;
    markdown.warm();
    const well = index.paths().difference(new Set(backlog.broken().map(({ path }) => path)));
    // One of each kind: what staff save next is most likely a record, not the home page.
    const kinds = new Map([...well].map((path) => [posix.dirname(path), path]));
    for (const path of kinds.values())
      await this.#exclusive(async () => {
        if (!index.paths().has(path)) return;
        const { bytes } = await renderer.render(path);
        // To be looked at takes as long at first.
        if (isPage(path)) wholeFault(bytes.toString());
      });
  }

  /** A page as it would be with the record in it. Nothing of it stays. */
  preview(change: ContentChange, path: string): Promise<string> {
    const { site, store, markdown, renderer } = this.#workshop;
    return this.#exclusive(async () => {
      store.exec('BEGIN IMMEDIATE');
      try {
        const texts = await site.convertTexts(store, [change], markdown);
        const [unfit] = texts.unfit;
        if (unfit) throw new Refusal(unfit.reason);
        site.keepHtml(store, texts);
        site.applyChanges(store, [change]);
        const { bytes } = await renderer.render(path);
        return bytes.toString();
      } catch (error) {
        if (error instanceof PageError) throw new Refusal(error.message, { cause: error });
        throw error;
      } finally {
        store.exec('ROLLBACK');
      }
    });
  }

  /** What the store has in full. */
  #revision(): number {
    const { site, store } = this.#workshop;
    return site.storedRevision(store);
  }

  async #run({ goesOn }: { goesOn: boolean }): Promise<void> {
    const { site, store, backlog } = this.#workshop;
    if (backlog.broken().length > 0) backlog.tryAgain();
    const { firstFill } = this.#options;
    for (let more = true; more; goesOn = true) {
      const content = await site.missingContent(store, (since) => this.#missing(since));
      more = await this.#exclusive(
        async () => (await this.#takeIn(content, goesOn)) || firstFill.beginAnew(this.#workshop),
      );
    }
    firstFill.end();
    await this.#options.onWhole();
  }

  async #missing(since: number | undefined): Promise<Content> {
    const offered = this.#offered;
    this.#offered = undefined;
    if (this.#asksAnew) {
      const everything = await this.#options.fetch();
      this.#asksAnew = false;
      return everything;
    }
    if (offered && offered.since === since) return offered;
    return this.#options.fetch(since);
  }

  /** Answers whether there is more to do. */
  async #takeIn(content: Content, goesOn: boolean): Promise<boolean> {
    const { site, store, backlog } = this.#workshop;
    const changes = [...content.changes, ...site.gone(store, content)];
    const isNews =
      changes.length + content.unread.length > 0 || content.revision !== this.#revision();
    if (!isNews && this.#checkedJournal && backlog.pages().size === 0) return false;
    let more = false;
    const { changesAStep, ...how } = this.#options.firstFill.pace;
    for (let start = 0; start === 0 || start < changes.length; start += changesAStep) {
      const some = changes.slice(start, start + changesAStep);
      const isLast = start + changesAStep >= changes.length;
      const head = isLast ? content : undefined;
      const outcome = await publish(this.#workshop, {
        changes: some,
        unread: isLast ? content.unread : [],
        head,
        goesOn: goesOn && some.length === 0,
        ...how,
      });
      more = outcome.more;
    }
    this.#checkedJournal = true;
    return more;
  }

  async #takeBack(id: number): Promise<void> {
    const { store, history, backlog, ahead, index, journal, twins, shareImages } = this.#workshop;
    const { leaving, releaseDir } = this.#workshop;
    const before = history.before(id);
    const all = [...before].map(([path, kept]) => ({ file: fileOf(releaseDir, path), kept }));
    // What was not there goes last: until then, something may still link to it.
    const files = [...all.filter(({ kept }) => kept !== null), ...all.filter(({ kept }) => !kept)];
    store.exec('BEGIN IMMEDIATE');
    try {
      await journal.open({ pages: [...before.keys()], rollback: id });
      for (const { file, kept } of files) {
        twins.remove(file);
        if (kept === null) removeFile(file);
        else putBack(kept, file);
      }
      history.markRolledBack(id);
      this.#workshop.blanks.forget(before.keys());
      backlog.take(before.keys());
      ahead.forget(before.keys());
      leaving.forget();
      const spent = history.trim();
      store.exec('COMMIT');
      journal.close();
      removeInTurn(spent);
    } catch (error) {
      store.exec('ROLLBACK');
      index.forgetCached();
      backlog.forgetCached();
      throw error;
    } finally {
      const replaced = files.map(({ file }) => file);
      twins.make(replaced);
      shareImages.make(replaced);
    }
  }

  #exclusive<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(work);
    this.#last = turn.catch(() => undefined);
    return turn;
  }
}

const step = (changes: readonly ContentChange[], goesOn: boolean) => ({
  changes,
  head: undefined,
  goesOn,
});
