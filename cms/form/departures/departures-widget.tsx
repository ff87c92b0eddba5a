import { dayInDhaka } from '#model/format/dates.ts';
import { MOST_DEPARTURES } from '#model/catalogue/departures.ts';
import { Plus } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type FocusEvent, type Ref } from 'react';
import { useWatch } from 'react-hook-form';
import { serverNow } from '../../client/server-time.ts';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/toast.tsx';
import { useFormContext } from '../form-context.ts';
import type { ControlProps } from '../widgets/control-props.ts';
import { DepartureCard } from './departure-card.tsx';
import { departureTitle } from './departure-words.ts';
import { isBelow, rowFaults, type DraftDeparture } from './departures-codec.ts';
import { added, changed, duplicated, isPast, pastPlaces, putBack, without } from './rows.ts';

interface Wish {
  place: number;
  control: string;
}

/** The dates of a tour or package: a card for each, of which one is open. */
export function DeparturesInput(props: ControlProps<DraftDeparture[]>) {
  const { id, draft, onChange, column, describedBy, invalid, onBlur, ref } = props;
  const { form } = useFormContext();
  const from = String(useWatch({ control: form.control, name: 'price' }) ?? '');
  const sharings = column.field.options;
  const [open, setOpen] = useState<number | null>(null);
  const [wish, setWish] = useState<Wish | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const [today] = useState(() => dayInDhaka(serverNow()));
  /** Place of an added row in which nothing is typed yet: until a save, no fault. */
  const [fresh, setFresh] = useState<number | null>(null);
  const faults = invalid ? rowFaults(draft).filter(({ place }) => place !== fresh) : [];
  // A card has no state of its own: its place is its name.
  const cards = draft.map((row, place) => ({ key: `departure ${place}`, row, place }));
  const past = pastPlaces(draft, today);

  useLayoutEffect(() => {
    if (!wish) return;
    const card = list.current?.querySelectorAll('[data-departure]')[wish.place];
    card?.querySelector<HTMLElement>(`[data-control="${wish.control}"]`)?.focus();
  }, [wish]);

  const show = (place: number, control = 'from') => {
    setOpen(place);
    setWish({ place, control });
  };
  /** The form gives the focus to the whole of it: it goes on to what is to be mended. */
  const passFocus = ({ target, currentTarget }: FocusEvent) => {
    const [fault] = target === currentTarget ? rowFaults(draft) : [];
    if (!fault) return;
    setFresh(null);
    show(fault.place, fault.control);
  };
  const add = () => {
    // Unlike `onChange`, validates nothing after a save that failed.
    form.setValue(column.name, added(draft), { shouldDirty: true });
    setFresh(draft.length);
    show(draft.length);
  };
  const put = (rows: DraftDeparture[]) => {
    setFresh(null);
    onChange(rows);
  };
  const duplicate = (place: number) => {
    put(duplicated(draft, place));
    show(place + 1);
  };
  const remove = (places: readonly number[], message: string) => {
    put(without(draft, places));
    setOpen(null);
    list.current?.focus();
    notify.success(message, () =>
      onChange(putBack(form.getValues(column.name) as DraftDeparture[], draft, places)),
    );
  };

  return (
    <div
      id={id}
      role="group"
      aria-label={column.field.label}
      aria-describedby={describedBy}
      tabIndex={-1}
      ref={ref as Ref<HTMLDivElement>}
      onFocus={passFocus}
      onBlur={onBlur}
      className="space-y-2.5 outline-none"
    >
      <ol ref={list} tabIndex={-1} className="space-y-2 outline-none">
        {cards.map(({ key, row, place }) => (
          <DepartureCard
            key={key}
            row={row}
            place={place}
            sharings={sharings}
            isBelow={isBelow(row, { from, sharings })}
            fault={faults.find((each) => each.place === place)}
            isOpen={open === place}
            isPast={isPast(row, today)}
            onToggle={() => setOpen(open === place ? null : place)}
            onChange={(part) => put(changed(draft, place, part))}
            onDuplicate={() => duplicate(place)}
            onRemove={() => remove([place], `${departureTitle(row, place)} removed`)}
          />
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <Button
          aria-disabled={draft.length >= MOST_DEPARTURES || undefined}
          onClick={() => draft.length < MOST_DEPARTURES && add()}
        >
          <Plus aria-hidden />
          Add departure
        </Button>
        {past.length > 0 && (
          <Button look="quiet" onClick={() => remove(past, `${past.length} past removed`)}>
            Remove {past.length} past
          </Button>
        )}
      </div>
    </div>
  );
}
