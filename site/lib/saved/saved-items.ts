import { ITEM_KINDS, itemKeyPattern, type ItemKind } from '#model/catalogue/items.ts';
import { SAVED_KEY } from './saved-key.ts';

export const MOST_SAVED = 100;

/** Kinds of record that can be saved. */
export type SavedKind = Exclude<ItemKind, 'visa-service'>;
const KINDS: Readonly<Record<ItemKind, boolean>> = {
  'tour-package': true,
  'umrah-package': true,
  'visa-service': false,
};

/** The part of `localStorage` that is used. */
type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const KEY = new RegExp(itemKeyPattern(ITEM_KINDS.filter((kind) => KINDS[kind])));

export const isSavedKey = (key: unknown): key is string => typeof key === 'string' && KEY.test(key);

/** Keys of all that is saved. Ignores all that this version of the site would not have written. */
export function savedOn(shelf: Shelf): string[] {
  const kept = shelf.getItem(SAVED_KEY);
  if (kept === null) return [];
  try {
    const list: unknown = JSON.parse(kept);
    return Array.isArray(list) ? [...new Set(list.filter(isSavedKey))].slice(0, MOST_SAVED) : [];
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}

export type Outcome = 'saved' | 'removed' | 'full';

/** Saves what is not saved, and the other way round: of the shelf as it is now, which other tabs change. */
export function toggleSaved(shelf: Shelf, key: string): Outcome {
  const list = savedOn(shelf);
  if (list.includes(key)) {
    removeSaved(shelf, [key]);
    return 'removed';
  }
  if (list.length >= MOST_SAVED) return 'full';
  put(shelf, [key, ...list]);
  return 'saved';
}

export function removeSaved(shelf: Shelf, keys: readonly string[]): void {
  put(
    shelf,
    savedOn(shelf).filter((key) => !keys.includes(key)),
  );
}

function put(shelf: Shelf, list: readonly string[]): void {
  if (list.length === 0) shelf.removeItem(SAVED_KEY);
  else shelf.setItem(SAVED_KEY, JSON.stringify(list));
}
