import { ENOUGH } from '#model/catalogue/narrowing.ts';
import type { SubjectKind } from '#model/catalogue/subject-kinds.ts';
import type { ContentChange } from '#model/publishing/index.ts';
import type { ContentDb } from './content-db.ts';

export const LANDING_PAGE = 'landing-page';

interface StoredPage {
  id: string;
  catalogue: SubjectKind;
  facets: string;
  data: string;
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
  const gone = own.filter((each) => !keep(db, each));
  const ownIds = new Set(own.map(({ id }) => id));
  const moved = new Set(others.flatMap(movedFacets));
  if (own.length + moved.size === 0) return [];
  const kept = db.prepare<[], StoredPage>('SELECT * FROM landing_pages ORDER BY id').all();
  const isAbout = ({ catalogue, facets }: StoredPage) =>
    (JSON.parse(facets) as string[]).some((facet) => moved.has(facetOf(catalogue, facet)));
  return [
    ...gone,
    ...kept
      .filter((page) => ownIds.has(page.id) || isAbout(page))
      .map(({ id, data, ...about }) => ({
        entity: LANDING_PAGE,
        id,
        record: hasEnough(db, about) ? (JSON.parse(data) as ContentChange['record']) : null,
      })),
  ];
}

const facetOf = (entity: string, facet: string) => `${entity} ${facet}`;

/** Facets that a record has only before or only after. */
function movedFacets({ entity, facets: [before = [], after = []] }: Found): string[] {
  const all = new Set(before).symmetricDifference(new Set(after));
  return [...all].map((facet) => facetOf(entity, facet));
}

/** Stores a landing page as it is told; answers whether there is one. */
function keep(db: ContentDb, { id, record }: ContentChange): boolean {
  db.prepare('DELETE FROM landing_pages WHERE id = ?').run(id);
  if (!record) return false;
  const { catalogue, facets } = record as Record<string, unknown>;
  db.prepare('INSERT INTO landing_pages VALUES (?, ?, ?, ?)').run(
    id,
    catalogue,
    facetList(facets as string[]),
    JSON.stringify(record),
  );
  return true;
}

/** Whether enough records of the list have all of the facets. */
function hasEnough(db: ContentDb, { catalogue, facets }: Omit<StoredPage, 'id' | 'data'>): boolean {
  const { amount } = db
    .prepare<[object], { amount: number }>(
      `SELECT count(*) AS amount FROM (
         SELECT id FROM facets WHERE entity = @catalogue
           AND facet IN (SELECT value FROM json_each(@facets))
           GROUP BY id HAVING count(*) = json_array_length(@facets))`,
    )
    .get({ catalogue, facets })!;
  return amount >= ENOUGH;
}
