import { paths } from './paths.ts';

/**
 * Ids and slugs that no record may have. The route of a page such as `[...lang]/contact` matches
 * `/tours/contact`, too, and a server shows `/tours` for `/tours/index`.
 */
export const RESERVED_ADDRESSES: ReadonlySet<string> = new Set([
  'index',
  'in',
  'page',
  ...Object.values(paths)
    .filter((path) => typeof path === 'string')
    .flatMap((path) => path.split('/'))
    .filter((part) => part !== ''),
]);
