import type { Entity } from '#model/kit/entity.ts';
import { fold } from '#model/text/fold.ts';

/** Folded once for as long as the record is the same. */
const folded = new WeakMap<object, string>();

/** No text has it, so that no query goes from one text into the next. */
const BETWEEN = '\n';

/** The records that have `query` in a searched field, in either language, however it is spelt. */
export function matching<R extends object>(
  entity: Pick<Entity, 'columns' | 'searched'>,
  records: readonly R[],
  query: string,
): readonly R[] {
  const wanted = fold(query);
  if (wanted === '') return records;
  return records.filter((record) => searchedText(entity, record).includes(wanted));
}

/** Prepares a search, so that its first letter waits for nothing. */
export function searchedText(
  { columns, searched }: Pick<Entity, 'columns' | 'searched'>,
  record: object,
): string {
  const before = folded.get(record);
  if (before !== undefined) return before;
  const values = record as Readonly<Record<string, unknown>>;
  const text = columns
    .filter(({ name, twinOf }) => searched.includes(twinOf ?? name))
    .flatMap(({ name }) => textsOf(values[name]).map(fold))
    .join(BETWEEN);
  folded.set(record, text);
  return text;
}

const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Array.isArray(value) ? value.map(String) : [];
