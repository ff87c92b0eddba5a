import type { ReactNode } from 'react';
import { RecordTable, type RecordTableProps } from './record-table.tsx';

interface FilteredTableProps<R extends { id: string }> extends RecordTableProps<R> {
  /** In place of the table where nothing was found. */
  nothing: ReactNode;
}

/** The results of a search, or that there are none. */
export const FilteredTable = <R extends { id: string }>({
  nothing,
  ...table
}: FilteredTableProps<R>) => (table.records.length > 0 ? <RecordTable {...table} /> : nothing);
