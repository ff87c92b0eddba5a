/** Whether the visitor was on this page before: by Back, or as it is loaded again. */
export function isShownAgain(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit !== undefined && /back|reload/.test(visit.type);
}

/**
 * Lays out all of a page: at once where it is shown again, since the browser scrolls to where the
 * visitor was, which is elsewhere while parts above have a height that is a guess. Otherwise part by
 * part while a loaded page is idle, for one who scrolls fast, and for pictures of the whole page.
 */
export function layOutWhole(): void {
  if (isShownAgain()) document.documentElement.dataset['whole'] = '';
  // Not every browser tells of idle time: there, parts are laid out as they come near.
  else if ('requestIdleCallback' in window) window.addEventListener('load', layOutWhileIdle);
}

function layOutWhileIdle(): void {
  const parts = [...document.querySelectorAll<HTMLElement>('.later, .each-later > *')].filter(
    // Bengali on an English page asks for a font of its own: it is fetched for one who comes near.
    (part) => !part.querySelector('[lang=bn]'),
  );
  const goOn = (idle: IdleDeadline) => {
    while (parts.length > 0 && idle.timeRemaining() > 0) {
      const part = parts.shift()!;
      part.style.contentVisibility = 'visible';
      // Reading a size lays it out now: the idle time that is left is known then.
      void part.offsetHeight;
    }
    if (parts.length > 0) requestIdleCallback(goOn);
  };
  requestIdleCallback(goOn);
}
