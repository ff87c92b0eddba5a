/**
 * Loads what narrows a list when its controls are first touched, or at once where the address of the page
 * has a choice.
 */
export function startNarrowing(): void {
  const root = document.querySelector<HTMLElement>('[data-narrowing]');
  const form = root?.querySelector('form');
  if (!root || !form) return;
  let started: Promise<void> | undefined;
  const start = () => {
    started ??= import('./narrow-list.ts')
      .then(({ narrowList }) => narrowList(root))
      // Tried again at the next touch.
      .catch(() => (started = undefined));
  };
  for (const type of ['click', 'focusin']) form.closest('details')!.addEventListener(type, start);
  for (const name of new URLSearchParams(location.search).keys())
    if (form.elements.namedItem(name)) start();
}
