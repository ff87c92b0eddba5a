import { ENOUGH } from '#model/catalogue/narrowing.ts';
import type { ContentChange } from '#model/publishing/index.ts';
import type { ContentDb } from './content-db.ts';

export const LANDING_PAGE = 'landing-page';

/** Facets as a parameter of a query: the same ones in the same order. */
export const facetList = (facets: readonly string[]): string =>
  JSON.stringify([...new Set(facets)].toSorted());

/** A record of which the facets that it is found by may be others now. */
interface Found {
  entity: string;
  /** Its facets before and after. */
  facets: readonly (readonly string[])[];
}

/**
 * Landing pages that are other after these changes, the rest of which is applied: those that changed
 * themselves, and those about a facet that a record gained or lost. As records while enough are shown
 * that they are about, and as none while there are too few.
 */
export function landingPageChanges(
  db: ContentDb,
  changes: readonly ContentChange[],
  others: readonly Found[],
): ContentChange[] {
  const own = changes.filter(({ entity }) => entity === LANDING_PAGE);
  const forget = db.prepare('DELETE FROM landing_pages WHERE id = ?');
  const keep = db.prepare('INSERT OR REPLACE INTO landing_pages VALUES (?, ?)');
  for (const { id, record } of own)
    if (record) keep.run(id, JSON.stringify(record));
    else forget.run(id);
  const moved = others.flatMap(movedFacets);
  if (own.length + moved.length === 0) return [];
  const touched = db.prepare<[object], { id: string; shown: string | null }>(TOUCHED).all({
    own: JSON.stringify(own.map(({ id }) => id)),
    moved: JSON.stringify(moved),
    enough: ENOUGH,
  });
  return [
    ...own.filter(({ record }) => !record),
    ...touched.map(({ id, shown }) => ({
      entity: LANDING_PAGE,
      id,
      record: shown && JSON.parse(shown),
    })),
  ];
}

/** Pages that changed, or are about what moved: what is shown of each while enough records have all of its facets. */
const TOUCHED = `
  SELECT page.id, iif((SELECT count(*) FROM (
      SELECT id FROM facets WHERE entity = page.catalogue
        AND facet IN (SELECT value FROM json_each(page.facets))
        GROUP BY id HAVING count(*) = (SELECT count(DISTINCT value) FROM json_each(page.facets)))
    ) >= @enough, page.data, NULL) AS shown
  FROM landing_pages AS page
  WHERE page.id IN (SELECT value FROM json_each(@own)) OR EXISTS (
    SELECT 1 FROM json_each(page.facets) AS asked
     WHERE page.catalogue || ' ' || asked.value IN (SELECT value FROM json_each(@moved)))
  ORDER BY page.id`;

/** Facets that a record has only before or only after. */
function movedFacets({ entity, facets: [before = [], after = []] }: Found): string[] {
  const all = new Set(before).symmetricDifference(new Set(after));
  return [...all].map((facet) => `${entity} ${facet}`);
}
