/** Packages that fit side by side. */
export const MOST_COMPARED = 3;
const CHOSEN = 'p';
const ID = /^[a-z0-9][a-z0-9-]{0,99}$/;

/** The packages that an address names, each once, in its order; what is no name of one is left out. */
export function chosenIn(search: string): string[] {
  const named = new URLSearchParams(search).getAll(CHOSEN).flatMap((each) => each.split(','));
  return [...new Set(named.filter((each) => ID.test(each)))].slice(0, MOST_COMPARED);
}

/** The query of an address with these packages instead, all else in it as it was. */
export function withChosen(search: string, ids: readonly string[]): string {
  const query = new URLSearchParams(search);
  query.delete(CHOSEN);
  const others = query.toString();
  // Written by hand: URLSearchParams would escape the commas, and people send each other the address.
  const parts = [others, ids.length > 0 ? `${CHOSEN}=${ids.join(',')}` : ''].filter(Boolean);
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

type Choice = { ids: string[] } | 'too many';

/** The choice after one more or one less. */
export function afterChoosing(ids: readonly string[], id: string, isChosen: boolean): Choice {
  const others = ids.filter((each) => each !== id);
  if (!isChosen) return { ids: others };
  return others.length < MOST_COMPARED ? { ids: [...others, id] } : 'too many';
}
