import { RecordTable, type RecordTableProps } from './record-table.tsx';

interface FilteredTableProps<R extends { id: string }> extends RecordTableProps<R> {
  /** Said where nothing was found. */
  nothing: string;
}

/** The results of a search, or a line that says there are none. */
export const FilteredTable = <R extends { id: string }>({
  nothing,
  ...table
}: FilteredTableProps<R>) =>
  table.records.length > 0 ? (
    <RecordTable {...table} />
  ) : (
    <p className="py-16 text-center text-faint">{nothing}</p>
  );
