import type { Entity } from '#model/kit/entity.ts';

interface RecordTitle {
  title: string;
  titleBn: string | null;
}

/** A record's title: its first text column, in both languages. */
export function recordTitle(
  { columns }: Pick<Entity, 'columns'>,
  record: { id: string } & Readonly<Record<string, unknown>>,
): RecordTitle {
  const text = columns.find(({ field, twinOf }) => field.kind === 'text' && !twinOf);
  const twin = columns.find(({ twinOf }) => twinOf !== null && twinOf === text?.name);
  const valueOf = (name: string | undefined) => {
    const value = name === undefined ? null : record[name];
    return typeof value === 'string' && value !== '' ? value : null;
  };
  return { title: valueOf(text?.name) ?? record.id, titleBn: valueOf(twin?.name) };
}
