import { useEffect, useState } from 'react';
import { useNavigation } from './navigation.ts';

/** By the name in the address: what may be chosen, or null where any text may be. */
type Choices = Readonly<Record<string, readonly string[] | null>>;
type Choice<C extends Choices> = { readonly [N in keyof C]: string };

/** Debounce of the address while somebody types: browsers limit calls of `replaceState`. */
const PAUSE_MS = 250;

/**
 * A list's filters, kept in the query string: Back, a reload and a shared link restore them. An
 * empty text filters nothing.
 */
export function useUrlFilters<const C extends Choices>(choices: C) {
  const { search, narrow } = useNavigation();
  const [followed, setFollowed] = useState(search);
  const [choice, setChoice] = useState(() => choiceIn(search, choices));
  // Another address than the one that was written here.
  if (search !== followed) {
    setFollowed(search);
    setChoice(choiceIn(search, choices));
  }
  useEffect(() => {
    const next = searchOf(choice);
    if (next === search) return undefined;
    const timer = setTimeout(() => {
      if (narrow(next)) setFollowed(next);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [choice, search, narrow]);
  return {
    choice,
    change: (part: Partial<Choice<C>>) => setChoice((before) => ({ ...before, ...part })),
  };
}

function choiceIn<C extends Choices>(search: string, choices: C): Choice<C> {
  const given = new URLSearchParams(search);
  return Object.fromEntries(
    Object.entries(choices).map(([name, allowed]) => {
      const value = given.get(name) ?? '';
      return [name, !allowed || allowed.includes(value) ? value : ''];
    }),
  ) as Choice<C>;
}

function searchOf(choice: Readonly<Record<string, string>>): string {
  const chosen = new URLSearchParams(Object.entries(choice).filter(([, value]) => value !== ''));
  return chosen.size > 0 ? `?${chosen}` : '';
}
