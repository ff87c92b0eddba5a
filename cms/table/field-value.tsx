import { formatDate } from '#model/format/dates.ts';
import type { Entity } from '#model/kit/entity.ts';
import type { FieldKind, FieldValues } from '#model/kit/field-values.ts';
import { formatNumber, formatTaka } from '#model/format/money.ts';
import type { ReactNode } from 'react';
import { Thumbnail } from '../ui/thumbnail.tsx';

type Cell<K extends FieldKind> = (value: FieldValues[K]) => ReactNode;

const asIs = (value: string) => value;
const entries = (list: object) => `${Object.keys(list).length} entries`;
const number = (value: number) => formatNumber(value, 'en');

/** How a value of every kind looks in a table. */
const cells: { [K in FieldKind]: Cell<K> } = {
  text: asIs,
  multiline: asIs,
  markdown: asIs,
  money: (value) => formatTaka(value, 'en'),
  decimal: number,
  integer: number,
  flag: (value) => (value ? 'Yes' : 'No'),
  choice: (value) => value.replaceAll(/[_-]/g, ' '),
  lines: entries,
  tags: (tags) => tags.join(', '),
  image: (src) => <Thumbnail sources={[src]} className="size-14" />,
  images: entries,
  items: entries,
  facets: entries,
  link: asIs,
  path: asIs,
  email: asIs,
  phone: asIs,
  slug: asIs,
  date: (value) => formatDate(value, 'en'),
  moment: (value) => formatDate(value, 'en'),
  itinerary: entries,
  requirements: entries,
  social: entries,
  hours: ({ week }) => entries(week),
  departures: entries,
};

interface FieldValueProps {
  entity: Pick<Entity, 'columns'>;
  record: object;
  name: string;
}

/** A record's value of one column, as the column's kind is shown; a dash where there is none. */
export function FieldValue({ entity, record, name }: FieldValueProps) {
  const column = entity.columns.find((each) => each.name === name);
  const value = (record as Record<string, unknown>)[name];
  if (!column) return '—';
  // A price has a sign of its own for none.
  if (column.field.kind !== 'money' && (value === null || value === undefined)) return '—';
  const shown = (cells[column.field.kind] as unknown as (value: unknown) => ReactNode)(value);
  return column.twinOf === null ? shown : <span lang="bn">{shown}</span>;
}
