import { existsSync } from 'node:fs';
import { isPage } from '#model/paths.ts';
import type { Difference } from '../content/fill.ts';
import { contentOf } from './files.ts';
import { fileOf } from './gates.ts';
import { depart, departures, type Departure } from './leaving.ts';
import { PAGE_LIST } from './page-index.ts';
import type { Workshop } from './workshop.ts';

/** Pages that are made in one step. More wait, so that a save that comes meanwhile need not. */
const PAGES_A_STEP = 20;
/** Of a save: its own pages and the first that name it. They are live before the rest is made. */
const PAGES_OF_A_SAVE = 12;

export interface Plan {
  /** What is rendered now. Pages that are new are written first: no link ever leads to nothing. */
  added: string[];
  changed: string[];
  /** What waits for a later step, besides what waited before. */
  later: string[];
  removed: string[];
  /** What goes in a later step, and who leads to it. */
  departing: { left: Departure[]; staying: ReadonlySet<string> };
  /** Everything there is to be. */
  all: ReadonlySet<string>;
  /** What the list of pages was made from, where it was made anew. */
  reads: ReadonlyMap<string, string> | undefined;
  /** Whether the index has every page after this step, and no other. */
  isListDone: boolean;
  /** Whether pages that were taken back are made anew. */
  resumes: boolean;
}

/**
 * What is to be done so that the folder is as the content. `skip` cannot be done. Where nobody sees
 * the folder yet, only so many new pages are made `newAtOnce`: a link may lead to nothing for now.
 */
export async function planStep(
  workshop: Workshop,
  differences: readonly Difference[],
  suspect: readonly string[],
  skip: ReadonlySet<string>,
  newAtOnce: number,
): Promise<Plan> {
  const { site, index, blanks, history, backlog, ahead, releaseDir } = workshop;
  const touched = index.touchedBy(differences);
  const due = new Set([...touched.keys(), ...suspect]);
  blanks.forget(suspect);
  blanks.forget([...touched.keys()].filter((path) => touched.get(path) === 'whole'));
  const isAnother = due.delete(PAGE_LIST) || !index.has(PAGE_LIST);
  const { result: all, reads } = isAnother
    ? await site.recordReads(async () => new Set(site.pagePaths()))
    : { result: index.paths(), reads: undefined };
  const added = reads ? [...all].filter((path) => !index.paths().has(path)) : [];
  const gone = reads ? [...index.paths()].filter((path) => !all.has(path)) : [];

  const waiting = backlog.pages();
  const held = history.held();
  const isDue = (path: string) => due.has(path) || waiting.has(path);
  const resumes =
    held.length > 0 &&
    (added.length + gone.length > 0 || held.some((path) => isPage(path) && isDue(path)));
  const made = new Set(ahead.made());
  const { foremost, isAll } = foremostOf(waiting, all, made);
  for (const path of [...foremost, ...(resumes ? held : [])]) due.add(path);
  const vanished = new Set([...gone, ...[...due].filter((path) => !all.has(path))]);
  const departing = departuresOf(workshop, vanished, differences, due);
  const leading = new Set(departing.flatMap((each) => [...each.leading]));
  // The sooner they are made, the sooner goes what they lead to.
  for (const path of leading) due.add(path);

  // A crash took its name, and links to it may be asked for again.
  const lost = suspect.filter((path) => all.has(path) && !existsSync(fileOf(releaseDir, path)));
  const isNew = new Set([...added, ...lost]);
  const newNow = [...isNew].filter((path, place) => place < newAtOnce || made.has(path));
  const newLater = [...isNew.difference(new Set(newNow))];
  const changed = [...due].filter((path) => all.has(path) && !isNew.has(path));
  const suspects = new Set(suspect);
  const { now, later } = turns(changed, {
    hasWaited: (path) => waiting.has(path) || suspects.has(path),
    leading,
    made,
    taken: newNow.length,
  });
  const isLast = later.length === 0 && isAll;
  const waitsOn = new Set(later);
  const isLeft = (path: string) =>
    waitsOn.has(path) || vanished.has(path) || (waiting.has(path) && !due.has(path));
  // What still links to a page goes before the page does.
  const { gone: departed, left } = depart(departing, isLeft);
  const removed = isLast ? [...vanished] : departed;
  const staying = vanished.difference(new Set(removed));
  return {
    added: newNow.filter((path) => !skip.has(path)),
    changed: now.filter((path) => !skip.has(path)),
    later: [...newLater, ...later, ...staying],
    removed,
    departing: { left, staying },
    all,
    reads,
    isListDone:
      newLater.length === 0 &&
      !added.some((path) => skip.has(path)) &&
      !gone.some((path) => staying.has(path)),
    resumes,
  };
}

/** The pages that go, with who leads to them: of those that are due, and of all that wait. */
function departuresOf(
  { index, backlog, leaving, releaseDir }: Workshop,
  vanished: ReadonlySet<string>,
  differences: readonly Difference[],
  due: ReadonlySet<string>,
): Departure[] {
  const waiting = backlog.pages();
  const underWay = leaving.underWay(vanished, waiting);
  const begun = leaving.begun(vanished);
  if (begun.size === 0) return underWay;
  const asking = index.askersOf(differences);
  const beginning = departures(
    // Whoever leads to one that goes for another reason may be anybody.
    begun.intersection(asking),
    due.union(asking.intersection(waiting)),
    (path) => contentOf(fileOf(releaseDir, path))?.toString('latin1') ?? '',
  );
  return [...underWay, ...beginning];
}

/**
 * Those that waited longest, as many as may have their turn, and those that are made. Of ten thousand
 * that wait, the others are not looked at in every step.
 */
function foremostOf(
  waiting: ReadonlySet<string>,
  all: ReadonlySet<string>,
  made: ReadonlySet<string>,
): { foremost: string[]; isAll: boolean } {
  const foremost: string[] = [];
  let places = PAGES_A_STEP;
  for (const path of waiting) {
    if (all.has(path) && !made.has(path) && places-- === 0)
      return { foremost: [...foremost, ...made.intersection(waiting)], isAll: false };
    foremost.push(path);
  }
  return { foremost, isAll: true };
}

interface Places {
  hasWaited: (path: string) => boolean;
  /** Those that what is to go waits for. */
  leading: ReadonlySet<string>;
  /** Made already: they need a name, and nothing else. */
  made: ReadonlySet<string>;
  /** How many places pages that are new have. */
  taken: number;
}

/**
 * Who is made now. What was just touched comes first, but what has waited gets half of the places;
 * and a map or a feed waits for one step, since nobody waits for it. Pages that are made already are
 * shown when nobody else is waited for.
 */
function turns(
  paths: readonly string[],
  { hasWaited, leading, made, taken }: Places,
): { now: string[]; later: string[] } {
  const inTurn = paths.toSorted((a, b) => Number(leading.has(b)) - Number(leading.has(a)));
  const waited = inTurn.filter((path) => hasWaited(path));
  const fresh = inTurn.filter((path) => !hasWaited(path));
  const pages = fresh.filter(isPage);
  const others = fresh.filter((path) => !isPage(path));
  const most = pages.length > 0 ? PAGES_OF_A_SAVE : PAGES_A_STEP;
  const places = Math.max(0, most - taken);
  const first = pages.slice(0, Math.max(places - waited.length, Math.ceil(places / 2)));
  const now = [...first, ...waited].slice(0, places);
  if (taken + first.length === 0)
    now.push(...others.slice(0, places - now.length), ...waited.filter((path) => made.has(path)));
  const chosen = new Set(now);
  return { now: [...chosen], later: paths.filter((path) => !chosen.has(path)) };
}
