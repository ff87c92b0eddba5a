import { onDevice } from '../browser/on-device.ts';
import { controlsOf } from './form-faults.ts';

const KEY = 'kheya:typed';

interface Typed {
  path: string;
  /** The values of each form's fields, in their order: some names are words of the language. */
  forms: Record<string, string[]>;
}

const formsHere = () => document.querySelectorAll<HTMLFormElement>('form.lead-form');

/**
 * Takes what is typed in the page's forms along to the page in the other language, and to the same one
 * where it is loaded again, as a phone does that is short of memory, and who waits for the network: by
 * session storage, which the next page empties.
 */
export function takeTypedAlong(): void {
  // Also before a page is left: one that a phone ends while another app is in front is told no more.
  document.addEventListener('visibilitychange', () => onDevice(keep));
  onDevice(fill);
}

function keep(): void {
  const forms = Object.fromEntries(
    [...formsHere()].map((form) => [form.id, controlsOf(form).map(({ value }) => value)]),
  );
  sessionStorage.setItem(KEY, JSON.stringify({ path: location.pathname, forms } satisfies Typed));
}

const isFor = (path: string) =>
  path === location.pathname
    ? isLoadedAgain()
    : withoutLocale(path) === withoutLocale(location.pathname);

const withoutLocale = (path: string) => path.replace(/^\/bn/, '') || '/';

function isLoadedAgain(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type !== 'navigate';
}

function fill(): void {
  const { path, forms } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<Typed>;
  sessionStorage.removeItem(KEY);
  if (path === undefined || !isFor(path)) return;
  for (const form of formsHere())
    for (const [at, control] of controlsOf(form).entries()) {
      const value = forms?.[form.id]?.[at];
      // A choice that is in this language alone stays as it is.
      const isOffered =
        !(control instanceof HTMLSelectElement) ||
        [...control.options].some((option) => option.value === value);
      if (value && isOffered) control.value = value;
    }
}
