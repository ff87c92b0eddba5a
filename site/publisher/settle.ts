import type { Converted, Unfit } from '../content/fill.ts';
import type { ContentChange } from '../content/source.ts';
import { checkWhole } from './gates.ts';
import { planStep, type Plan } from './plan.ts';
import { noted, PageError, type Made } from './renderer.ts';
import { Staging, type StagedPage } from './staging.ts';
import { make, makeWhole, stillSo, trial, type Workshop } from './workshop.ts';

export interface Settled {
  /** The changes that are in the store now. */
  applied: ContentChange[];
  unfit: { change: ContentChange; reason: string }[];
  broken: { path: string; reason: string }[];
  plan: Plan;
  /** What was made; the bytes are on the disk. */
  pages: Made[];
  staged: StagedPage[];
}

/**
 * Applies the changes and renders what they touch. A change that makes a page fail is left out, as
 * if it had not been saved: one record's fault is nobody else's.
 */
export async function settle(
  workshop: Workshop,
  changes: readonly ContentChange[],
  suspect: readonly string[],
  newAtOnce: number,
): Promise<Settled> {
  // A thread of its own does that, while it is found out here what is to be rendered.
  const { site, store, markdown } = workshop;
  const { fit, unfit } = site.sorted(changes);
  const converting = site.convertTexts(store, fit, markdown);
  try {
    const settled = await settleWith(workshop, fit, suspect, newAtOnce, converting);
    return { ...settled, unfit: [...unfit, ...settled.unfit] };
  } finally {
    // Left at it, it would be in the way of the next.
    await Promise.allSettled([converting]);
  }
}

async function settleWith(
  workshop: Workshop,
  changes: readonly ContentChange[],
  suspect: readonly string[],
  newAtOnce: number,
  converting: Promise<Converted>,
): Promise<Settled> {
  const { site, store } = workshop;
  let applied = [...changes];
  const unfit: Settled['unfit'] = [];
  const broken = new Map<string, string>();
  for (;;) {
    const attempt = await trial<Attempt | Unreadable>(store, async () => {
      const differences = site.applyChanges(store, applied);
      const skip = new Set(broken.keys());
      const plan = await planStep(workshop, differences, suspect, skip, newAtOnce);
      const unreadable = (await converting).unfit.filter(({ change }) => applied.includes(change));
      if (unreadable.length > 0) return { result: { unreadable }, keep: false };
      site.keepHtml(store, await converting);
      const result = await renderAll(workshop, plan, suspect);
      return { result, keep: result.fault === undefined };
    });
    if ('unreadable' in attempt) {
      unfit.push(...attempt.unreadable);
      const faulty = new Set(attempt.unreadable.map(({ change }) => change));
      applied = applied.filter((each) => !faulty.has(each));
      continue;
    }
    const { plan, pages, staged, fault } = attempt;
    if (!fault) {
      const left = [...broken].map(([path, reason]) => ({ path, reason }));
      return { applied, unfit, broken: left, plan, pages, staged };
    }
    // It was undone with the rest, and whoever tries next needs it.
    site.keepHtml(store, await converting);
    const culprit = await findCulprit(workshop, applied, fault.path);
    if (culprit) {
      unfit.push({ change: culprit, reason: fault.message });
      applied = applied.filter((each) => each !== culprit);
    } else broken.set(fault.path, fault.message);
  }
}

/** Changes with a text that cannot be shown. */
interface Unreadable {
  unreadable: Unfit[];
}

interface Attempt extends Pick<Settled, 'plan' | 'pages' | 'staged'> {
  fault: PageError | undefined;
}

async function renderAll(
  workshop: Workshop,
  plan: Plan,
  suspect: readonly string[],
): Promise<Attempt> {
  const pages: Settled['pages'] = [];
  const staging = new Staging(workshop.releaseDir);
  const isSo = stillSo(workshop);
  const touched = [...plan.added, ...plan.changed, ...plan.removed];
  // It goes to the disk while pages are made: who publishes waits for the last of those only.
  const journalled =
    touched.length > 0 && workshop.journal.open({ pages: [...touched, ...suspect] });
  const journalledOrNot = Promise.allSettled([journalled]);
  try {
    for (const path of [...plan.added, ...plan.changed]) {
      const made = workshop.ahead.take(path, isSo);
      if (made) {
        pages.push(noted(made));
        if (made.staged) staging.put(made.staged);
        continue;
      }
      const page = await make(workshop, path, plan.all);
      // To read a page as a browser does takes longer than to make it: one of each step is.
      if (pages.length === 0) checkWhole(page);
      pages.push(noted(page));
      await staging.add(page);
    }
    await journalled;
    const staged = await staging.all();
    return { plan, pages, staged, fault: undefined };
  } catch (error) {
    // Left at it, it could end in the middle of the next step.
    await journalledOrNot;
    await staging.drop();
    if (!(error instanceof PageError)) throw error;
    return { plan, pages: [], staged: [], fault: error };
  }
}

/** The change without which the page would be well; none where it is not well without any. */
async function findCulprit(
  workshop: Workshop,
  changes: readonly ContentChange[],
  path: string,
): Promise<ContentChange | undefined> {
  const { site, store } = workshop;
  const failsWith = (count: number) =>
    trial(store, async () => {
      site.applyChanges(store, changes.slice(0, count));
      const pages = new Set(site.pagePaths());
      try {
        if (pages.has(path)) await makeWhole(workshop, path, pages);
        return { result: false, keep: false };
      } catch (error) {
        if (!(error instanceof PageError)) throw error;
        return { result: true, keep: false };
      }
    });
  if (await failsWith(0)) return undefined;
  let [well, ill] = [0, changes.length];
  if (!(await failsWith(ill))) return undefined;
  while (ill - well > 1) {
    const middle = Math.floor((well + ill) / 2);
    if (await failsWith(middle)) ill = middle;
    else well = middle;
  }
  return changes[ill - 1];
}
