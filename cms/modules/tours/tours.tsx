import { tourPackage } from '#model/entities/index.ts';
import { Plus } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { useRecords } from '../../client/use-records.ts';
import { RecordDialog } from '../../form/record-dialog.tsx';
import { DeleteDialog } from '../../table/delete-dialog.tsx';
import { ListState } from '../../table/list-state.tsx';
import { RecordTable } from '../../table/record-table.tsx';
import { matching } from '../../table/search.ts';
import { useRecordWindows } from '../../table/use-record-windows.ts';
import { Button } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { tourColumns } from './columns.tsx';
import { texts } from './texts.ts';
import type { Tour } from './tour.ts';

const NONE: readonly Tour[] = [];

export function Tours() {
  const query = useRecords('tour-package');
  const [search, setSearch] = useState('');
  const choice = useDeferredValue(search);
  const tours = query.data ?? NONE;
  const found = useMemo(() => matching(tourPackage, tours, choice), [tours, choice]);
  const windows = useRecordWindows<Tour>();
  const { edit, askToDelete } = windows;
  const columns = useMemo(
    () => tourColumns({ onEdit: edit, onDelete: askToDelete }),
    [edit, askToDelete],
  );
  return (
    <>
      <PageHeader title={tourPackage.label.many} count={query.data?.length}>
        <Button look="accent" onClick={windows.create}>
          <Plus aria-hidden />
          Add Tour Package
        </Button>
      </PageHeader>
      <div className="mb-4 max-w-110">
        <SearchBox
          label="Search tour packages"
          placeholder="Search by name or destination"
          value={search}
          onChange={setSearch}
        />
      </div>
      <p role="status" className="sr-only">
        {choice.trim() && `${found.length} found`}
      </p>
      <ListState
        query={query}
        fetchFailed={texts.fetchFailed}
        empty="There are no tour packages yet. Add the first one."
      >
        {found.length > 0 ? (
          <RecordTable
            label={tourPackage.label.many}
            columns={columns}
            records={found}
            choice={choice}
          />
        ) : (
          <p className="py-16 text-center text-faint">No tour package matches “{choice.trim()}”.</p>
        )}
      </ListState>
      <RecordDialog
        name="tour-package"
        record={windows.edited}
        open={windows.isFormOpen}
        opening={windows.opening}
        texts={texts}
        onClose={windows.closeForm}
      />
      <DeleteDialog
        entity="tour-package"
        id={windows.doomed?.id ?? ''}
        title={windows.doomed?.name ?? ''}
        open={windows.isDeleteOpen}
        texts={texts}
        onClose={windows.closeDelete}
      />
    </>
  );
}
