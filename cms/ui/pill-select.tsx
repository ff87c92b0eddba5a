import { Select } from './input.tsx';

interface PillSelectProps<V extends string> {
  label: string;
  value: V;
  options: readonly { value: V; label: string }[];
  onChange: (value: V) => void;
}

/** A choice above a list, as round as the buttons beside it. */
export const PillSelect = <V extends string>(props: PillSelectProps<V>) => (
  <Select
    aria-label={props.label}
    value={props.value}
    onChange={(event) => props.onChange(event.target.value as V)}
    className="w-auto! max-w-full rounded-full! pe-8"
  >
    {props.options.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </Select>
);
