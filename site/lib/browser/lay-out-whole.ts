/** Whether the visitor was on this page before: by Back, or as it is loaded again. */
export function isShownAgain(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit !== undefined && /back|reload/.test(visit.type);
}

/**
 * Lays out all of a page that is shown again: the browser scrolls to where the visitor was, which is
 * elsewhere while parts above have a height that is a guess.
 */
export function layOutWhole(): void {
  if (isShownAgain()) document.documentElement.dataset['whole'] = '';
}
