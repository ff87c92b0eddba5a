import type { QueryState } from '../../ui/query-states.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Count } from '../../ui/count.tsx';
import { PillSelect } from '../../ui/pill-select.tsx';
import type { ValueFilter } from './catalogue.ts';

interface ListFiltersProps {
  filters: readonly ValueFilter[];
  values: Readonly<Record<string, string>>;
  onChange: (values: Readonly<Record<string, string>>) => void;
  missingBengali: boolean;
  onMissingBengali: (on: boolean) => void;
  /** Records with something missing in Bengali, once the list is there. */
  gaps: number;
  query: Pick<QueryState, 'data' | 'failureCount'>;
}

export function ListFilters(props: ListFiltersProps) {
  const { filters, values, onChange, missingBengali, onMissingBengali, gaps, query } = props;
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
        <Count query={query} of={gaps} />
      </button>
    </>
  );
}
