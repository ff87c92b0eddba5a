const controlsOf = (form: HTMLElement) =>
  form.querySelectorAll<HTMLInputElement>('input, select, textarea');

/**
 * React draws an island anew where a translation or an extension changed it before hydration: what was
 * typed in the form that is gone, and the focus, move to the one in its place.
 */
export function moveTyped(gone: HTMLElement, form: HTMLElement, focused: Element | null): void {
  const places = [...controlsOf(form)];
  for (const [at, { value }] of [...controlsOf(gone)].entries()) {
    const control = places[at];
    if (!control || control.value === value) continue;
    control.value = value;
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
  const { name } = (focused ?? {}) as Partial<HTMLInputElement>;
  if (focused && gone.contains(focused)) places.find((each) => each.name === name)?.focus();
}
