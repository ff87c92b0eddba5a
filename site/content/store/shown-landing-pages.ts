import { ENOUGH } from '#model/catalogue/narrowing.ts';
import type { ContentChange } from '#model/publishing/index.ts';
import type { ContentDb } from './content-db.ts';

export const LANDING_PAGE = 'landing-page';

interface StoredPage {
  id: string;
  data: string;
  catalogue: string;
  facets: string;
}

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
  const ownIds = new Set(own.map(({ id }) => id));
  const moved = new Set(others.flatMap(movedFacets));
  if (own.length + moved.size === 0) return [];
  const kept = db.prepare<[], StoredPage>('SELECT * FROM landing_pages ORDER BY id').all();
  const isAbout = ({ catalogue, facets }: StoredPage) =>
    (JSON.parse(facets) as string[]).some((facet) => moved.has(facetOf(catalogue, facet)));
  return [
    ...own.filter(({ record }) => !record),
    ...kept
      .filter((page) => ownIds.has(page.id) || isAbout(page))
      .map((page) => ({
        entity: LANDING_PAGE,
        id: page.id,
        record: hasEnough(db, page) ? (JSON.parse(page.data) as ContentChange['record']) : null,
      })),
  ];
}

const facetOf = (entity: string, facet: string) => `${entity} ${facet}`;

/** Facets that a record has only before or only after. */
function movedFacets({ entity, facets: [before = [], after = []] }: Found): string[] {
  const all = new Set(before).symmetricDifference(new Set(after));
  return [...all].map((facet) => facetOf(entity, facet));
}

/** Whether enough records of the list have all of the facets. */
function hasEnough(db: ContentDb, { catalogue, facets }: StoredPage): boolean {
  const { amount } = db
    .prepare<[object], { amount: number }>(
      `SELECT count(*) AS amount FROM (
         SELECT id FROM facets WHERE entity = @catalogue
           AND facet IN (SELECT value FROM json_each(@facets))
           GROUP BY id HAVING count(*) = (SELECT count(DISTINCT value) FROM json_each(@facets)))`,
    )
    .get({ catalogue, facets })!;
  return amount >= ENOUGH;
}
