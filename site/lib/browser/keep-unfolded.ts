interface Kept {
  /** Places, among all of the page, of those that are open. */
  unfolded?: readonly number[];
}

/**
 * Keeps in the entry of the history what is unfolded: Back and a reload may load the page anew, and what
 * is below would be elsewhere.
 */
export function keepUnfolded(): void {
  const all = [...document.querySelectorAll('details')];
  const before = (history.state as Kept | null)?.unfolded;
  if (before) for (const [at, each] of all.entries()) each.open = before.includes(at);
  const keep = ({ target }: Event) => {
    if (!(target instanceof HTMLDetailsElement)) return;
    const unfolded = all.flatMap(({ open }, at) => (open ? at : []));
    history.replaceState({ ...(history.state as object | null), unfolded } satisfies Kept, '');
  };
  document.addEventListener('toggle', keep, { capture: true });
}
