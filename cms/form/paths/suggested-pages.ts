import { detailEntities, recordPage } from '#model/entities/index.ts';
import type { Entity } from '#model/kit/entity.ts';
import { namesPublished, paths } from '#model/routes/paths.ts';
import { fold } from '#model/text/fold.ts';
import { recordTitle } from '../../client/record-title.ts';
import { visibilityOf } from '../../table/visibility.ts';

/** A page of the site that visitors see, by its English address. */
export interface SitePage {
  path: string;
  title: string;
}

type Listed = { id: string } & Readonly<Record<string, unknown>>;

const fixedPages: readonly SitePage[] = namesPublished('listed').map((name) => ({
  path: paths[name],
  title: name === 'home' ? 'Home page' : '',
}));

/**
 * Every page that a redirect may lead to: the fixed ones, and those of records that are shown.
 * `lists` are of the `detailEntities`, as far as they are known.
 */
export const sitePages = (
  lists: readonly (readonly object[] | undefined)[],
  now: string,
): SitePage[] => [
  ...fixedPages,
  ...detailEntities.flatMap((entity, place) =>
    ((lists[place] ?? []) as readonly Listed[])
      .filter((record) => visibilityOf(entity as Entity, record, now).kind === 'shown')
      .map((record) => {
        const { title, titleBn } = recordTitle(entity as Entity, record);
        return {
          path: recordPage(entity.name, record),
          title: [title, titleBn].filter(Boolean).join(' · '),
        };
      }),
  ),
];

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
