import type { Entity } from '#model/kit/entity.ts';
import { translationOf } from '#model/kit/translation.ts';
import { useDeferredValue, useMemo } from 'react';
import { useUrlFilters } from '../../stores/use-url-filters.ts';
import { matching } from '../../table/search.ts';
import { useSearchIndex } from '../../table/use-search-index.ts';
import type { ValueFilter } from './catalogue.ts';

interface Choice {
  search: string;
  /** By column; nothing chosen leaves all. */
  values: Readonly<Record<string, string>>;
  missingBengali: boolean;
  /** The trash is shown in place of the list. */
  trash: boolean;
}

/** A list's search and filters, and the records that match them. */
export function useFilteredRecords<R extends object>(
  entity: Pick<Entity, 'columns' | 'searched'>,
  records: readonly R[],
  filters: readonly ValueFilter[],
) {
  const options = filters.map(
    (filter) => [filter.column, filter.options.map(({ value }) => value)] as const,
  );
  const filtersInUrl = useUrlFilters({
    ...Object.fromEntries(options),
    q: null,
    bengali: ['missing'],
    trash: ['shown'],
  });
  const choice = useMemo((): Choice => {
    const { q, bengali, trash, ...values } = filtersInUrl.choice;
    return { search: q, values, missingBengali: bengali === 'missing', trash: trash === 'shown' };
  }, [filtersInUrl.choice]);
  // Deferred value: the search box repaints at once, the list follows.
  const followed = useDeferredValue(choice);
  useSearchIndex(entity, records);
  const gaps = useMemo(
    () => records.filter((record) => translationOf(entity, record).missing.length > 0),
    [entity, records],
  );
  const found = useMemo(() => {
    const chosen = filters.filter(({ column }) => followed.values[column]);
    const left = (followed.missingBengali ? gaps : records).filter((record) =>
      chosen.every(({ column }) => record[column as keyof R] === followed.values[column]),
    );
    return matching(entity, left, followed.search);
  }, [entity, records, filters, gaps, followed]);
  return {
    choice,
    change: ({ search: q, values, missingBengali, trash }: Partial<Choice>) =>
      filtersInUrl.change({
        ...values,
        ...(q !== undefined && { q }),
        ...(missingBengali !== undefined && { bengali: missingBengali ? 'missing' : '' }),
        ...(trash !== undefined && { trash: trash ? 'shown' : '' }),
      }),
    found,
    gaps: gaps.length,
    /** The deferred search and filters, which `found` matches. */
    followed,
    isNarrowed: isNarrowed(followed),
  };
}

const isNarrowed = ({ search, values, missingBengali }: Choice) =>
  search !== '' || missingBengali || Object.values(values).some(Boolean);
