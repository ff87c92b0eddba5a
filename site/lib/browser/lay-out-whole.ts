/**
 * Lays out all of a page that is shown again: the browser scrolls to where the visitor was, which is
 * elsewhere while parts above have a height that is a guess.
 */
export function layOutWhole(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit && /back|reload/.test(visit.type)) document.documentElement.dataset['whole'] = '';
}
