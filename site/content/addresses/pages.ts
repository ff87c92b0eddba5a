import { LOCALES } from '#model/kit/locales.ts';
import { localPath, namesPublished, paths } from '#model/routes/paths.ts';
import { pagesWithContent } from './content-pages.ts';
import { movedPages } from './redirects.ts';
import { searchPaths } from '../search.ts';
import { sitemapShards } from './sitemap.ts';

/** The address of everything the site has now. */
export function pagePaths(): string[] {
  const pages = pagesWithContent();
  const inEveryLanguage = [
    ...namesPublished('unlisted').map((name) => paths[name]),
    ...pages,
    ...movedPages(pages).map(({ from }) => from),
  ];
  return [
    // Both languages of a page in a row: the second makes the queries of the first, which are cached.
    ...inEveryLanguage.flatMap((path) => LOCALES.map((locale) => localPath(locale, path))),
    ...namesPublished('once').map((name) => paths[name]),
    ...sitemapShards().map(paths.sitemapShard),
    ...searchPaths(),
  ];
}
