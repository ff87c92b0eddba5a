import { ENOUGH } from '#model/catalogue/narrowing.ts';
import { isSubjectKind, type SubjectKind } from '#model/catalogue/subject-kinds.ts';
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

/** Records of a kind that have all of the facets. */
export const HAVING_ALL = `SELECT id FROM subjects WHERE entity = @entity
    AND facet IN (SELECT value FROM json_each(@facets))
    GROUP BY id HAVING count(*) = json_array_length(@facets)`;

/**
 * Landing pages as these changes leave them, once the others are applied: as records while enough are
 * shown that they are about, and as none while there are too few.
 */
export function landingPageChanges(
  db: ContentDb,
  changes: readonly ContentChange[],
): ContentChange[] {
  const gone = changes.filter((each) => each.entity === LANDING_PAGE && !keep(db, each));
  const touched = new Set(changes.map(({ entity }) => entity));
  if (!touched.has(LANDING_PAGE) && ![...touched].some(isSubjectKind)) return [];
  const kept = db.prepare<[], StoredPage>('SELECT * FROM landing_pages ORDER BY id').all();
  return [
    ...gone,
    ...kept
      .filter(({ catalogue }) => touched.has(catalogue) || touched.has(LANDING_PAGE))
      .map(({ id, data, ...about }) => ({
        entity: LANDING_PAGE,
        id,
        record: hasEnough(db, about) ? (JSON.parse(data) as ContentChange['record']) : null,
      })),
  ];
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

function hasEnough(db: ContentDb, { catalogue, facets }: Omit<StoredPage, 'id' | 'data'>): boolean {
  const { amount } = db
    .prepare<[object], { amount: number }>(`SELECT count(*) AS amount FROM (${HAVING_ALL})`)
    .get({ entity: catalogue, facets })!;
  return amount >= ENOUGH;
}
