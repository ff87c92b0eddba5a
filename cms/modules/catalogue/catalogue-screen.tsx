import { type CatalogueName, entityNamed, type RecordNamed } from '#model/entities/index.ts';
import type { Entity } from '#model/kit/entity.ts';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useRecords } from '../../client/use-records.ts';
import { RecordDialog } from '../../form/record-dialog.tsx';
import { DeleteDialog } from '../../table/delete-dialog.tsx';
import { FilteredTable } from '../../table/filtered-table.tsx';
import { ListState } from '../../table/list-state.tsx';
import { MissingRecord } from '../../table/missing-record.tsx';
import { NothingFound } from '../../table/nothing-found.tsx';
import { TrashList } from '../../table/trash-list.tsx';
import { TrashToggle } from '../../table/trash-toggle.tsx';
import { useRecordWindows } from '../../table/use-record-windows.ts';
import { Button } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SearchRow } from '../../ui/search-row.tsx';
import { listOf } from '../list-of.ts';
import { BulkBar } from './bulk-bar.tsx';
import type { Catalogue, ValueFilter } from './catalogue.ts';
import { catalogueColumns } from './catalogue-columns.tsx';
import { ListFilters } from './list-filters.tsx';
import { ChoosingContext } from './select-box.tsx';
import { NOTHING, select, without } from './selection.ts';
import { useFilteredRecords } from './use-filtered-records.ts';

const NO_RECORDS: readonly never[] = [];
const NO_FILTERS: readonly ValueFilter[] = [];

/** The module of one entity: its list, and the windows that make, change and delete its records. */
export function CatalogueScreen<N extends CatalogueName>({ of }: { of: Catalogue<N> }) {
  const { name, heading, add, searchedBy, texts, switches, filters = NO_FILTERS } = of;
  const entity = entityNamed(name) as Entity;
  const query = useRecords(name);
  const records: readonly RecordNamed<N>[] = query.data ?? NO_RECORDS;
  const list = useFilteredRecords(entity, records, filters);
  const windows = useRecordWindows<RecordNamed<N>>(listOf(name), query);
  const { edit, askToDelete } = windows;
  const columns = useMemo(
    () => catalogueColumns(of, { edit, askToDelete }),
    [of, edit, askToDelete],
  );

  const [selection, setSelection] = useState(NOTHING);
  const choosing = useMemo(() => {
    const order = list.found.map(({ id }) => id);
    return {
      isChosen: (id: string) => selection.ids.has(id),
      choose: (id: string, on: boolean, range: boolean) =>
        setSelection((before) => select(before, id, { on, range, order })),
    };
  }, [selection, list.found]);
  const chosen = records
    .filter(({ id }) => selection.ids.has(id))
    .map((record) => ({ id: record.id, title: of.titleOf(record), before: record }));

  return (
    <>
      <PageHeader title={heading} count={query.data?.length}>
        <Button look="accent" onClick={windows.create}>
          <Plus aria-hidden />
          {add}
        </Button>
      </PageHeader>
      <SearchRow
        nouns={texts.nouns}
        searchedBy={searchedBy}
        value={list.choice.search}
        onChange={(search) => list.change({ search })}
      >
        <ListFilters
          filters={filters}
          values={list.choice.values}
          onChange={(values) => list.change({ values })}
          bengali={list.choice.bengali}
          onBengali={(bengali) => list.change({ bengali })}
          gaps={list.gaps}
          query={query}
        />
        <TrashToggle
          entity={name}
          on={list.choice.trash}
          onChange={(trash) => list.change({ trash })}
        />
      </SearchRow>
      <p role="status" className="sr-only">
        {list.isNarrowed && `${list.found.length} found`}
      </p>
      <MissingRecord noun={texts.noun} missing={windows.missing} />
      {list.choice.trash ? (
        <TrashList
          entity={name}
          search={list.followed.search}
          onSearch={(search) => list.change({ search })}
          onLeave={() => list.change({ trash: false })}
        />
      ) : (
        <ListState
          query={query}
          fetchFailed={texts.fetchFailed}
          empty={`There are no ${texts.nouns} yet. Add the first one.`}
        >
          <div className="flex flex-col">
            <BulkBar
              entity={name}
              switches={switches}
              texts={texts}
              chosen={chosen}
              found={list.found.length}
              unseen={chosen.length - list.found.filter(({ id }) => selection.ids.has(id)).length}
              onAll={() =>
                setSelection({ ids: new Set(list.found.map(({ id }) => id)), last: null })
              }
              onNone={() => setSelection(NOTHING)}
              onChanged={(ids) => setSelection((before) => without(before, ids))}
            />
            <ChoosingContext value={choosing}>
              <FilteredTable
                label={entity.label.many}
                columns={columns}
                records={list.found}
                choice={JSON.stringify(list.followed)}
                marked={selection.ids}
                nothing={
                  <NothingFound
                    none={`No ${texts.noun}`}
                    search={list.followed.search}
                    filters={list.filteredBy}
                    onClear={list.clear}
                  />
                }
              />
            </ChoosingContext>
          </div>
        </ListState>
      )}
      <RecordDialog
        name={name}
        record={windows.edited}
        focus={windows.focus}
        open={windows.isFormOpen}
        opening={windows.opening}
        texts={texts}
        onClose={windows.closeForm}
      />
      <DeleteDialog
        entity={name}
        id={windows.doomed?.id ?? ''}
        title={windows.doomed ? of.titleOf(windows.doomed) : ''}
        open={windows.isDeleteOpen}
        texts={texts}
        onClose={windows.closeDelete}
      />
    </>
  );
}
