import { pageCount } from '#model/routes/paths.ts';
import type { Umrah } from './reads/records.ts';
import { read } from './reads/reads.ts';

/** Packages in one table: a page of so many keeps to its weight. */
export const COMPARED_ON_PAGE = 40;

export const comparisonPages = (): number =>
  pageCount(read('count', 'umrah-package'), COMPARED_ON_PAGE);

/** The packages on one page of the comparison, in the order of the list; undefined beyond the last. */
export function comparedOn(page: number): Umrah[] | undefined {
  if (page > comparisonPages()) return undefined;
  const offset = (page - 1) * COMPARED_ON_PAGE;
  return read('summaries', 'umrah-package', COMPARED_ON_PAGE, offset).flatMap(
    ({ id }) => read('record', 'umrah-package', id) ?? [],
  );
}
