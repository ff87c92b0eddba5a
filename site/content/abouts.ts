import { publicEntities } from '#model/entities/index.ts';
import type { ContentChange } from '#model/publishing/index.ts';
import type { ContentDb } from './content-db.ts';

/** Key of a record that is about no item: about the agency. */
export const THE_AGENCY = '';

const KEPT: ReadonlySet<string> = new Set(
  publicEntities.filter(({ fields }) => 'about' in fields).map(({ name }) => name),
);

type Named = Pick<ContentChange, 'entity' | 'id'>;

/** Keys of the items that a stored record is about; none for entities that are about nothing. */
export function aboutOf(db: ContentDb, { entity, id }: Named): string[] {
  if (!KEPT.has(entity)) return [];
  return db
    .prepare<[string, string], { item: string }>(
      'SELECT item FROM abouts WHERE entity = ? AND id = ? ORDER BY item',
    )
    .all(entity, id)
    .map(({ item }) => item);
}

/** Stores what a record is about, in place of what was stored. */
export function keepAbout(db: ContentDb, { entity, id, record }: ContentChange): void {
  if (!KEPT.has(entity)) return;
  db.prepare('DELETE FROM abouts WHERE entity = ? AND id = ?').run(entity, id);
  if (!record) return;
  const items = record['about'] as string[];
  const keep = db.prepare('INSERT INTO abouts VALUES (?, ?, ?)');
  for (const item of items.length > 0 ? items : [THE_AGENCY]) keep.run(entity, item, id);
}
