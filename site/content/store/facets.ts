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
  const forget = db.prepare<[object], string>(
    'DELETE FROM facets WHERE entity = @entity AND id = @id RETURNING facet',
  );
  // A row that a form did not write may name an item twice.
  const keep = db.prepare<[object], string>(
    `INSERT OR IGNORE INTO facets SELECT entity, value, position, created_at, records.id
       FROM records, json_each(@facets) WHERE entity = @entity AND records.id = @id RETURNING facet`,
  );
  const before = forget.pluck().all({ entity, id });
  const facets = JSON.stringify(record ? facetsOf(entity, record) : []);
  const after = keep.pluck().all({ entity, id, facets });
  return [before.toSorted(), after.toSorted()];
}

/** Keys by which lists and landing pages find a record, or the items that it is about. */
function facetsOf(entity: string, record: Readonly<Record<string, unknown>>): string[] {
  if (isSubjectKind(entity))
    return [...subjectsOf(entity, record), ...(record['is_featured'] === true ? [FEATURED] : [])];
  const about = (record['about'] ?? record['catalogue']) as string | string[] | undefined;
  if (about === undefined) return [];
  return about.length > 0 ? [about].flat() : [THE_AGENCY];
}
