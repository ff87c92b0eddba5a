import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Confirm } from '../ui/confirm.tsx';
import { proposed, type Difference, type Side } from './conflict.ts';
import { nameOf } from './control-props.ts';
import type { FormValues } from './draft.ts';
import { heldText } from './held-text.ts';

export interface Contest {
  changedBy: string | null;
  differences: readonly Difference[];
  mine: FormValues;
  theirs: FormValues;
}

interface ConflictQuestionProps {
  contest: Contest | null;
  onKeepEditing: () => void;
  onLoadTheirs: () => void;
  /** Saves the chosen values, by the name of the column. */
  onSave: (chosen: Readonly<Record<string, Side>>) => void;
}

/** What to do about a record that somebody else saved first: field by field. */
export function ConflictQuestion(props: ConflictQuestionProps) {
  const { contest, onKeepEditing, onLoadTheirs, onSave } = props;
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const who = contest?.changedBy ?? 'Somebody';
  return (
    <Confirm
      wide
      open={contest !== null}
      onClose={onKeepEditing}
      title={`${who} changed this while you were editing`}
      actions={
        <>
          <Button onClick={onKeepEditing}>Keep editing</Button>
          <Button onClick={onLoadTheirs}>Reload theirs</Button>
          <Button look="save" onClick={() => onSave(chosen)}>
            Save what is chosen
          </Button>
        </>
      }
    >
      <p>
        Nothing was saved yet. Choose for each field which version is kept. What only one of you
        changed is chosen already.
      </p>
      {contest?.differences.map((difference) => (
        <FieldChoice
          key={difference.column.name}
          contest={contest}
          difference={difference}
          who={who}
          side={chosen[difference.column.name] ?? proposed(difference)}
          onChoose={(side) => setChosen({ ...chosen, [difference.column.name]: side })}
        />
      ))}
    </Confirm>
  );
}

interface FieldChoiceProps {
  contest: Contest;
  difference: Difference;
  who: string;
  side: Side;
  onChoose: (side: Side) => void;
}

function FieldChoice({ contest, difference, who, side, onChoose }: FieldChoiceProps) {
  const { column, changedBy } = difference;
  return (
    <fieldset className="min-w-0 rounded-card border border-hairline p-3">
      <legend className="px-1 text-sm font-semibold text-text">
        {nameOf(column)}{' '}
        {changedBy === 'both' && <span className="font-normal text-wait">changed by both</span>}
      </legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {(['mine', 'theirs'] as const).map((each) => (
          <label
            key={each}
            className="flex min-w-0 cursor-pointer gap-2.5 rounded-lg border border-hairline p-2.5 has-checked:border-accent has-checked:bg-accent-soft"
          >
            <input
              type="radio"
              name={column.name}
              checked={side === each}
              onChange={() => onChoose(each)}
              className="mt-0.5 size-4.5 shrink-0 accent-accent"
            />
            <span className="min-w-0">
              <span className="block text-xs font-semibold">{each === 'mine' ? 'Mine' : who}</span>
              <span
                lang={column.twinOf === null ? 'en' : 'bn'}
                className="block max-h-40 overflow-y-auto whitespace-pre-line text-text"
              >
                {heldText(column.field.kind, contest[each][column.name]!) || '—'}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
