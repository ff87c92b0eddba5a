import type { Entity } from '#model/kit/entity.ts';
import { formatMoment, momentInDhaka } from '#model/format/dates.ts';
import { useState } from 'react';
import { serverNow } from '../../client/server-time.ts';
import { Button } from '../../ui/button.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { Labelled } from '../../ui/labelled.tsx';
import type { FormValues } from '../draft/draft.ts';
import { changedIn, DraftDifferences, languageOf } from './draft-differences.tsx';
import type { Plan } from './use-shared-draft.ts';

interface PublishWindowProps {
  entity: Entity;
  published: FormValues;
  values: FormValues;
  onClose: () => void;
  /** With the names of the fields that are to be published. */
  onPublish: (plan: Plan, fields: readonly string[]) => void;
}

const UNTIL_THEN = 'Time in Dhaka. Until then visitors see what is published';

type What = 'all' | 'bn' | 'en';

const parts: readonly { value: What; label: string }[] = [
  { value: 'all', label: 'Everything' },
  { value: 'bn', label: 'The Bengali alone' },
  { value: 'en', label: 'All but the Bengali' },
];

/** Asks what of a draft is published, and when; shows it beside what visitors see. */
export function PublishWindow(props: PublishWindowProps) {
  const { entity, published, values, onClose, onPublish } = props;
  const [what, setWhat] = useState<What>('all');
  const [when, setWhen] = useState<'now' | 'later'>('now');
  const [moment, setMoment] = useState('');
  const [now] = useState(() => serverNow().toISOString());
  const changed = changedIn(entity, published, values);
  const hasBoth = new Set(changed.map(languageOf)).size === 2;
  const taken = changed.filter((column) => what === 'all' || languageOf(column) === what);
  const isLater = what === 'all' && when === 'later';
  const publishAt = momentInDhaka(moment);
  const isPast = publishAt !== undefined && publishAt <= now;
  const fault = isPast ? 'This moment is over' : undefined;
  const plan: Plan = {
    ...(what !== 'all' && { language: what }),
    ...(isLater && publishAt !== undefined && { publishAt }),
  };
  return (
    <Confirm
      wide
      open
      onClose={onClose}
      title="Publish this draft"
      actions={
        <>
          <Button onClick={onClose}>Keep editing</Button>
          <Button
            look="save"
            disabled={taken.length === 0 || (isLater && (publishAt === undefined || isPast))}
            onClick={() =>
              onPublish(
                plan,
                taken.map(({ name }) => name),
              )
            }
          >
            {isLater ? 'Publish then' : 'Publish now'}
          </Button>
        </>
      }
    >
      {changed.length === 0 && <p>The draft is as what is published.</p>}
      {hasBoth && (
        <Choice
          legend="What"
          options={parts}
          chosen={what}
          onChoose={(next) => setWhat(next as What)}
        />
      )}
      {what === 'all' && changed.length > 0 && (
        <Choice
          legend="When"
          options={[
            { value: 'now', label: 'Now' },
            { value: 'later', label: 'At a moment to come' },
          ]}
          chosen={when}
          onChoose={(next) => setWhen(next as 'now' | 'later')}
        />
      )}
      {isLater && (
        <Labelled
          type="datetime-local"
          label="Goes live"
          note={[publishAt && formatMoment(publishAt, 'en'), UNTIL_THEN].filter(Boolean).join('. ')}
          fault={fault}
          value={moment}
          onChange={({ target }) => setMoment(target.value)}
        />
      )}
      {what !== 'all' && <p>The rest stays in the draft.</p>}
      <DraftDifferences columns={taken} published={published} values={values} />
    </Confirm>
  );
}

interface ChoiceProps {
  legend: string;
  options: readonly { value: string; label: string }[];
  chosen: string;
  onChoose: (value: string) => void;
}

const Choice = ({ legend, options, chosen, onChoose }: ChoiceProps) => (
  <fieldset className="min-w-0">
    <legend className="mb-1 font-semibold text-text">{legend}</legend>
    <div className="flex flex-wrap gap-2">
      {options.map(({ value, label }) => (
        <label
          key={value}
          className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-lg border border-edge px-3 py-2 text-text hover:bg-hover has-checked:border-accent has-checked:bg-accent-soft"
        >
          <input
            type="radio"
            name={`publish-${legend}`}
            checked={chosen === value}
            onChange={() => onChoose(value)}
            className="size-4.5 shrink-0 accent-accent"
          />
          {label}
        </label>
      ))}
    </div>
  </fieldset>
);
