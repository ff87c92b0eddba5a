/** Selected records; a range goes from the one that was selected or deselected last. */
export interface Selection {
  readonly ids: ReadonlySet<string>;
  readonly last: string | null;
}

export const NOTHING: Selection = { ids: new Set(), last: null };

/** Selects or deselects a record, alone or with all between it and the one before. */
export function select(
  { ids, last }: Selection,
  id: string,
  { on, range, order }: { on: boolean; range: boolean; order: readonly string[] },
): Selection {
  const touched = range && last !== null ? between(order, last, id) : [id];
  const next = new Set(ids);
  for (const each of touched)
    if (on) next.add(each);
    else next.delete(each);
  return { ids: next, last: id };
}

export const without = ({ ids }: Selection, gone: readonly string[]): Selection => ({
  ids: new Set([...ids].filter((id) => !gone.includes(id))),
  last: null,
});

function between(order: readonly string[], from: string, to: string): readonly string[] {
  const [a, b] = [order.indexOf(from), order.indexOf(to)].toSorted((x, y) => x - y);
  return a === -1 ? [to] : order.slice(a, b! + 1);
}
