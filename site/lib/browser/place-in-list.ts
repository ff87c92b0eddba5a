import { isShownAgain } from './lay-out-whole.ts';

const KEY = 'kheya_place:';
/** Cards near the window are laid out frame by frame, and may be taller than was estimated. */
const FRAMES = 12;
/** Stands for the page itself, left below its last card, or without any. */
const PAGE = '';

interface Place {
  card: string;
  /** From the upper edge of the window, in pixels. */
  top: number;
}

/**
 * Keeps the visitor's place in a list, or a table, that a script rearranges. Back may load the page anew,
 * as it was made: the browser's own place would be among other cards.
 */
export function keepPlace(cards: () => readonly HTMLElement[]): void {
  addEventListener('pagehide', () => {
    const card = cards().find((each) => each.getBoundingClientRect().bottom > innerHeight / 4);
    const name = card && nameOf(card);
    const place: Place = name
      ? { card: name, top: topOf(card) }
      : { card: PAGE, top: topOf(document.body) };
    stored((storage) => storage.setItem(keyHere(), JSON.stringify(place)));
  });
}

/** Scrolls to the place kept for this address, if the visitor was here before. */
export function restorePlace(cards: readonly HTMLElement[]): void {
  if (!isShownAgain()) return;
  const kept = stored((storage) => storage.getItem(keyHere()));
  const place = kept ? (JSON.parse(kept) as Place) : undefined;
  const card =
    place?.card === PAGE ? document.body : cards.find((each) => nameOf(each) === place?.card);
  if (!place || !card) return;
  // The browser restores until somebody scrolls, and would undo this.
  history.scrollRestoration = 'manual';
  let frames = FRAMES;
  const go = () => {
    scrollBy({ top: topOf(card) - place.top, behavior: 'instant' });
    if (frames-- > 0) requestAnimationFrame(go);
  };
  go();
  for (const type of ['wheel', 'pointerdown', 'keydown'])
    addEventListener(type, () => (history.scrollRestoration = 'auto'), { once: true });
}

const keyHere = () => KEY + location.pathname + location.search;
const topOf = (card: HTMLElement) => card.getBoundingClientRect().top;
const nameOf = (card: HTMLElement) =>
  card.querySelector('article[id]')?.id ?? card.querySelector('a')?.getAttribute('href');

/** Undefined where the browser forbids its storage. */
function stored<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(sessionStorage);
  } catch {}
}
