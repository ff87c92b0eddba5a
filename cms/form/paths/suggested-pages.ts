import { fold } from '#model/text/fold.ts';

/** A page of the site that visitors see, by its English address. */
export interface SitePage {
  path: string;
  title: string;
}

const SHORTEST_WORD = 3;

const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word.length >= SHORTEST_WORD);

/** The list that an address lies below: `/tours/bali` → `tours`. */
const listOf = (path: string) => path.split('/')[1];

/**
 * The pages to go on to from an old address: those with all that is typed, or with a word of the
 * address; most words first, then of the same list, then by address.
 */
export function suggestedPages(
  pages: readonly SitePage[],
  { from, typed }: { from: string; typed: string },
  count: number,
): SitePage[] {
  // A page that is chosen is no search: others are suggested beside it.
  const wanted = pages.some(({ path }) => path === typed) ? '' : fold(typed.trim());
  const asked = new Set(wordsOf(from));
  return pages
    .filter(({ path, title }) => path !== typed && fold(`${path} ${title}`).includes(wanted))
    .map((page) => {
      const own = new Set(wordsOf(`${page.path} ${page.title}`));
      const shared = [...own].filter((word) => asked.has(word)).length;
      return { page, rank: 2 * shared + Number(listOf(page.path) === listOf(from)) };
    })
    .filter(({ rank }) => rank > 0 || wanted !== '')
    .toSorted((a, b) => b.rank - a.rank || (a.page.path < b.page.path ? -1 : 1))
    .slice(0, count)
    .map(({ page }) => page);
}
