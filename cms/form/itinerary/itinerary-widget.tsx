import { Plus } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type Ref } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/input.tsx';
import { notify } from '../../ui/toast.tsx';
import { useFormContext } from '../form-context.ts';
import { nameOf, textAttributes, type ControlProps } from '../widgets/control-props.ts';
import { DayCard, type DayAct } from './day-card.tsx';
import {
  added,
  changed,
  daysIn,
  duplicated,
  daysText,
  moved,
  putBack,
  removed,
  type DraftDay,
} from './days.ts';

const EXAMPLE = `{
  "day1": {
    "title": "Dhaka to the sea",
    "activities": ["Morning flight"],
    "meals": ["Lunch", "Dinner"]
  }
}`;

/** A tour day by day, or as the JSON that is stored. */
export function ItineraryInput(props: ControlProps<string>) {
  const { draft } = props;
  const days = daysIn(draft);
  const [asJson, setAsJson] = useState(false);
  // Fallback: JSON that does not parse as days can only be corrected as text.
  const isJson = asJson || days === undefined;
  return (
    <div className="space-y-2.5">
      <div role="group" aria-label="How to edit" className="flex gap-1 text-xs">
        {[false, true].map((json) => (
          <button
            key={String(json)}
            type="button"
            aria-pressed={isJson === json}
            aria-disabled={(!json && days === undefined) || undefined}
            onClick={() => setAsJson(json)}
            className="inline-flex min-h-11 items-center rounded-full px-3 font-semibold text-soft hover:bg-hover aria-disabled:opacity-60 aria-pressed:bg-accent-soft aria-pressed:text-text lg:min-h-8"
          >
            {json ? 'Edit as JSON' : 'Day by day'}
          </button>
        ))}
      </div>
      {isJson ? <JsonText {...props} /> : <Days {...props} days={days} />}
    </div>
  );
}

function JsonText({ draft, onChange, ref, ...rest }: ControlProps<string>) {
  return (
    <TextArea
      {...textAttributes(rest)}
      rows={9}
      spellCheck={false}
      placeholder={EXAMPLE}
      className="font-mono text-sm!"
      ref={ref as Ref<HTMLTextAreaElement>}
      value={draft}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

function Days({ days, ...props }: ControlProps<string> & { days: readonly DraftDay[] }) {
  const { onChange, column, describedBy, onBlur, ref } = props;
  const { form } = useFormContext();
  const [open, setOpen] = useState<number | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const focus = useRef<{ place: number; on: string } | null>(null);
  const put = (next: readonly DraftDay[]) => onChange(daysText(next));

  // Moves the focus to the day that was moved or added.
  useLayoutEffect(() => {
    const wanted = focus.current;
    focus.current = null;
    if (!wanted) return;
    const card = list.current?.querySelectorAll('[data-day]')[wanted.place];
    card?.querySelector<HTMLElement>(wanted.on)?.focus();
  });

  const act = (place: number, kind: DayAct) => {
    const to = { up: place - 1, down: place + 1, copy: place + 1, remove: place }[kind];
    if (kind === 'remove') {
      put(removed(days, place));
      setOpen(null);
      notify.success(`Day ${days[place]!.number} removed`, () => {
        const now = daysIn(form.getValues(column.name) as string);
        if (now) put(putBack(now, days, place));
      });
      return;
    }
    focus.current =
      kind === 'copy' ? { place: to, on: 'input' } : { place: to, on: `[data-act=${kind}]` };
    put(kind === 'copy' ? duplicated(days, place) : moved(days, place, to));
    if (kind === 'copy' || open === place) setOpen(to);
    else if (open === to) setOpen(place);
  };

  return (
    <div
      id={props.id}
      role="group"
      aria-label={nameOf(column)}
      aria-describedby={describedBy}
      tabIndex={-1}
      ref={ref as Ref<HTMLDivElement>}
      onBlur={onBlur}
      className="space-y-2.5 outline-none"
    >
      <ol ref={list} className="space-y-2">
        {days.map((day, place) => (
          <DayCard
            key={day.number}
            day={day}
            lang={column.twinOf === null ? 'en' : 'bn'}
            isOpen={open === place}
            isFirst={place === 0}
            isLast={place === days.length - 1}
            onToggle={() => setOpen(open === place ? null : place)}
            onChange={(part) => put(changed(days, place, part))}
            onAct={(kind) => act(place, kind)}
          />
        ))}
      </ol>
      <Button
        onClick={() => {
          focus.current = { place: days.length, on: 'input' };
          put(added(days));
          setOpen(days.length);
        }}
      >
        <Plus aria-hidden />
        Add day
      </Button>
    </div>
  );
}
