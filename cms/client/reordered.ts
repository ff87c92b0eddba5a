interface Arranged {
  id: string;
  order: number;
}

/** The list as the server will answer it: the record at the nearest place there is, all renumbered. */
export function reordered<R extends Arranged>(list: readonly R[], id: string, order: number): R[] {
  const moving = list.find((each) => each.id === id);
  if (!moving) return [...list];
  const others = list.filter((each) => each !== moving);
  const place = Math.min(Math.max(1, order), list.length);
  return others
    .toSpliced(place - 1, 0, moving)
    .map((each, index) => ({ ...each, order: index + 1 }));
}

/** The place of a record, from 1: forms may give two records the same order. */
export const orderOf = (list: readonly { id: string }[], id: string) =>
  list.findIndex((each) => each.id === id) + 1;

/** The `new_order` of a record that moves one place up or down. */
export const orderAbove = (order: number) => Math.max(1, order - 1);
export const orderBelow = (order: number) => order + 1;
