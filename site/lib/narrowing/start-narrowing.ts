import { onDemand } from '../browser/on-demand.ts';

/**
 * Loads what narrows a list when its controls are first touched, or at once where the address of the page
 * has a choice.
 */
export function startNarrowing(): void {
  const root = document.querySelector<HTMLElement>('[data-narrowing]');
  const form = root?.querySelector('form');
  if (!root || !form) return;
  const start = onDemand(() =>
    import('./narrow-list.ts').then((script) => script.narrowList(root)),
  );
  for (const type of ['focusin', 'input', 'click'])
    form.closest('details')!.addEventListener(type, start);
  for (const name of new URLSearchParams(location.search).keys())
    if (form.elements.namedItem(name)) void start();
}
