import { isSubjectKind } from '#model/catalogue/subject-kinds.ts';
import { subjectsOf } from '#model/catalogue/subjects.ts';
import type { ContentChange } from '#model/publishing/index.ts';
import type { ContentDb } from './content-db.ts';

/** Facet of a record that is about no item: about the agency. */
export const THE_AGENCY = '';
/** Facet of a record that the home page may show. */
export const FEATURED = 'featured';

/** Stores by which facets a stored record is found. Answers those of before, and those of now. */
export function storeFacets(db: ContentDb, { entity, id, record }: ContentChange): string[][] {
  const stored = () =>
    db
      .prepare<[string, string], { facet: string }>(
        'SELECT facet FROM facets WHERE entity = ? AND id = ? ORDER BY facet',
      )
      .all(entity, id)
      .map(({ facet }) => facet);
  const before = stored();
  db.prepare('DELETE FROM facets WHERE entity = ? AND id = ?').run(entity, id);
  if (!record) return [before, []];
  // A row that a form did not write may name an item twice.
  db.prepare(
    `INSERT OR IGNORE INTO facets SELECT entity, value, position, created_at, records.id
       FROM records, json_each(?) WHERE entity = ? AND records.id = ?`,
  ).run(JSON.stringify(facetsOf(entity, record)), entity, id);
  return [before, stored()];
}

/** Keys by which lists and landing pages find a record, or the items that it is about. */
function facetsOf(entity: string, record: Readonly<Record<string, unknown>>): string[] {
  if (isSubjectKind(entity))
    return [...subjectsOf(entity, record), ...(record['is_featured'] === true ? [FEATURED] : [])];
  const about = (record['about'] ?? record['catalogue']) as string | string[] | undefined;
  if (about === undefined) return [];
  return about.length > 0 ? [about].flat() : [THE_AGENCY];
}
