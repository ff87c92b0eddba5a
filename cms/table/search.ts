import type { Entity } from '#model/entity.ts';
import { fold } from '#model/fold.ts';

/** The records that have `query` in a searched field, in either language, however it is spelt. */
export function matching<R extends object>(
  entity: Pick<Entity, 'columns' | 'searched'>,
  records: readonly R[],
  query: string,
): readonly R[] {
  const wanted = fold(query);
  if (wanted === '') return records;
  const names = entity.columns
    .filter(({ name, twinOf }) => entity.searched.includes(twinOf ?? name))
    .map(({ name }) => name);
  return records.filter((record) =>
    names.some((name) =>
      textsOf(record[name as keyof R]).some((text) => fold(text).includes(wanted)),
    ),
  );
}

const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Array.isArray(value) ? value.map(String) : [];
