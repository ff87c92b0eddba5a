import { renameSync } from 'node:fs';
import type { ContentChange, ContentHead, UnreadRecord } from '../content/source.ts';
import { removeFile, removeInTurn } from './files.ts';
import { fileOf } from './gates.ts';
import { PAGE_LIST } from './page-index.ts';
import { settle, type Settled } from './settle.ts';
import type { StagedPage } from './staging.ts';
import type { Workshop } from './workshop.ts';

export interface Step {
  changes: readonly ContentChange[];
  /** Records that were named and not given. */
  unread?: readonly UnreadRecord[];
  /** Given with the last of the changes: the store has everything up to there then. */
  head: ContentHead | undefined;
  /** Nothing was saved: it goes on with the publish before it. */
  goesOn: boolean;
  /** How many new pages are made in it; all of them where visitors may follow links meanwhile. */
  newAtOnce?: number;
  /** No visitor waits for what comes with its files: that is made when all of them are there. */
  isUnseen?: boolean;
}

export interface Published {
  rendered: number;
  written: number;
  removed: number;
  /** Whether pages wait for another step. */
  more: boolean;
}

/**
 * Brings the folder nearer to the content: renders pages that come out differently, looks at each,
 * and only then writes. The store's transaction closes when all is on disk: a publish that was cut
 * off leaves the store where it was, is done again, and makes anew what it may have written.
 */
export async function publish(workshop: Workshop, step: Step): Promise<Published> {
  const { store, index, backlog, leaving, ahead, journal, twins, shareImages, releaseDir } =
    workshop;
  const written: string[] = [];
  store.exec('BEGIN IMMEDIATE');
  try {
    const { spent, done, departing, ...published } = await publishStep(workshop, step, written);
    store.exec('COMMIT');
    journal.close();
    removeInTurn(spent);
    leaving.keep(departing.left, departing.staying, backlog.pages());
    ahead.forget(done);
    ahead.wait(backlog.pages());
    return published;
  } catch (error) {
    store.exec('ROLLBACK');
    index.forgetCached();
    backlog.forgetCached();
    throw error;
  } finally {
    const files = written.map((path) => fileOf(releaseDir, path));
    if (!step.isUnseen) {
      twins.make(files);
      shareImages.make(files);
    }
  }
}

async function publishStep(workshop: Workshop, step: Step, written: string[]) {
  const { site, store, journal, history, backlog, clock } = workshop;
  const { pages: suspect } = journal.read();
  const settled = await settle(workshop, step.changes, suspect, step.newAtOnce ?? Infinity);
  const { plan, pages, staged } = settled;

  const revision = step.head?.revision ?? Number(step.changes.at(-1)?.record?.['revision'] ?? 0);
  const note = history.begin({
    revision,
    records: settled.applied,
    at: clock(),
    goesOn: step.goesOn,
  });
  try {
    showAll(workshop, plan.removed, staged, note);
  } catch (error) {
    for (const { temporary } of staged) removeFile(temporary);
    throw error;
  }
  written.push(...staged.map(({ path }) => path));
  const spent = noteOutcome(workshop, settled);
  for (const each of step.unread ?? []) backlog.noteUnread(each, revision, clock());
  if (step.head) site.noteRevision(store, step.head);
  return {
    rendered: pages.length,
    written: written.length,
    removed: plan.removed.length,
    more: backlog.pages().size > 0,
    departing: plan.departing,
    spent,
    done: [...pages.map(({ path }) => path), ...plan.removed],
  };
}

/** Gives every file its name: new pages, then those that link to them; what is gone goes last. */
function showAll(
  { releaseDir, history, twins }: Workshop,
  removed: readonly string[],
  staged: readonly StagedPage[],
  note: number,
): void {
  const beforeChange = (path: string) => {
    history.keep(note, path);
    twins.remove(fileOf(releaseDir, path));
  };
  for (const { path, file, temporary } of staged) {
    beforeChange(path);
    renameSync(temporary, file);
  }
  for (const path of removed) {
    beforeChange(path);
    removeFile(fileOf(releaseDir, path));
  }
}

/** Answers the versions that are of no use any more. */
function noteOutcome(
  workshop: Workshop,
  { applied, unfit, broken, plan, pages }: Settled,
): string[] {
  const { index, blanks, backlog, history, clock } = workshop;
  const renewed = pages.filter(({ isRefilled }) => isRefilled);
  index.renew(new Map(renewed.flatMap(({ reads }) => [...reads])));
  for (const { path, reads, form, isRefilled } of pages) {
    if (!isRefilled) index.keep(path, reads);
    if (form) blanks.keep(path, form);
    else blanks.forget([path]);
  }
  for (const path of plan.removed) index.forget(path);
  blanks.forget(plan.removed);
  // A list that is not done is made again with the next step.
  if (!plan.isListDone) index.forget(PAGE_LIST);
  else if (plan.reads) index.keep(PAGE_LIST, plan.reads);
  index.sweep();
  const done = [...pages.map(({ path }) => path), ...plan.removed];
  backlog.take(done);
  backlog.put(plan.later);
  for (const page of broken) backlog.putBroken(page);
  backlog.forgetFailures(applied);
  for (const { change, reason } of unfit) backlog.noteFailure(change, reason, clock());
  history.release(plan.resumes ? undefined : done);
  return history.trim();
}
