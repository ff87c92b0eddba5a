import { asciiDigits } from '#model/digits.ts';
import type { Entity } from '#model/entity.ts';

const folded = (value: string) => asciiDigits(value.normalize('NFC')).toLowerCase();

/** The records that have `query` in a searched field, in either language, whatever the case. */
export function matching<R extends object>(
  entity: Pick<Entity, 'columns' | 'searched'>,
  records: readonly R[],
  query: string,
): readonly R[] {
  const wanted = folded(query).trim();
  if (wanted === '') return records;
  const names = entity.columns
    .filter(({ name, twinOf }) => entity.searched.includes(twinOf ?? name))
    .map(({ name }) => name);
  return records.filter((record) =>
    names.some((name) =>
      textsOf(record[name as keyof R]).some((text) => folded(text).includes(wanted)),
    ),
  );
}

const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Array.isArray(value) ? value.map(String) : [];
