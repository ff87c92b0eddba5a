import { publicEntities } from '#model/entities/index.ts';
import type { ContentChange } from '#model/publishing/index.ts';
import type { ContentDb } from './content-db.ts';

/** Key of a record that is about no item: about the agency. */
export const THE_AGENCY = '';

/** The fields that say what a record is about: items, or a list. */
const FIELDS = ['about', 'catalogue'] as const;
const fieldsByEntity = new Map<string, string>(
  publicEntities.flatMap(({ name, fields }) => {
    const field = FIELDS.find((each) => each in fields);
    return field ? [[name, field]] : [];
  }),
);

type Named = Pick<ContentChange, 'entity' | 'id'>;

/** Keys of what a stored record is about; none for entities that are about nothing. */
export function aboutOf(db: ContentDb, { entity, id }: Named): string[] {
  if (!fieldsByEntity.has(entity)) return [];
  return db
    .prepare<[string, string], { item: string }>(
      'SELECT item FROM abouts WHERE entity = ? AND id = ? ORDER BY item',
    )
    .all(entity, id)
    .map(({ item }) => item);
}

/** Stores what a record is about, in place of what was stored. */
export function keepAbout(db: ContentDb, { entity, id, record }: ContentChange): void {
  const field = fieldsByEntity.get(entity);
  if (field === undefined) return;
  db.prepare('DELETE FROM abouts WHERE entity = ? AND id = ?').run(entity, id);
  if (!record) return;
  const items = [record[field] as string | string[]].flat();
  const keep = db.prepare('INSERT INTO abouts VALUES (?, ?, ?)');
  for (const item of items.length > 0 ? items : [THE_AGENCY]) keep.run(entity, item, id);
}
