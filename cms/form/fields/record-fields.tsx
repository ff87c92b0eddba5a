import type { Column, Entity } from '#model/kit/entity.ts';
import { BilingualRow } from './bilingual-row.tsx';
import { FieldControl } from './field-control.tsx';
import { rulesOf } from '../form-rules.ts';
import { showingColumns, ShowingControl } from '../showing/showing-control.tsx';
import { isWide } from '../widgets/widgets.tsx';

/** One row of the form: a field, and the same field in Bengali where it has both. */
interface FormRow {
  own: Column;
  twin: Column | undefined;
}

const formRows = ({ columns }: Entity): FormRow[] =>
  columns
    .filter(({ twinOf }) => twinOf === null)
    .map((own) => ({ own, twin: columns.find(({ twinOf }) => twinOf === own.name) }));

/** A control for every field: English and Bengali side by side, switches and what visitors see at the end. */
export function RecordFields({ entity }: { entity: Entity }) {
  const rows = formRows(entity);
  const { settled } = rulesOf(entity.name);
  const showing = showingColumns(entity);
  const isShowing = ({ own }: FormRow) =>
    showing !== undefined && Object.values(showing).includes(own);
  const flags = rows.filter((row) => row.own.field.kind === 'flag' && !isShowing(row));
  // Fields that are settled once are read-only most of the time, and come last.
  const isLate = ({ own }: FormRow) => settled.includes(own.name);
  const fields = rows.filter((row) => !flags.includes(row) && !isShowing(row));
  return (
    <div className="grid gap-x-6 gap-y-5 min-[900px]:grid-cols-2">
      {[...fields.filter((row) => !isLate(row)), ...fields.filter(isLate)].map(({ own, twin }) =>
        twin ? (
          <BilingualRow key={own.name} own={own} twin={twin} />
        ) : (
          <div key={own.name} className={isWide(own.field.kind) ? 'min-[900px]:col-span-2' : ''}>
            <FieldControl column={own} />
          </div>
        ),
      )}
      {flags.length > 0 && (
        <div className="flex flex-wrap gap-x-8 gap-y-1 border-t border-hairline pt-4 *:grow-0 min-[900px]:col-span-2">
          {flags.map(({ own }) => (
            <FieldControl key={own.name} column={own} />
          ))}
        </div>
      )}
      {showing && <ShowingControl {...showing} />}
    </div>
  );
}
