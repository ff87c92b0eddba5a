import { causeOf } from '../../client/api-error.ts';
import { type AgencyName, entityNamed, type RecordNamed } from '#model/entities/index.ts';
import type { Entity } from '#model/kit/entity.ts';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { remove } from '../../client/records.ts';
import { orderOf } from '../../client/reordered.ts';
import { useRecords, useWrite } from '../../client/use-records.ts';
import { useUrlFilters } from '../../stores/use-url-filters.ts';
import { RecordDialog } from '../../form/record-dialog.tsx';
import { MissingRecord } from '../../table/missing-record.tsx';
import { NothingFound } from '../../table/nothing-found.tsx';
import { ListState } from '../../table/list-state.tsx';
import { TrashList } from '../../table/trash-list.tsx';
import { TrashToggle } from '../../table/trash-toggle.tsx';
import { useRestore } from '../../table/use-restore.ts';
import { useRecordWindows } from '../../table/use-record-windows.ts';
import { matching } from '../../table/search.ts';
import { Button } from '../../ui/button.tsx';
import { SearchRow } from '../../ui/search-row.tsx';
import { notify } from '../../ui/toast.tsx';
import { listOf } from '../list-of.ts';
import { SiteRow } from './site-row.tsx';
import { surplusIn } from './surplus.ts';
import type { SiteTab } from './tabs.tsx';
import { useReorderControls } from './use-reorder-controls.ts';

const TEXTS = {
  created: 'Created successfully',
  updated: 'Updated successfully',
  saveFailed: 'Failed to save',
  ownWordsOnly: true,
} as const;
const CONFIRM = 'Are you sure you want to delete this item?';
const NOTHING_GIVEN = {};
const NO_RECORDS: readonly never[] = [];

const collator = new Intl.Collator('en');

function sorted({ sortedBy }: SiteTab, records: readonly RecordNamed<AgencyName>[]) {
  if (!sortedBy) return records;
  return records.toSorted((one, other) => collator.compare(sortedBy(one), sortedBy(other)));
}

interface SiteTabPanelProps {
  tab: SiteTab;
  /** How many records the public sees, once that is known. */
  active: number | undefined;
}

export function SiteTabPanel({ tab, active }: SiteTabPanelProps) {
  const query = useRecords(tab.entity);
  const loaded: readonly RecordNamed<AgencyName>[] = query.data ?? NO_RECORDS;
  const entity = entityNamed(tab.entity) as Entity;
  const filters = useUrlFilters({ trash: ['shown'], q: null });
  const { q } = filters.choice;
  const records = useMemo(
    () => sorted(tab, tab.searchedBy ? matching(entity, loaded, q) : loaded),
    [tab, entity, loaded, q],
  );
  const windows = useRecordWindows<RecordNamed<AgencyName>>(listOf(tab.entity), query);
  const write = useWrite(tab.entity);
  const restore = useRestore();
  const isTrash = filters.choice.trash === 'shown';
  const { root, move, announcement } = useReorderControls({
    tab,
    all: loaded,
    records: isTrash ? NO_RECORDS : records,
  });
  const [made, setMade] = useState<Record<string, unknown>>(NOTHING_GIVEN);
  // Of one that takes the place of another on the site: only when staff switch it on.
  const isTaken =
    entity.singleActive && loaded.some((each) => 'is_active' in each && each.is_active);
  const given = useMemo(
    () => ({
      ...tab.given?.(loaded.length),
      ...(isTaken ? { is_active: false } : {}),
      ...made,
    }),
    [tab, loaded.length, isTaken, made],
  );
  const surplus = useMemo(() => surplusIn(loaded, tab.most), [loaded, tab]);
  const make = (values: Record<string, unknown>) => {
    setMade(values);
    windows.create();
  };

  const askToDelete = async (id: string) => {
    if (!window.confirm(CONFIRM)) return;
    try {
      await write(() => remove(tab.entity, id));
      notify.success('Deleted successfully', () => void restore(tab.entity, id));
    } catch (error) {
      notify.error('Failed to delete', causeOf(error));
    }
  };

  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-faint tabular-nums">
          {active !== undefined && query.data && `${active} of ${loaded.length} active`}
        </p>
        <div className="ms-auto flex flex-wrap gap-3">
          <TrashToggle
            entity={tab.entity}
            on={isTrash}
            onChange={(on) => filters.change({ trash: on ? 'shown' : '' })}
          />
          <Button look="accent" onClick={() => make(NOTHING_GIVEN)}>
            <Plus aria-hidden />
            {tab.add}
          </Button>
        </div>
      </div>
      {tab.searchedBy && (
        <SearchRow
          nouns={tab.nouns}
          searchedBy={tab.searchedBy}
          value={q}
          onChange={(typed) => filters.change({ q: typed })}
        />
      )}
      <MissingRecord noun={tab.subject.toLowerCase()} missing={windows.missing} />
      {isTrash ? (
        <TrashList
          entity={tab.entity}
          search={q}
          onSearch={(typed) => filters.change({ q: typed })}
          onLeave={() => filters.change({ trash: '' })}
        />
      ) : (
        <ListState query={query} fetchFailed={tab.fetchFailed} empty={tab.empty}>
          {records.length === 0 && (
            <NothingFound
              none={`No ${tab.subject.toLowerCase()}`}
              search={q}
              onClear={() => filters.change({ q: '' })}
            />
          )}
          <ul ref={root} aria-label={tab.label} className="space-y-3">
            {records.map((record) => (
              <SiteRow
                key={record.id}
                tab={tab}
                entity={entity}
                record={record}
                place={orderOf(loaded, record.id)}
                isSurplus={surplus.has(record.id)}
                isLast={record === loaded.at(-1)}
                onMove={move}
                onEdit={(field) => windows.edit(record, field)}
                onDelete={() => askToDelete(record.id)}
              />
            ))}
          </ul>
        </ListState>
      )}
      {tab.Below && !isTrash && <tab.Below search={q} make={make} />}
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <RecordDialog
        name={tab.entity}
        record={windows.edited}
        focus={windows.focus}
        open={windows.isFormOpen}
        opening={windows.opening}
        texts={TEXTS}
        given={given}
        Preview={tab.Preview}
        onClose={windows.closeForm}
      />
    </>
  );
}
