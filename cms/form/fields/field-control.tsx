import type { Column } from '#model/kit/entity.ts';
import { localeFacts } from '#model/kit/locales.ts';
import { useDeferredValue, useId, type ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { classNames } from '../../ui/class-names.ts';
import type { DraftValue } from '../draft/codecs.ts';
import { faultOf, fillOf } from '../draft/draft.ts';
import { dayInWords } from './day-in-words.ts';
import { useDuplicateCountry } from './duplicate-country.ts';
import { useOtherNumber } from './other-number.ts';
import { useFormContext } from '../form-context.ts';
import { rulesOf, warningOf } from '../form-rules.ts';
import { columnWidgets } from '../widgets/column-widgets.tsx';
import { exampleOf } from '../widgets/text-widgets.tsx';
import { widgetByKind } from '../widgets/widgets.tsx';

interface FieldControlProps {
  column: Column;
  /** Buttons beside the label. */
  tools?: ReactNode;
  /** Validation beyond that of the field's kind. */
  check?: () => string | undefined;
}

/** One column's control with its label, count, hint and fault. */
export function FieldControl({ column, tools, check }: FieldControlProps) {
  const id = useId();
  const { entity, form, isEdit } = useFormContext();
  const { field, twinOf } = column;
  const {
    field: { value: draft, onChange, onBlur, ref },
    fieldState,
  } = useController({
    name: column.name,
    control: form.control,
    rules: { validate: (typed) => faultOf(entity.name, column, typed) ?? check?.() },
  });
  const Widget = columnWidgets[`${entity.name}.${column.name}`] ?? widgetByKind[field.kind];
  const fault = fieldState.error?.message;
  const readOnly = isEdit && rulesOf(entity.name).settled.includes(column.name);
  const isHinted = twinOf === null && !readOnly && !exampleOf(column);
  const day = field.kind === 'date' ? dayInWords(draft as string) : undefined;
  const hint = [day, isHinted && field.hint].filter(Boolean).join(' · ');
  const duplicate = useDuplicateCountry(column, draft);
  const otherNumber = useOtherNumber(column, draft);
  const warning = warningOf(entity.name, column, draft) ?? duplicate ?? otherNumber;
  const note = warning ?? hint;
  const noteId = note ? `${id}-note` : undefined;
  const faultId = fault ? `${id}-fault` : undefined;
  // A group may be taller than the screen: its fault stands where it begins.
  const isGroup = field.kind === 'hours' || field.kind === 'social';
  const faultText = fault && (
    <p
      id={faultId}
      role="alert"
      className={classNames('text-sm font-medium text-bad', isGroup ? 'mb-1' : 'mt-1')}
    >
      {fault}
    </p>
  );
  const hasOwnLabel = field.kind === 'flag';
  const language = field.bilingual ? (twinOf === null ? 'en' : 'bn') : undefined;
  return (
    <div data-field={column.name} className="flex min-w-0 grow flex-col">
      {!hasOwnLabel && (
        <div className="mb-1 flex min-h-5.5 items-center justify-between gap-3 text-sm">
          <label htmlFor={id} className="font-semibold">
            {field.label}{' '}
            {language && (
              <span lang={language} className="leading-none font-normal text-faint">
                {localeFacts[language].name}
              </span>
            )}
            {column.presence === 'required' && (
              <span aria-hidden className="text-bad">
                {' '}
                *
              </span>
            )}
          </label>
          <span className="flex items-center gap-1">
            <FillCount column={column} draft={draft} />
            {tools}
          </span>
        </div>
      )}
      {isGroup && faultText}
      <Widget
        id={id}
        name={column.name}
        column={column}
        draft={draft}
        onChange={onChange}
        onBlur={onBlur}
        ref={ref}
        describedBy={[faultId, noteId].filter(Boolean).join(' ') || undefined}
        invalid={fault !== undefined}
        readOnly={readOnly}
      />
      {!isGroup && faultText}
      {noteId && (
        <p id={noteId} className={classNames('mt-1 text-xs', warning ? 'text-wait' : 'text-faint')}>
          {note}
        </p>
      )}
    </div>
  );
}

/** Count against the limit, deferred: counting a long text may lag behind the typing. */
function FillCount({ column, draft }: { column: Column; draft: DraftValue }) {
  const fill = fillOf(column, useDeferredValue(draft));
  if (!fill || fill.count === 0) return null;
  const isOver = fill.count > fill.max;
  return (
    <span className={classNames('text-xs tabular-nums', isOver ? 'text-bad' : 'text-faint')}>
      {fill.count} / {fill.max}
    </span>
  );
}
