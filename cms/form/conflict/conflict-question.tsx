import { useState, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { proposed, type Difference, type Side } from './conflict.ts';
import { nameOf } from '../widgets/control-props.ts';
import type { FormValues } from '../draft/draft.ts';
import { ShownDraft } from '../draft/shown-draft.tsx';

export interface Contest {
  differences: readonly Difference[];
  mine: FormValues;
  theirs: FormValues;
}

/** The version to keep, by the name of the column. */
export type Chosen = Readonly<Record<string, Side>>;

interface ConflictQuestionProps {
  contest: Contest | null;
  title: string;
  /** Names of the user's own version and the other. */
  myLabel?: string;
  theirLabel: string;
  /** Said of a field that differs from both beginnings. */
  bothLabel?: string;
  onClose: () => void;
  /** Answers that choose nothing, the safe one first. */
  others: readonly { says: string; act: () => void }[];
  choice: { says: string; act: (chosen: Chosen) => void };
  children: ReactNode;
}

/** Merge dialog: chooses between two versions of a record, field by field. */
export function ConflictQuestion(props: ConflictQuestionProps) {
  const { contest, title, onClose, others, choice, children } = props;
  const { myLabel = 'Mine', theirLabel, bothLabel = 'changed by both' } = props;
  const [chosen, setChosen] = useState<Chosen>({});
  return (
    <Confirm
      wide
      open={contest !== null}
      onClose={onClose}
      title={title}
      actions={
        <>
          {others.map(({ says, act }) => (
            <Button key={says} onClick={act}>
              {says}
            </Button>
          ))}
          <Button look="save" onClick={() => choice.act(chosen)}>
            {choice.says}
          </Button>
        </>
      }
    >
      <p>{children}</p>
      {contest?.differences.map((difference) => (
        <FieldChoice
          key={difference.column.name}
          contest={contest}
          difference={difference}
          labels={{ mine: myLabel, theirs: theirLabel }}
          bothLabel={bothLabel}
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
  labels: Readonly<Record<Side, string>>;
  bothLabel: string;
  side: Side;
  onChoose: (side: Side) => void;
}

function FieldChoice(props: FieldChoiceProps) {
  const { contest, difference, labels, bothLabel, side, onChoose } = props;
  const { column, changedBy } = difference;
  return (
    <fieldset className="min-w-0 rounded-card border border-hairline p-3">
      <legend className="px-1 text-sm font-semibold text-text">
        {nameOf(column)}{' '}
        {changedBy === 'both' && <span className="font-normal text-wait">{bothLabel}</span>}
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
              <span className="block text-xs font-semibold">{labels[each]}</span>
              <span
                lang={column.twinOf === null ? 'en' : 'bn'}
                className="block max-h-40 overflow-y-auto whitespace-pre-line text-text"
              >
                <ShownDraft column={column} draft={contest[each][column.name]!} />
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
