import { WEEKDAYS } from '#model/contact/working-hours.ts';
import { isBlank } from '#model/text/blank.ts';
import type { Ref } from 'react';
import { Input, TextArea } from '../../ui/input.tsx';
import { dayInWords } from '../fields/day-in-words.ts';
import { textAttributes, type ControlProps } from '../widgets/control-props.ts';
import { controlAtFault, dayName } from './hours-codec.ts';

type Typed = Record<string, string>;

/** The week, a text for each day; holidays, a line for each; and Ramadan. */
export function HoursInputs({ draft, onChange, ref, ...rest }: ControlProps<Typed>) {
  const atFault = controlAtFault(draft);
  const attributes = (name: string) => ({
    ...textAttributes({ ...rest, invalid: rest.invalid && name === atFault }),
    ref: name === atFault ? (ref as Ref<HTMLInputElement & HTMLTextAreaElement>) : null,
    id: name === WEEKDAYS[0] ? rest.id : `${rest.id}-${name}`,
    name: `${rest.name}-${name}`,
    value: draft[name] ?? '',
    className: 'mt-1',
  });
  const typed = (name: string) => (event: { target: { value: string } }) =>
    onChange({ ...draft, [name]: event.target.value });
  // Placeholder of a day: without any hours somebody answers always.
  const unsaid = WEEKDAYS.every((day) => isBlank(draft[day] ?? '')) ? 'Any time' : 'Closed';
  const days = [
    ['ramadan_from', 'Ramadan from', 'date'],
    ['ramadan_until', 'Ramadan until', 'date'],
    ['ramadan_hours', 'Hours in Ramadan', 'text'],
  ] as const;
  return (
    <div role="group" aria-label={rest.column.field.label} className="space-y-3">
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {WEEKDAYS.map((day) => (
          <label key={day} className="block text-sm text-soft">
            {dayName(day)}
            <Input
              {...attributes(day)}
              placeholder={unsaid}
              autoComplete="off"
              onChange={typed(day)}
            />
          </label>
        ))}
      </div>
      <p className="text-xs text-faint">
        Like 10:00-18:00; 20:00-02:00 ends on the next day. An empty day is closed; where all are
        empty, somebody answers at any time.
      </p>
      <div className="grid gap-3 sm:grid-cols-3">
        {days.map(([name, label, type]) => (
          <label key={name} className="block text-sm text-soft">
            {label}
            <Input {...attributes(name)} type={type} autoComplete="off" onChange={typed(name)} />
            {type === 'date' && (
              <span className="text-xs text-faint">{dayInWords(draft[name] ?? '')}</span>
            )}
          </label>
        ))}
      </div>
      <label className="block text-sm text-soft">
        Holidays, one per line: 2027-03-26 Independence Day / স্বাধীনতা দিবস
        <TextArea {...attributes('holidays')} rows={4} onChange={typed('holidays')} />
      </label>
    </div>
  );
}
