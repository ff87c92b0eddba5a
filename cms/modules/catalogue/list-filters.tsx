import type { QueryState } from '../../ui/query-states.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Count } from '../../ui/count.tsx';
import { PillSelect } from '../../ui/pill-select.tsx';
import type { ValueFilter } from './catalogue.ts';
import { bengaliFilters, type BengaliFilter } from './use-filtered-records.ts';

interface ListFiltersProps {
  filters: readonly ValueFilter[];
  values: Readonly<Record<string, string>>;
  onChange: (values: Readonly<Record<string, string>>) => void;
  bengali: BengaliFilter;
  onBengali: (bengali: BengaliFilter) => void;
  /** Records with something to do in Bengali, once the list is there. */
  gaps: Readonly<Record<Exclude<BengaliFilter, ''>, number>>;
  query: Pick<QueryState, 'data' | 'failureCount'>;
}

export function ListFilters(props: ListFiltersProps) {
  const { filters, values, onChange, bengali, onBengali, gaps, query } = props;
  return (
    <>
      {filters.map(({ column, label, all, options }) => (
        <PillSelect
          key={column}
          label={label}
          value={values[column] ?? ''}
          options={[{ value: '', label: all }, ...options]}
          onChange={(value) => onChange({ ...values, [column]: value })}
        />
      ))}
      {bengaliFilters.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          aria-pressed={bengali === value}
          onClick={() => onBengali(bengali === value ? '' : value)}
          className={classNames(
            'inline-flex min-h-11 items-center gap-2 rounded-full border px-4 text-sm font-semibold lg:min-h-10',
            bengali === value
              ? 'border-accent bg-accent-soft text-text'
              : 'border-edge bg-raised text-soft hover:bg-hover',
          )}
        >
          {label}
          <Count query={query} of={gaps[value]} />
        </button>
      ))}
    </>
  );
}
