import type { Column, Entity } from '#model/entity.ts';

/** One row of the form: a field, and the same field in Bengali where it has both. */
export interface FormRow {
  own: Column;
  twin: Column | undefined;
}

export const formRows = ({ columns }: Entity): FormRow[] =>
  columns
    .filter(({ twinOf }) => twinOf === null)
    .map((own) => ({ own, twin: columns.find(({ twinOf }) => twinOf === own.name) }));
