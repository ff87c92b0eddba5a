import { isPage } from '#model/paths.ts';
import type { Difference } from '../content/fill.ts';
import { PAGE_LIST } from './page-index.ts';
import type { Workshop } from './workshop.ts';

/** Pages that are made in one step. More wait, so that a save that comes meanwhile need not. */
const PAGES_A_STEP = 50;

export interface Plan {
  /** What is rendered now. Pages that are new are written first: no link ever leads to nothing. */
  added: string[];
  changed: string[];
  /** What waits for a later step. */
  later: string[];
  removed: string[];
  /** Everything there is to be. */
  all: ReadonlySet<string>;
  /** What the list of pages was made from, where it was made anew. */
  reads: ReadonlyMap<string, string> | undefined;
  /** Whether the index has every page after this step, and no other. */
  isListDone: boolean;
  /** Whether pages that were taken back are made anew. */
  resumes: boolean;
}

/** What is to be done so that the folder is as the content. `skip` cannot be done. */
export async function planStep(
  { site, index, history, backlog }: Workshop,
  differences: readonly Difference[],
  suspect: readonly string[],
  skip: ReadonlySet<string>,
): Promise<Plan> {
  const touched = index.touchedBy(differences);
  const due = new Set([...touched, ...suspect, ...backlog.pages()]);
  const isAnother = due.delete(PAGE_LIST) || !index.has(PAGE_LIST);
  const { result: all, reads } = isAnother
    ? await site.recordReads(async () => new Set(site.pagePaths()))
    : { result: index.paths(), reads: undefined };
  const added = [...all].filter((path) => !index.paths().has(path));
  const gone = [...index.paths()].filter((path) => !all.has(path));

  const held = history.held();
  const isHeld = new Set(held);
  const resumes =
    held.length > 0 &&
    (added.length + gone.length > 0 || [...due].some((path) => isHeld.has(path) && isPage(path)));
  if (resumes) for (const path of held) due.add(path);

  const changed = [...due].filter((path) => all.has(path) && !added.includes(path));
  const later = changed.splice(Math.max(0, PAGES_A_STEP - added.length));
  // Nobody waits for a map or a feed: pages go first.
  const files = changed.filter((path) => !isPage(path));
  if (added.length + changed.length > files.length) {
    for (const path of files) changed.splice(changed.indexOf(path), 1);
    later.push(...files);
  }
  const vanished = [...new Set([...gone, ...[...due].filter((path) => !all.has(path))])];
  return {
    added: added.filter((path) => !skip.has(path)),
    changed: changed.filter((path) => !skip.has(path)),
    // What still links to a page goes before the page does.
    later: later.length > 0 ? [...later, ...vanished] : later,
    removed: later.length > 0 ? [] : vanished,
    all,
    reads,
    isListDone: !added.some((path) => skip.has(path)) && (later.length === 0 || gone.length === 0),
    resumes,
  };
}
