import type { Ref } from 'react';
import { Select } from '../../ui/input.tsx';
import { Chip } from './chip.tsx';
import type { ControlProps } from './control-props.ts';

export interface ChoiceGroup {
  label: string;
  choices: readonly { value: string; title: string }[];
}

interface ChosenListProps extends ControlProps<string[]> {
  groups: readonly ChoiceGroup[];
  titleOf: (value: string) => string;
  /** The first line of the list while nothing is chosen. */
  empty: string;
}

/** Values chosen one after the other from a list by groups; those chosen stand below it. */
export function ChosenList({ groups, titleOf, empty, ...control }: ChosenListProps) {
  const { draft, onChange, ref, onBlur, id, name, describedBy, invalid, readOnly } = control;
  return (
    <>
      <Select
        id={id}
        name={name}
        ref={ref as Ref<HTMLSelectElement>}
        value=""
        disabled={readOnly}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        onBlur={onBlur}
        onChange={(event) => onChange([...draft, event.target.value])}
      >
        <option value="">{draft.length === 0 ? empty : 'Choose another'}</option>
        {groups.map(({ label, choices }) => (
          <optgroup key={label} label={label}>
            {choices.map(({ value, title }) => (
              <option key={value} value={value} disabled={draft.includes(value)}>
                {title}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
      {draft.length > 0 && (
        <ul className="flex flex-wrap gap-2" aria-label="Chosen">
          {draft.map((value) => (
            <Chip
              key={value}
              removes={titleOf(value)}
              onRemove={
                readOnly ? undefined : () => onChange(draft.filter((each) => each !== value))
              }
            >
              {titleOf(value)}
            </Chip>
          ))}
        </ul>
      )}
    </>
  );
}
