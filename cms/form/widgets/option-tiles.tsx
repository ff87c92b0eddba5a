import type { ReactNode, Ref } from 'react';
import type { ControlProps } from './control-props.ts';

interface OptionTilesProps extends ControlProps<string> {
  options: readonly { value: string; label: string; picture: ReactNode }[];
}

/** One of several, each shown as what it looks like; radio buttons to the keyboard. */
export function OptionTiles(props: OptionTilesProps) {
  const { id, name, column, draft, options, onChange, onBlur, ref, describedBy, invalid } = props;
  return (
    // The label of the field belongs to the group: on a choice it would be part of its name.
    <div
      id={id}
      role="radiogroup"
      aria-label={column.field.label}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-2"
    >
      {options.map(({ value, label, picture }, index) => (
        <label
          key={value}
          className="relative flex min-h-11 cursor-pointer flex-col items-center gap-1.5 rounded-lg border border-edge bg-raised p-2 text-xs text-soft hover:bg-hover has-checked:border-accent has-checked:bg-accent-soft has-checked:font-bold has-checked:text-text has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-strong"
        >
          <input
            type="radio"
            name={`${id}-${name}`}
            value={value}
            checked={draft === value}
            onChange={() => onChange(value)}
            onBlur={onBlur}
            ref={index === 0 ? (ref as Ref<HTMLInputElement>) : null}
            className="absolute inset-0 cursor-pointer appearance-none rounded-lg outline-none"
          />
          {picture}
          {label}
        </label>
      ))}
    </div>
  );
}
