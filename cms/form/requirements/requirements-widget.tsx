import { Plus, Trash2 } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from '../../ui/button.tsx';
import { Input, TextArea } from '../../ui/input.tsx';
import { notify } from '../../ui/toast.tsx';
import { useFormContext } from '../form-context.ts';
import { nameOf, type ControlProps } from '../widgets/control-props.ts';
import { onPasteLines } from '../widgets/paste-lines.ts';
import { withGroup, type DraftGroup } from './groups.ts';

/** Headings, each with its list. */
export function RequirementsInput(props: ControlProps<DraftGroup[]>) {
  const { id, draft, onChange, onBlur, ref, column, describedBy } = props;
  const { form } = useFormContext();
  const lang = column.twinOf === null ? 'en' : 'bn';
  const change = (place: number, part: Partial<DraftGroup>) =>
    onChange(draft.with(place, { ...draft[place]!, ...part }));
  const remove = (place: number) => {
    onChange(draft.toSpliced(place, 1));
    notify.success('List removed', () =>
      onChange(withGroup(form.getValues(column.name) as DraftGroup[], place, draft[place])),
    );
  };
  return (
    <div
      id={id}
      role="group"
      aria-label={nameOf(column)}
      aria-describedby={describedBy}
      tabIndex={-1}
      ref={ref as Ref<HTMLDivElement>}
      onBlur={onBlur}
      className="space-y-2.5 outline-none"
    >
      {draft.map(({ key, heading, items }, place) => (
        <div key={key} className="space-y-2 rounded-card border border-hairline bg-raised p-3">
          <div className="flex gap-1.5">
            <Input
              lang={lang}
              aria-label={`Heading ${place + 1}`}
              placeholder={lang === 'en' ? 'Everyone' : undefined}
              value={heading}
              onChange={(event) => change(place, { heading: event.target.value })}
            />
            <Button
              icon
              look="quiet"
              aria-label={`Remove list ${place + 1}`}
              onClick={() => remove(place)}
            >
              <Trash2 aria-hidden />
            </Button>
          </div>
          <TextArea
            lang={lang}
            rows={4}
            aria-label={`List ${place + 1}, one per line`}
            placeholder={lang === 'en' ? 'Passport' : undefined}
            value={items}
            onPaste={onPasteLines}
            onChange={(event) => change(place, { items: event.target.value })}
          />
        </div>
      ))}
      <Button onClick={() => onChange(withGroup(draft))}>
        <Plus aria-hidden />
        Add list
      </Button>
    </div>
  );
}
