/**
 * React draws an island anew where a translation or an extension changed it before hydration: what was
 * typed in the form that is gone, and the focus, move to the one in its place.
 */
export function moveTyped(
  gone: HTMLFormElement,
  form: HTMLFormElement,
  focused: Element | null,
): void {
  for (const from of gone.elements as Iterable<HTMLInputElement>) {
    const to = form.elements.namedItem(from.name) as HTMLInputElement | null;
    if (!to) continue;
    if (to.value !== from.value) {
      to.value = from.value;
      to.dispatchEvent(new Event('input', { bubbles: true }));
    }
    if (from === focused) to.focus();
  }
}
