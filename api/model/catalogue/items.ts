/** Kinds of record that others may be about: each is sold on a page of its own. */
export const ITEM_KINDS = ['tour-package', 'umrah-package', 'visa-service'] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

/** An item by its kind and id: `tour-package/dubai-city-break`. */
export const itemKey = (kind: ItemKind, id: string) => `${kind}/${id}`;

/** Kind and id in a key, which is well formed. */
export function itemOf(key: string): { kind: ItemKind; id: string } {
  const kind = ITEM_KINDS.find((each) => key.startsWith(`${each}/`))!;
  return { kind, id: key.slice(kind.length + 1) };
}

const ID_MAX = 100;
const LONGEST_KIND = Math.max(...ITEM_KINDS.map(({ length }) => length));
export const ITEM_KEY_MAX = LONGEST_KIND + 1 + ID_MAX;
export const ITEM_KEY_PATTERN = `^(${ITEM_KINDS.join('|')})/[a-z0-9][a-z0-9-]{0,${ID_MAX - 1}}$`;
