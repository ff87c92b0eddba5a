import { placeOf } from '#model/entities/index.ts';
import { LOCALES } from '#model/kit/locales.ts';
import { isTaken, storedPath } from '#model/routes/own-path.ts';
import { isPage, localPath } from '#model/routes/paths.ts';
import { pagesWithContent } from './content-pages.ts';
import { recordAt } from './detail-pages.ts';
import { read } from '../reads/reads.ts';

/** The last ones made: a server that reads longer lists takes long to start. */
const MOST = 5_000;

/** A line of each server's list. Own paths need no escapes in any of them. */
const lineOf = {
  caddy: (from: string, to: string) => `${from} ${to}`,
  nginx: (from: string, to: string) => `${from} ${to};`,
  // Forced: a page for hosts without lists lies at the same address.
  netlify: (from: string, to: string) => `${from} ${to} 301!`,
} as const;

/** Old addresses that have no page by now, each with its new one that has: in English, sorted. */
export function movedPages(pages: readonly string[]) {
  const known = new Set(pages);
  return read('summaries', 'redirect', MOST, 0)
    .map(({ from_path, to_path }) => ({ from: from_path, to: to_path }))
    .filter(({ from, to }) => !known.has(from) && known.has(to) && !isTaken(from))
    .toSorted((a, b) => (a.from < b.from ? -1 : 1));
}

/** The parameters of their pages, in every language. */
export const movedParams = () =>
  movedPages(pagesWithContent()).flatMap(({ from }) =>
    LOCALES.map((locale) => ({ lang: localPath(locale, from).slice(1) })),
  );

/** The new address of one that has no page; undefined for any other. `path` is of either language. */
export function newAddressOf(path: string): string | undefined {
  const from = storedPath(path);
  if (isTaken(from) || !isPage(from)) return undefined;
  const place = placeOf(from);
  // A record that is there has its address: its page makes the same query.
  if (place && recordAt(place.entity.name, place.address)) return undefined;
  return read('slug', 'redirect', from)?.to_path;
}

/** The list of redirects for a server, in every language. */
export function redirectList(server: keyof typeof lineOf): string {
  const lines = movedPages(pagesWithContent()).flatMap(({ from, to }) =>
    LOCALES.map((locale) => lineOf[server](localPath(locale, from), localPath(locale, to))),
  );
  return ['# Old addresses of this site, and where they lead', ...lines, ''].join('\n');
}
