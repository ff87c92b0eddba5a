import type { Entity } from '#model/kit/entity.ts';
import { translationOf } from '#model/kit/translation.ts';
import { useDeferredValue, useMemo } from 'react';
import { outdatedOf, useTranslations } from '../../client/translations.ts';
import { useUrlFilters } from '../../stores/use-url-filters.ts';
import { chosenLabel } from '../../table/narrowing.ts';
import { matching } from '../../table/search.ts';
import { useSearchIndex } from '../../table/use-search-index.ts';
import type { ValueFilter } from './catalogue.ts';

export const bengaliFilters = [
  { value: 'missing', label: 'Missing Bengali' },
  { value: 'outdated', label: 'Outdated Bengali' },
] as const;

/** Work to be done in Bengali; nothing chosen leaves all. */
export type BengaliFilter = '' | (typeof bengaliFilters)[number]['value'];

interface Choice {
  search: string;
  /** By column; nothing chosen leaves all. */
  values: Readonly<Record<string, string>>;
  bengali: BengaliFilter;
  /** The trash is shown in place of the list. */
  trash: boolean;
}

/** A list's search and filters, and the records that match them. */
export function useFilteredRecords<R extends { id: string }>(
  entity: Pick<Entity, 'columns' | 'name' | 'searched'>,
  records: readonly R[],
  filters: readonly ValueFilter[],
) {
  const options = filters.map(
    (filter) => [filter.column, filter.options.map(({ value }) => value)] as const,
  );
  const filtersInUrl = useUrlFilters({
    ...Object.fromEntries(options),
    q: null,
    bengali: ['missing', 'outdated'],
    trash: ['shown'],
  });
  const choice = useMemo((): Choice => {
    const { q, bengali, trash, ...values } = filtersInUrl.choice;
    return { search: q, values, bengali: bengali as BengaliFilter, trash: trash === 'shown' };
  }, [filtersInUrl.choice]);
  // Deferred value: the search box repaints at once, the list follows.
  const followed = useDeferredValue(choice);
  useSearchIndex(entity, records);
  const { data } = useTranslations();
  const gaps = useMemo(
    () => ({
      missing: records.filter((record) => translationOf(entity, record).missing.length > 0),
      outdated: records.filter(({ id }) => outdatedOf(data, entity.name, id).length > 0),
    }),
    [entity, records, data],
  );
  const found = useMemo(() => {
    const chosen = filters.filter(({ column }) => followed.values[column]);
    const left = (followed.bengali === '' ? records : gaps[followed.bengali]).filter((record) =>
      chosen.every(({ column }) => record[column as keyof R] === followed.values[column]),
    );
    return matching(entity, left, followed.search);
  }, [entity, records, filters, gaps, followed]);
  const change = ({ search: q, values, bengali, trash }: Partial<Choice>) =>
    filtersInUrl.change({
      ...values,
      ...(q !== undefined && { q }),
      ...(bengali !== undefined && { bengali }),
      ...(trash !== undefined && { trash: trash ? 'shown' : '' }),
    });
  return {
    choice,
    change,
    clear: () =>
      change({
        search: '',
        values: Object.fromEntries(filters.map(({ column }) => [column, ''])),
        bengali: '',
      }),
    /** Labels of the filters that are chosen. */
    filteredBy: [
      ...filters.map((filter) => chosenLabel(filter.options, followed.values[filter.column])),
      chosenLabel(bengaliFilters, followed.bengali),
    ],
    found,
    gaps: { missing: gaps.missing.length, outdated: gaps.outdated.length },
    /** The deferred search and filters, which `found` matches. */
    followed,
    isNarrowed: isNarrowed(followed),
  };
}

const isNarrowed = ({ search, values, bengali }: Choice) =>
  search !== '' || bengali !== '' || Object.values(values).some(Boolean);
