/** Lists that lose an entry leave the focus at the one that takes its place; a toast has no successor. */
const ROW = 'li:not([data-sonner-toast]), tr';
/** One of a form: without entries it still has the control that adds them. */
const FIELD = '[data-field]';
/** Named by a heading, which takes the focus where no row is left. */
const REGION = '[role=dialog], [role=alertdialog], main';
const AROUND = `${ROW}, ${FIELD}, ${REGION}`;
/** Focused elements that are remembered: a window may close over a row that is gone. */
const REMEMBERED = 10;

interface Place {
  element: HTMLElement;
  /** Rows, fields and regions around the element, the innermost first. */
  around: { node: Element; parent: Element | null; index: number }[];
}

/**
 * Moves the focus near to where it was when the element that has it is removed, or was disabled for
 * a while: browsers drop it to the top of the document, and a keyboard begins there anew.
 */
export function keepFocus(document: Document): void {
  const view = document.defaultView!;
  const trail: Place[] = [];
  /** A press beside all controls takes the focus off on purpose. */
  let isLetGo = false;
  let wasDisabled = false;

  const mend = () => {
    const last = trail.at(-1)?.element;
    if (!last || isLetGo) return;
    // A button that is busy has the focus again when it is done; it loses it only after this frame.
    if (last.isConnected && last.matches(':disabled')) return void (wasDisabled = true);
    if ((document.activeElement ?? document.body) !== document.body) return;
    if (!last.isConnected || wasDisabled) trail.toReversed().flatMap(targetsOf).some(takesFocus);
  };
  document.addEventListener('focusin', ({ target }) => {
    isLetGo = wasDisabled = false;
    trail.push(placeOf(target as HTMLElement));
    if (trail.length > REMEMBERED) trail.shift();
  });
  document.addEventListener('pointerdown', () => (isLetGo = true), true);
  // In the next frame: a window that closes gives the focus back by itself.
  new view.MutationObserver(() => view.requestAnimationFrame(mend)).observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['disabled', 'inert', 'aria-hidden'],
  });
}

function placeOf(element: HTMLElement): Place {
  const around: Place['around'] = [];
  let node = element.closest(AROUND);
  while (node) {
    const parent = node.parentElement;
    around.push({ node, parent, index: [...(parent?.children ?? [])].indexOf(node) });
    node = parent?.closest(AROUND) ?? null;
  }
  return { element, around };
}

/** Elements that may take the focus in place of one that cannot, the nearest first. */
const targetsOf = ({ element, around }: Place): (Element | null | undefined)[] => [
  element,
  ...around.map(({ node, parent, index }) => {
    if (node.matches(REGION)) return headingOf(node);
    if (node.matches(FIELD)) return node.querySelector('input, select, textarea, button');
    return node.isConnected ? node : (parent?.children[index] ?? parent?.lastElementChild);
  }),
];

const headingOf = (region: Element) =>
  region.ownerDocument.getElementById(region.getAttribute('aria-labelledby') ?? '') ??
  region.querySelector('h1');

function takesFocus(target: Element | null | undefined): boolean {
  if (!target?.isConnected || target.closest('[inert], [aria-hidden=true]')) return false;
  const element = target as HTMLElement;
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
  return element.ownerDocument.activeElement === element;
}
