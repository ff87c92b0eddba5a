import { classNames } from '../../ui/class-names.ts';
import { Select } from '../../ui/input.tsx';
import type { ValueFilter } from './catalogue.ts';

interface ListFiltersProps {
  filters: readonly ValueFilter[];
  values: Readonly<Record<string, string>>;
  onChange: (values: Readonly<Record<string, string>>) => void;
  missingBengali: boolean;
  onMissingBengali: (on: boolean) => void;
  /** Records with something missing in Bengali. */
  gaps: number;
}

export function ListFilters(props: ListFiltersProps) {
  const { filters, values, onChange, missingBengali, onMissingBengali, gaps } = props;
  return (
    <>
      {filters.map(({ column, label, all, options }) => (
        <Select
          key={column}
          aria-label={label}
          value={values[column] ?? ''}
          onChange={(event) => onChange({ ...values, [column]: event.target.value })}
          className="w-auto! rounded-full! pe-8"
        >
          <option value="">{all}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      ))}
      <button
        type="button"
        aria-pressed={missingBengali}
        onClick={() => onMissingBengali(!missingBengali)}
        className={classNames(
          'inline-flex min-h-11 items-center gap-2 rounded-full border px-4 text-sm font-semibold lg:min-h-10',
          missingBengali
            ? 'border-accent bg-accent-soft text-text'
            : 'border-edge bg-raised text-soft hover:bg-hover',
        )}
      >
        Missing Bengali
        <span className="font-normal tabular-nums">{gaps}</span>
      </button>
    </>
  );
}
