import { paths } from '#model/routes/paths.ts';
import type { Strings } from './en/index.ts';

type NavKey = keyof Strings['nav']['items'];

/** The main menu, in its order. */
export const mainNav: readonly { key: NavKey; path: string }[] = [
  { key: 'home', path: paths.home },
  { key: 'visas', path: paths.visas },
  { key: 'flights', path: paths.flights },
  { key: 'tours', path: paths.tours },
  { key: 'umrah', path: paths.umrah },
  { key: 'about', path: paths.about },
  { key: 'contact', path: paths.contact },
  { key: 'blog', path: paths.blog },
];

const quick: ReadonlySet<NavKey> = new Set(['home', 'visas', 'flights', 'tours', 'umrah', 'about']);

export const quickLinks = mainNav.filter(({ key }) => quick.has(key));

/** The address of the item of the main menu that a page is, or is below. */
export const navItemAt = (path: string): string | undefined =>
  mainNav.find(
    (item) => item.path === path || (item.path !== paths.home && path.startsWith(`${item.path}/`)),
  )?.path;
