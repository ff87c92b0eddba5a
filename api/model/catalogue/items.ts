/** Kinds of record that others may be about: each is sold on a page of its own. */
export const ITEM_KINDS = ['tour-package', 'umrah-package', 'visa-service'] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

/** The same and pages about several of them: visitors ask questions of both. */
export const ASKED_KINDS = [...ITEM_KINDS, 'landing-page'] as const;
export type AskedKind = (typeof ASKED_KINDS)[number];

/** An item by its kind and id: `tour-package/dubai-city-break`. */
export const itemKey = (kind: AskedKind, id: string) => `${kind}/${id}`;

/** Kind and id in a key, which is well formed. */
export function itemOf(key: string): { kind: ItemKind; id: string } {
  const kind = ITEM_KINDS.find((each) => key.startsWith(`${each}/`))!;
  return { kind, id: key.slice(kind.length + 1) };
}

const ID_MAX = 100;
const LONGEST_KIND = Math.max(...ASKED_KINDS.map(({ length }) => length));
export const ITEM_KEY_MAX = LONGEST_KIND + 1 + ID_MAX;
export const itemKeyPattern = (kinds: readonly AskedKind[]): string =>
  `^(${kinds.join('|')})/[a-z0-9][a-z0-9-]{0,${ID_MAX - 1}}$`;
