import type { Column } from '#model/entity.ts';
import { localeFacts } from '#model/locales.ts';
import { useDeferredValue, useId } from 'react';
import { useController, type Control } from 'react-hook-form';
import { classNames } from '../ui/class-names.ts';
import type { Held } from './codecs.ts';
import { faultOf, fillOf, type FormValues } from './draft.ts';
import { exampleOf } from './text-widgets.tsx';
import { widgetByKind } from './widgets.tsx';

interface FieldControlProps {
  column: Column;
  control: Control<FormValues>;
}

/** One column's control with its label, count, hint and fault. */
export function FieldControl({ column, control }: FieldControlProps) {
  const id = useId();
  const { field, twinOf } = column;
  const {
    field: { value: held, onChange, onBlur, ref },
    fieldState,
  } = useController({
    name: column.name,
    control,
    rules: { validate: (typed) => faultOf(column, typed) },
  });
  const Widget = widgetByKind[field.kind];
  const fault = fieldState.error?.message;
  const hintId = field.hint && twinOf === null && !exampleOf(column) ? `${id}-hint` : undefined;
  const faultId = fault ? `${id}-fault` : undefined;
  const hasOwnLabel = field.kind === 'flag';
  const language = field.bilingual ? (twinOf === null ? 'en' : 'bn') : undefined;
  return (
    <div className="min-w-0">
      {!hasOwnLabel && (
        <div className="mb-1 flex min-h-5.5 items-baseline justify-between gap-3 text-sm">
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
          <FillCount column={column} held={held} />
        </div>
      )}
      <Widget
        id={id}
        name={column.name}
        column={column}
        held={held}
        onChange={onChange}
        onBlur={onBlur}
        ref={ref}
        describedBy={[faultId, hintId].filter(Boolean).join(' ') || undefined}
        invalid={fault !== undefined}
      />
      {fault && (
        <p id={faultId} role="alert" className="mt-1 text-sm font-medium text-bad">
          {fault}
        </p>
      )}
      {hintId && (
        <p id={hintId} className="mt-1 text-xs text-faint">
          {field.hint}
        </p>
      )}
    </div>
  );
}

/** How much is used up; counting a long text may lag behind the typing. */
function FillCount({ column, held }: { column: Column; held: Held }) {
  const fill = fillOf(column, useDeferredValue(held));
  if (!fill || fill.count === 0) return null;
  const isOver = fill.count > fill.max;
  return (
    <span className={classNames('text-xs tabular-nums', isOver ? 'text-bad' : 'text-faint')}>
      {fill.count} / {fill.max}
    </span>
  );
}
