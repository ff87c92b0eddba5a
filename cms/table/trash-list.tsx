import { formatDate, formatMoment } from '#model/format/dates.ts';
import { entityNamed, type RecoverableName } from '#model/entities/index.ts';
import { isAdmin } from '#model/access/roles.ts';
import { fold } from '#model/text/fold.ts';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { causeOf } from '../client/api-error.ts';
import { purge, type TrashedRecord } from '../client/trash.ts';
import { useTrash, useWriteOf } from '../client/use-records.ts';
import { useSession } from '../stores/session.ts';
import { Button } from '../ui/button.tsx';
import { DeleteButton } from '../ui/delete-button.tsx';
import { Confirm } from '../ui/confirm.tsx';
import { notify } from '../ui/toast.tsx';
import { ListState } from './list-state.tsx';
import { NothingFound } from './nothing-found.tsx';
import { Pager } from './pager.tsx';
import { useRestore } from './use-restore.ts';

const PAGE_SIZE = 25;

interface TrashListProps {
  /** All records, where none is named. */
  entity?: RecoverableName;
  /** Words that their names have to have. */
  search?: string;
  onSearch?: (search: string) => void;
  /** Called when the last record in sight is restored. */
  onLeave?: () => void;
}

/** The records in the trash, which staff restore and a super_admin deletes for good. */
export function TrashList({ entity, search = '', onSearch, onLeave }: TrashListProps) {
  const query = useTrash(entity);
  const restore = useRestore();
  const isSuper = useSession(({ user }) => user !== null && isAdmin(user.role));
  const [doomed, setDoomed] = useState<TrashedRecord | null>(null);
  const [page, setPage] = useState(0);
  const wanted = fold(search);
  const records = (query.data ?? []).filter(({ label }) => fold(label).includes(wanted));
  const lastPage = Math.max(0, Math.ceil(records.length / PAGE_SIZE) - 1);
  const shown = Math.min(page, lastPage);
  const bringBack = async ({ entity: name, id }: TrashedRecord) => {
    if ((await restore(name, id)) && records.length === 1) onLeave?.();
  };
  return (
    <ListState
      query={query}
      fetchFailed="Failed to fetch the trash"
      empty="The trash is empty. What is deleted stays here for a while."
    >
      {records.length === 0 && (
        <NothingFound none="Nothing in the trash" search={search} onClear={() => onSearch?.('')} />
      )}
      <ul aria-label="Trash" className="space-y-3">
        {records.slice(shown * PAGE_SIZE, (shown + 1) * PAGE_SIZE).map((record) => (
          <li
            key={`${record.entity} ${record.id}`}
            className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card border border-hairline bg-raised p-4"
          >
            <div className="min-w-[min(100%,15rem)] flex-1">
              <p className="font-bold">{record.label}</p>
              <p className="mt-0.5 text-sm text-faint">
                {entity === undefined && `${entityNamed(record.entity).label.one} · `}
                Deleted by {record.deleted_by ?? 'the system'},{' '}
                {formatMoment(record.deleted_at, 'en')}
              </p>
              <p className="text-sm text-faint">Kept until {formatDate(record.expires_at, 'en')}</p>
            </div>
            <div className="flex gap-1">
              <Button onClick={() => bringBack(record)} aria-label={`Restore ${record.label}`}>
                <RotateCcw aria-hidden />
                Restore
              </Button>
              {isSuper && (
                <DeleteButton
                  label={`Delete ${record.label} for good`}
                  onClick={() => setDoomed(record)}
                />
              )}
            </div>
          </li>
        ))}
      </ul>
      <Pager page={shown} lastPage={lastPage} onChange={setPage} />
      <PurgeQuestion record={doomed} onClose={() => setDoomed(null)} />
    </ListState>
  );
}

interface PurgeQuestionProps {
  record: TrashedRecord | null;
  onClose: () => void;
}

function PurgeQuestion({ record, onClose }: PurgeQuestionProps) {
  const write = useWriteOf();
  const confirm = async ({ entity, id }: TrashedRecord) => {
    onClose();
    try {
      await write(entity, () => purge(entity, id));
      notify.success('Deleted for good');
    } catch (error) {
      notify.error('Failed to delete', causeOf(error));
    }
  };
  return (
    <Confirm
      open={record !== null}
      onClose={onClose}
      title="Delete this for good?"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="danger" onClick={() => record && confirm(record)}>
            Delete for good
          </Button>
        </>
      }
    >
      <p className="text-base font-semibold text-text">{record?.label}</p>
      <p>This action cannot be undone. All its data and images will be permanently removed.</p>
    </Confirm>
  );
}
