import type { SumName } from '#model/counts/page-acts.ts';
import type { SumsOfPage } from '../../client/page-counts.ts';
import { sumNames } from './words.ts';

/** By the path in the order of the alphabet, or by a sum, the most first. */
export const ORDERS = ['path', ...sumNames] as const satisfies readonly ('path' | SumName)[];
export type PageOrder = (typeof ORDERS)[number];
export const DEFAULT_ORDER = 'leads';

const byPath = (a: SumsOfPage, b: SumsOfPage) => ((a.path ?? '') < (b.path ?? '') ? -1 : 1);

export const inOrder = (pages: readonly SumsOfPage[], order: PageOrder): SumsOfPage[] =>
  pages.toSorted((a, b) =>
    order === 'path' ? byPath(a, b) : b[order] - a[order] || b.views - a.views || byPath(a, b),
  );
