import type { Column, Entity } from '#model/kit/entity.ts';
import { isSame, type FormValues } from '../draft/draft.ts';
import { draftText } from '../draft/draft-text.ts';
import { MarkedText } from '../history/marked-text.tsx';
import { differenceOf } from '../history/words.ts';
import { nameOf } from '../widgets/control-props.ts';

export const languageOf = ({ twinOf }: Column) => (twinOf === null ? 'en' : 'bn');

/** The fields in which a draft differs from what is published. */
export const changedIn = ({ columns }: Entity, published: FormValues, values: FormValues) =>
  columns.filter(({ name }) => !isSame(published[name], values[name]));

interface DraftDifferencesProps {
  columns: readonly Column[];
  published: FormValues;
  values: FormValues;
}

/** Every changed field: as visitors see it, and as the draft has it. */
export const DraftDifferences = ({ columns, published, values }: DraftDifferencesProps) =>
  columns.map((column) => {
    const [before, after] = [published, values].map(({ [column.name]: value }) =>
      draftText(column.field.kind, value!),
    );
    const pieces = differenceOf(before || '—', after || '—', languageOf(column));
    return (
      <fieldset key={column.name} className="min-w-0 rounded-card border border-hairline p-3">
        <legend className="px-1 font-semibold text-text">{nameOf(column)}</legend>
        <div className="grid gap-3 sm:grid-cols-2">
          {(['older', 'newer'] as const).map((only) => (
            <div key={only} className="min-w-0">
              <p className="text-xs text-faint">{only === 'older' ? 'Published' : 'Draft'}</p>
              <MarkedText column={column} pieces={pieces} only={only} />
            </div>
          ))}
        </div>
      </fieldset>
    );
  });
