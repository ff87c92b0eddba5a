import { isSubjectKind } from '#model/catalogue/subject-kinds.ts';
import { subjectsOf } from '#model/catalogue/subjects.ts';
import type { ContentChange } from '#model/publishing/index.ts';
import type { ContentDb } from './content-db.ts';

type Named = Pick<ContentChange, 'entity' | 'id'>;

/** Facets by which a stored record is found; none of kinds that no landing page lists. */
export function storedSubjects(db: ContentDb, { entity, id }: Named): string[] {
  if (!isSubjectKind(entity)) return [];
  return db
    .prepare<[string, string], { facet: string }>(
      'SELECT facet FROM subjects WHERE entity = ? AND id = ? ORDER BY facet',
    )
    .all(entity, id)
    .map(({ facet }) => facet);
}

/** Stores by which facets a record is found, in place of those that were stored. */
export function keepSubjects(db: ContentDb, { entity, id, record }: ContentChange): void {
  if (!isSubjectKind(entity)) return;
  db.prepare('DELETE FROM subjects WHERE entity = ? AND id = ?').run(entity, id);
  if (!record) return;
  const keep = db.prepare('INSERT INTO subjects VALUES (?, ?, ?, ?, ?)');
  const { order = 0, created_at } = record as Record<string, unknown>;
  for (const facet of subjectsOf(entity, record)) keep.run(entity, facet, order, created_at, id);
}
