import type { Column } from '#model/kit/entity.ts';
import { CopyAcross } from './copy-across.tsx';
import { FieldControl } from './field-control.tsx';
import { OutdatedNote } from '../outdated-note.tsx';
import { StructureCopy } from '../itinerary/structure-copy.tsx';

interface BilingualRowProps {
  own: Column;
  twin: Column;
}

/**
 * A field in both languages, side by side and equally high. While one side has the focus, the other
 * is lit. Below 900 px only the side of the form's language is there.
 */
export const BilingualRow = ({ own, twin }: BilingualRowProps) => (
  <div
    role="group"
    aria-label={own.field.label}
    className="group/twins grid gap-x-6 gap-y-3 min-[900px]:col-span-2 min-[900px]:grid-cols-2"
  >
    <Side column={own} other={twin} />
    <Side column={twin} other={own} />
    <div className="empty:hidden min-[900px]:col-span-2">
      <OutdatedNote own={own} twin={twin} />
    </div>
  </div>
);

const hidden = {
  en: 'max-[900px]:group-data-[language=bn]/form:hidden',
  bn: 'max-[900px]:group-data-[language=en]/form:hidden',
} as const;

function Side({ column, other }: { column: Column; other: Column }) {
  const isBengali = column.twinOf !== null;
  return (
    <div
      className={`flex min-w-0 flex-col rounded-lg outline-offset-4 outline-accent-soft group-focus-within/twins:[&:not(:focus-within)]:outline-2 ${hidden[isBengali ? 'bn' : 'en']}`}
    >
      <FieldControl
        column={column}
        tools={
          <>
            {isBengali && column.field.kind === 'itinerary' && (
              <StructureCopy from={other} to={column} />
            )}
            <CopyAcross from={other} to={column} />
          </>
        }
      />
    </div>
  );
}
