import type { Column, Entity } from '#model/kit/entity.ts';
import { Compile, type Validator } from 'typebox/compile';
import { decodeRow, decodeValue, ifReadable, type Row } from './codec.ts';

/** Faults of form. Limits and patterns are of what is saved next: what is stored may be older. */
const OF_FORM: ReadonlySet<string> = new Set(['type', 'required', 'const', 'format']);

/** Values that the type of their column does not hold to their form. */
const isOpen = ({ kind, storage }: Column['field']) =>
  storage === 'json' || kind === 'choice' || kind === 'date' || kind === 'moment';

const validators = new WeakMap<Column['field'], Validator>();

function hasForm({ field, presence }: Column, value: unknown): boolean {
  if (value === null) return presence === 'optional';
  if (!isOpen(field)) return true;
  const validator = validators.get(field) ?? Compile(field.schema);
  validators.set(field, validator);
  if (validator.Check(value)) return true;
  const faults = validator.Errors(value) as { keyword: string; params: { type?: unknown } }[];
  return !faults.some(({ keyword, params }) => OF_FORM.has(keyword) && params.type !== 'null');
}

/**
 * Decodes a row as far as it can be read: a value that is not in its form is empty, and named in
 * `damaged`, so that one record stops no other, and can be opened, mended and deleted.
 */
export function readableRow(entity: Entity, row: Row): Row {
  const damaged: string[] = [];
  const record = decodeRow(entity, row, (column, stored) => {
    const value = ifReadable(() => decodeValue(column, stored));
    if (value !== undefined && hasForm(column, value)) return value;
    damaged.push(column.name);
    return column.empty;
  });
  return damaged.length === 0 ? record : { ...record, damaged };
}
