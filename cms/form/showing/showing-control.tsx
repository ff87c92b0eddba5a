import { isDraftWhenOff } from '#model/catalogue/schedule.ts';
import { formatMoment } from '#model/format/dates.ts';
import type { Column, Entity } from '#model/kit/entity.ts';
import { useId, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { serverNow } from '../../client/server-time.ts';
import { codecOf } from '../draft/codecs.ts';
import type { FormValues } from '../draft/draft.ts';
import { FieldControl } from '../fields/field-control.tsx';
import { useFormContext } from '../form-context.ts';
import {
  chosenShowing,
  isUnsettled,
  showingInWords,
  showingOf,
  type DraftShowing,
  type Showing,
} from './showing.ts';

/** The three columns that say together whether visitors see a record. */
export interface ShowingColumns {
  flag: Column;
  from: Column;
  until: Column;
}

export function showingColumns({ columns, shownWhen }: Entity): ShowingColumns | undefined {
  const named = (name: string | null) => columns.find((column) => column.name === name);
  const [flag, from, until] = [shownWhen, 'publish_at', 'unpublish_at'].map(named);
  return flag && from && until && { flag, from, until };
}

const NO_MOMENT = 'Enter from when, or until when, visitors see it';

/** One control for the switch and the schedule: what is chosen is what the site will show. */
export function ShowingControl({ flag, from, until }: ShowingColumns) {
  const id = useId();
  const { form, stored } = useFormContext();
  const { control } = form;
  const [now] = useState(serverNow);
  const offLabel = isDraftWhenOff({ shownWhen: flag.name }) ? 'Draft' : 'Hidden';
  const storedFrom = codecOf('moment').format(stored?.[from.name] ?? null) as string;
  const validate = (isOn: unknown, values: FormValues) =>
    isUnsettled({ isOn: isOn === true, from: values[from.name] as string }, storedFrom, now)
      ? `Choose ${offLabel} or Scheduled: it was hidden while a moment was planned for it`
      : undefined;
  const { field, fieldState } = useController({ name: flag.name, control, rules: { validate } });
  const moments = [from, until].map(({ name }) => form.watch(name) as string);
  const draft: DraftShowing = { isOn: field.value === true, from: moments[0]!, until: moments[1]! };
  /** The last moments of the draft, restored when the choice comes back to Scheduled. */
  const known = useRef(draft);
  const [isChosen, setChosen] = useState(false);
  const stands = showingOf(draft, now);
  const isOpen = isUnsettled(draft, storedFrom, now);
  // A schedule that was chosen has no moment at first.
  const showing: Showing = isChosen && stands === 'published' ? 'scheduled' : stands;

  const choose = (next: Showing) => {
    if (draft.from !== '' || draft.until !== '') known.current = draft;
    setChosen(next === 'scheduled');
    const values = chosenShowing(next, next === 'scheduled' ? known.current : draft, now);
    const dirty = { shouldDirty: true };
    form.clearErrors([flag.name, from.name, until.name]);
    form.setValue(from.name, values.from, dirty);
    form.setValue(until.name, values.until, dirty);
    field.onChange(values.isOn);
  };
  const hasMoment = () => {
    const isEmpty = [from, until].every(({ name }) => form.getValues(name) === '');
    return showing === 'scheduled' && isEmpty ? NO_MOMENT : undefined;
  };
  const fault = fieldState.error?.message;
  const choices: readonly { value: Showing; label: string; note: string }[] = [
    { value: 'draft', label: offLabel, note: 'For staff alone' },
    { value: 'published', label: 'Published', note: flag.field.label },
    { value: 'scheduled', label: 'Scheduled', note: 'From, until' },
  ];
  return (
    <fieldset
      data-field={flag.name}
      className="min-w-0 border-t border-hairline pt-4 min-[900px]:col-span-2"
      aria-describedby={[fault && `${id}-fault`, `${id}-note`].filter(Boolean).join(' ')}
    >
      <legend className="float-start mb-2 w-full text-sm font-semibold">On the site</legend>
      <div className="clear-both grid gap-2 sm:grid-cols-3">
        {choices.map(({ value, label, note }, index) => (
          <label
            key={value}
            className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-lg border border-edge bg-raised px-3 py-2 hover:bg-hover has-checked:border-accent has-checked:bg-accent-soft"
          >
            <input
              type="radio"
              name={`${id}-showing`}
              checked={showing === value && !isOpen}
              onChange={() => choose(value)}
              onBlur={field.onBlur}
              ref={index === 0 ? field.ref : null}
              className="size-4.5 shrink-0 accent-accent"
            />
            <span>
              <span className="block text-sm font-semibold">{label}</span>
              <span className="block text-xs text-soft">{note}</span>
            </span>
          </label>
        ))}
      </div>
      {showing === 'scheduled' && (
        <div className="mt-4 grid gap-x-6 gap-y-4 min-[900px]:grid-cols-2">
          <FieldControl column={from} check={hasMoment} />
          <FieldControl column={until} />
        </div>
      )}
      {fault && (
        <p id={`${id}-fault`} role="alert" className="mt-2 text-sm font-medium text-bad">
          {fault}
        </p>
      )}
      <p id={`${id}-note`} role="status" className="mt-2 text-sm text-soft">
        {hasMoment() === undefined &&
          showingInWords(draft, { now, say: (iso) => formatMoment(iso, 'en') })}
      </p>
    </fieldset>
  );
}
