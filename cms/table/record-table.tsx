import {
  createColumnHelper,
  createPaginatedRowModel,
  rowPaginationFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
} from '@tanstack/react-table';
import { memo, useState, type CSSProperties, type ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';
import { Pager } from './pager.tsx';

const PAGE_SIZE = 25;
/** Rows that arrive one after the other; the rest are below the fold. */
const ARRIVING_ROWS = 12;

const features = tableFeatures({
  rowPaginationFeature,
  paginatedRowModel: createPaginatedRowModel(),
});
type Features = typeof features;

export const columnHelper = <R extends { id: string }>() => createColumnHelper<Features, R>();
export type Columns<R extends { id: string }> = ColumnDef<Features, R>[];

export interface RecordTableProps<R extends { id: string }> {
  label: string;
  /** Stable: made once. */
  columns: Columns<R>;
  records: readonly R[];
  /** Key of the filters that gave these records: another one resets to the first page. */
  choice: string;
  /** Rows that stand out, by the id of the record. */
  marked?: ReadonlySet<string>;
}

/** A page of the records that some filters gave. */
interface Page {
  choice: string;
  index: number;
}

/** The page that this entry of the browser's history was left at: Back and a reload lead to it. */
const pageLeft = () => (history.state as { page?: Page } | null)?.page;
const keepPage = (page: Page) => history.replaceState({ ...history.state, page }, '');

/** Records in rows, 25 a page; on a phone every row is a card. */
export function RecordTable<R extends { id: string }>(props: RecordTableProps<R>) {
  const { label, columns, records, choice, marked } = props;
  const [page, setPage] = useState(() => pageLeft() ?? { choice, index: 0 });
  const lastPage = Math.max(0, Math.ceil(records.length / PAGE_SIZE) - 1);
  const pageIndex = page.choice === choice ? Math.min(page.index, lastPage) : 0;
  const table = useTable({
    features,
    columns,
    data: records as R[],
    getRowId: (record) => record.id,
    state: { pagination: { pageIndex, pageSize: PAGE_SIZE } },
    autoResetPageIndex: false,
  });
  return (
    <div className="lg:overflow-x-auto">
      <table aria-label={label} className="w-full text-start max-lg:block">
        <thead className="max-lg:sr-only">
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id} className="border-b border-hairline">
              {group.headers.map((header) => (
                <th
                  key={header.id}
                  scope="col"
                  className="px-2 py-2.5 text-start text-xs font-semibold whitespace-nowrap text-faint xl:px-4"
                >
                  <table.FlexRender header={header} />
                </th>
              ))}
            </tr>
          ))}
        </thead>
        <tbody className="max-lg:block max-lg:space-y-3">
          {table.getRowModel().rows.map((row, place) => (
            <RecordRow
              key={row.id}
              record={row.original}
              columns={columns}
              place={place}
              isMarked={marked?.has(row.id) ?? false}
            >
              {() =>
                row.getAllCells().map((cell) => (
                  <td
                    key={cell.id}
                    className="align-top max-lg:block max-lg:py-1.5 max-lg:first:pt-0 max-lg:last:pb-0 lg:px-2 lg:py-4 xl:px-4"
                  >
                    <table.FlexRender cell={cell} />
                  </td>
                ))
              }
            </RecordRow>
          ))}
        </tbody>
      </table>
      <Pager
        page={pageIndex}
        lastPage={lastPage}
        onChange={(index) => {
          setPage({ choice, index });
          keepPage({ choice, index });
        }}
      />
    </div>
  );
}

interface RecordRowProps {
  record: object;
  columns: unknown;
  place: number;
  isMarked: boolean;
  /** Memoised render: called again only when another prop of the row has changed. */
  children: () => ReactNode;
}

const RecordRow = memo(
  ({ place, isMarked, children }: RecordRowProps) => (
    <tr
      style={{ '--place': place } as CSSProperties}
      className={classNames(
        'group border-hairline transition-colors lg:border-b lg:hover:bg-hover',
        'max-lg:relative max-lg:block max-lg:rounded-card max-lg:border max-lg:p-4',
        isMarked ? 'bg-hover' : 'max-lg:bg-raised',
        place < ARRIVING_ROWS && 'arriving',
      )}
    >
      {children()}
    </tr>
  ),
  (before, now) =>
    // The index is left out: a row keeps the one it was first rendered at.
    before.record === now.record &&
    before.columns === now.columns &&
    before.isMarked === now.isMarked,
);
