import type { AuditAction } from '#model/access/audit.ts';
import type { Column, Entity } from '#model/kit/entity.ts';
import type { FieldKind } from '#model/kit/field-values.ts';
import type { Version } from '../../client/history.ts';
import { codecOf } from '../draft/codecs.ts';
import { draftText } from '../draft/draft-text.ts';

/** How a sentence tells a change of each kind of field: by its values, or as one of so many. */
const told: Readonly<Record<FieldKind, 'values' | 'text' | 'list' | 'picture'>> = {
  text: 'text',
  multiline: 'text',
  markdown: 'text',
  money: 'values',
  decimal: 'values',
  integer: 'values',
  flag: 'values',
  choice: 'values',
  lines: 'list',
  tags: 'list',
  image: 'picture',
  images: 'picture',
  items: 'list',
  facets: 'list',
  link: 'text',
  path: 'values',
  email: 'text',
  phone: 'text',
  slug: 'text',
  date: 'values',
  moment: 'values',
  itinerary: 'list',
  requirements: 'list',
  social: 'list',
  hours: 'list',
  departures: 'list',
};

const acts: Readonly<Partial<Record<AuditAction, string>>> = {
  create: 'Made',
  remove: 'Deleted',
  restore: 'Restored from the trash',
};

/** A stored value as staff read it; a dash for none. */
export function valueText({ field }: Column, value: unknown): string {
  if (value === undefined) return '—';
  return draftText(field.kind, codecOf(field.kind).format(value)) || '—';
}

/** The fields that a version changed, in the order of the form. */
export const changedColumns = ({ columns }: Entity, { before, after }: Version): Column[] =>
  before && after ? columns.filter(({ name }) => name in after) : [];

/** `Price ৳24,500 → ৳26,500, 2 texts`. */
export function sentenceOf(entity: Entity, version: Version): string {
  const act = acts[version.action];
  if (act !== undefined) return act;
  const columns = changedColumns(entity, version);
  const values = columns
    .filter(({ field }) => told[field.kind] === 'values')
    .map((column) => {
      const [before, after] = [version.before!, version.after!].map(({ [column.name]: value }) =>
        valueText(column, value),
      );
      return `${shortLabel(column)} ${before} → ${after}`;
    });
  const counts = (['text', 'list', 'picture'] as const).flatMap((noun) => {
    const count = columns.filter(({ field }) => told[field.kind] === noun).length;
    return count === 0 ? [] : [`${count} ${noun}${count === 1 ? '' : 's'}`];
  });
  return [...values, ...counts].join(', ') || 'Nothing that the form shows';
}

/** `Price (৳)` as `Price`: the value has the sign. */
const shortLabel = ({ field }: Column) => field.label.replace(/ \([^)]*\)$/, '');
