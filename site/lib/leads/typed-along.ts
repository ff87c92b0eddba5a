import { controlsOf } from './form-faults.ts';

const KEY = 'kheya:typed';

interface Typed {
  path: string;
  /** The values of each form's fields, in their order: some names are words of the language. */
  forms: Record<string, string[]>;
}

const formsHere = () => document.querySelectorAll<HTMLFormElement>('form.lead-form');

/**
 * Takes what is typed in the page's forms along to the page in the other language: by session storage,
 * which that page empties.
 */
export function takeTypedAlong(): void {
  document.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('[data-language-link]');
    if (link) onDevice(() => keep(link.pathname));
  });
  onDevice(fill);
}

function keep(path: string): void {
  const forms = Object.fromEntries(
    [...formsHere()].map((form) => [form.id, controlsOf(form).map(({ value }) => value)]),
  );
  sessionStorage.setItem(KEY, JSON.stringify({ path, forms } satisfies Typed));
}

function fill(): void {
  const { path, forms } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<Typed>;
  sessionStorage.removeItem(KEY);
  if (path !== location.pathname) return;
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

/** A browser that forbids its storage begins each page anew. */
function onDevice(work: () => void): void {
  try {
    work();
  } catch {}
}
