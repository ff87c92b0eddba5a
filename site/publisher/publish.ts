import { keepHtml, noteRevision } from '../content/fill.ts';
import type { ContentChange, ContentHead } from '../content/source.ts';
import { removeFile, writeFileWhole } from './files.ts';
import { fileOf } from './gates.ts';
import { PAGE_LIST } from './page-index.ts';
import type { RenderedPage } from './renderer.ts';
import { settle, type Settled } from './settle.ts';
import type { Workshop } from './workshop.ts';

/** Files that are on their way to the disk at once. */
const WRITERS = 8;

export interface Step {
  changes: readonly ContentChange[];
  /** Given with the last of the changes: the store has everything up to there then. */
  head: ContentHead | undefined;
  /** Nothing was saved: it goes on with the publish before it. */
  goesOn: boolean;
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
  const { store, index, journal, twins, shareImages, releaseDir } = workshop;
  const written: string[] = [];
  store.exec('BEGIN IMMEDIATE');
  try {
    const { drop, ...published } = await publishStep(workshop, step, written);
    store.exec('COMMIT');
    await journal.close();
    await drop();
    return published;
  } catch (error) {
    store.exec('ROLLBACK');
    index.forgetCached();
    throw error;
  } finally {
    const files = written.map((path) => fileOf(releaseDir, path));
    twins.make(files);
    shareImages.make(files);
  }
}

async function publishStep(workshop: Workshop, step: Step, written: string[]) {
  const { store, journal, markdown, history, clock } = workshop;
  const { pages: suspect } = await journal.read();
  const unreadable = await keepHtml(store, step.changes, markdown);
  const unfit = new Set(unreadable.map(({ change }) => change));
  const readable = step.changes.filter((change) => !unfit.has(change));
  const settled = await settle(workshop, readable, suspect);
  settled.unfit.push(...unreadable);
  const { plan, pages } = settled;

  const touched = [...pages.map(({ path }) => path), ...plan.removed];
  if (touched.length > 0) await journal.open({ pages: [...touched, ...suspect] });
  const revision = step.head?.revision ?? Number(step.changes.at(-1)?.record?.['revision'] ?? 0);
  const note = history.begin({
    revision,
    records: settled.applied,
    at: clock(),
    goesOn: step.goesOn,
  });
  await writeAll(workshop, settled, note, written);
  const drop = noteOutcome(workshop, settled);
  if (step.head) noteRevision(store, step.head);
  return {
    rendered: pages.length,
    written: written.length,
    removed: plan.removed.length,
    more: plan.later.length > 0,
    drop,
  };
}

async function writeAll(
  { releaseDir, history, twins }: Workshop,
  { plan, pages }: Settled,
  note: number,
  written: string[],
): Promise<void> {
  const beforeChange = async (path: string) => {
    await history.keep(note, path);
    await twins.remove(fileOf(releaseDir, path));
  };
  const write = async ({ path, bytes }: RenderedPage) => {
    if (await writeFileWhole(fileOf(releaseDir, path), bytes, () => beforeChange(path)))
      written.push(path);
  };
  const [added, changed] = [pages.slice(0, plan.added.length), pages.slice(plan.added.length)];
  for (const group of [added, changed])
    for (let start = 0; start < group.length; start += WRITERS)
      await Promise.all(group.slice(start, start + WRITERS).map(write));
  for (const path of plan.removed) {
    await beforeChange(path);
    await removeFile(fileOf(releaseDir, path));
  }
}

/** Answers how to remove versions that are of no use any more. */
function noteOutcome(
  workshop: Workshop,
  { applied, unfit, broken, plan, pages }: Settled,
): () => Promise<void> {
  const { index, backlog, history, clock } = workshop;
  for (const page of pages) index.keep(page.path, page.reads);
  for (const path of plan.removed) index.forget(path);
  if (plan.reads) index.keep(PAGE_LIST, plan.reads);
  index.sweep();
  const done = [...pages.map(({ path }) => path), ...plan.removed];
  backlog.take(done);
  backlog.put(plan.later);
  for (const { path, reason } of broken) backlog.put([path], reason);
  backlog.forgetFailures(applied);
  for (const { change, reason } of unfit) backlog.noteFailure(change, reason, clock());
  history.release(plan.resumes ? undefined : done);
  return history.trim();
}
