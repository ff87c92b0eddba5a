import type { Column, Entity } from '#model/entity.ts';

/** One row of the form: a field, and the same field in Bengali where it has both. */
export interface FormRow {
  own: Column;
  twin: Column | undefined;
}

/** Set by scheduling, not typed into the form. */
const WITHOUT_WIDGET: ReadonlySet<string> = new Set(['publish_at', 'unpublish_at']);

/** The columns that the form fills, in the order of the entity. */
export const formColumns = ({ columns }: Entity) =>
  columns.filter(({ name }) => !WITHOUT_WIDGET.has(name));

export function formRows(entity: Entity): FormRow[] {
  const columns = formColumns(entity);
  return columns
    .filter(({ twinOf }) => twinOf === null)
    .map((own) => ({ own, twin: columns.find(({ twinOf }) => twinOf === own.name) }));
}
