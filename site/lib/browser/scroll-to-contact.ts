export const SCROLL_DELAY_MS = 100;

/** The form; failing that, the section that has the phone and the map. */
const TARGETS = ['#contact form', '#contact'];

/**
 * Brings the contact form into view, else the contact section, else the middle of the page. Whoever
 * asked for a place of the page, or comes back to where they were, is left there.
 */
export function scrollToContact(): void {
  if (location.hash !== '' || !isNewVisit()) return;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const behavior = still ? 'instant' : 'smooth';
  const target = TARGETS.map((each) => document.querySelector(each)).find((each) => each !== null);
  if (target) target.scrollIntoView({ behavior, block: 'start' });
  else scrollTo({ top: middleOf(document.documentElement), behavior });
}

const middleOf = ({ scrollHeight, clientHeight }: Element) => (scrollHeight - clientHeight) / 2;

function isNewVisit(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'navigate';
}
