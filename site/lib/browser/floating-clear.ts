/** Sampling distance in pixels: controls are at least twice as large, so none is missed. */
const STEP = 12;
/** Highest lift, as a part of the window's height. */
const REACH = 0.6;
/** Debounce: the page is at rest after so long without an event. */
const REST_MS = 120;
/** Part of a link's area that may be covered: a card's picture can be pressed beside it. */
const COVERED = 0.1;

const CONTROL = 'a[href], button, input, select, textarea, summary';

/**
 * Lifts a floating button by as much as keeps it clear of the controls beneath it. Among too many of
 * them it is hidden until the page is scrolled on, unless it has the focus.
 */
export function keepClear(button: HTMLElement): void {
  const lift = () => {
    const lifted = clearance(button);
    const isHidden = lifted === undefined && !button.matches(':focus-within');
    button.style.visibility = isHidden ? 'hidden' : '';
    button.style.translate = isHidden ? '' : `0 -${lifted ?? 0}px`;
  };
  let timer: number | undefined;
  const settle = () => {
    clearTimeout(timer);
    timer = window.setTimeout(lift, REST_MS);
  };
  for (const event of ['scroll', 'resize', 'load', 'click', 'focusin'])
    window.addEventListener(event, settle, { passive: true });
  settle();
}

/** The least lift that leaves the button over no control; undefined where it would have to go too far. */
function clearance(button: HTMLElement): number | undefined {
  // Offsets ignore `translate`: the position without the lift.
  const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height } = button;
  if (width === 0) return 0;
  const covers = (y: number) => {
    for (let x = left; x <= left + width; x += STEP) if (coversAt(button, x, y)) return true;
    return coversAt(button, left + width, y);
  };
  const rows = Math.ceil(height / STEP) + 1;
  let free = 0;
  for (let row = 0; row * STEP <= window.innerHeight * REACH; row++) {
    free = covers(top + height - row * STEP) ? 0 : free + 1;
    if (free === rows) return (row + 1 - rows) * STEP;
  }
  return undefined;
}

function coversAt(button: HTMLElement, x: number, y: number): boolean {
  const under = document.elementsFromPoint(x, y).find((each) => !button.contains(each));
  const control = under?.closest(CONTROL);
  if (!control) return false;
  if (control.matches('input, select, textarea, :focus')) return true;
  const box = control.getBoundingClientRect();
  return (button.offsetWidth * button.offsetHeight) / (box.width * box.height) > COVERED;
}
