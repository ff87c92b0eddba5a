import { paths } from './paths.ts';

/** Other calls and pages below the path of a list, and the form for a new record. */
const BELOW_LISTS = [
  'active',
  'compare',
  'countries',
  'country',
  'in',
  'me',
  'new',
  'slug',
  'tags',
];

/**
 * Ids and slugs that no record may have. The route of a page such as `[...lang]/contact` matches
 * `/tours/contact`, too, and a server shows `/tours` for `/tours/index`.
 */
export const RESERVED_ADDRESSES: ReadonlySet<string> = new Set([
  'index',
  'page',
  ...BELOW_LISTS,
  ...Object.values(paths)
    .filter((path) => typeof path === 'string')
    .flatMap((path) => path.split('/'))
    .filter((part) => part !== ''),
]);
