const TOUCHES = ['pointerdown', 'focusin', 'input', 'click'] as const;

/**
 * Loads what narrows a list when its controls are first touched, or at once where the address of the page
 * has a choice.
 */
export function startNarrowing(): void {
  const root = document.querySelector<HTMLElement>('[data-narrowing]');
  const form = root?.querySelector('form');
  if (!root || !form) return;
  const controls = form.closest('details')!;
  let started: Promise<void> | undefined;
  const start = () => {
    started ??= import('./narrow-list.ts')
      .then(({ narrowList }) => {
        for (const type of TOUCHES) controls.removeEventListener(type, start);
        narrowList(root);
      })
      // Tried again at the next touch.
      .catch(() => (started = undefined));
  };
  for (const type of TOUCHES) controls.addEventListener(type, start);
  const asked = [...new URLSearchParams(location.search).keys()];
  if (asked.some((name) => form.elements.namedItem(name))) start();
}
