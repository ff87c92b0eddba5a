import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { causeOf } from '../../client/api-error.ts';
import { emptyTrash, type TrashedRecord } from '../../client/trash.ts';
import { trashKey, useTrash } from '../../client/use-records.ts';
import { TrashList } from '../../table/trash-list.tsx';
import { Button } from '../../ui/button.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { notify } from '../../ui/toast.tsx';

const NOTHING: readonly TrashedRecord[] = [];

/** Everything in the trash, and the button that empties it. */
export default function Trash() {
  const query = useTrash();
  const client = useQueryClient();
  /** Records in sight when the question was asked: one that is deleted meanwhile stays. */
  const [asked, setAsked] = useState(NOTHING);
  const [busy, setBusy] = useState(false);
  const close = () => setAsked(NOTHING);
  const confirm = async ([newest]: readonly TrashedRecord[]) => {
    setBusy(true);
    try {
      const { deleted } = await emptyTrash(newest!.deleted_at);
      notify.success(`${inWords(deleted)} deleted for good`);
      close();
    } catch (error) {
      notify.error('Failed to empty the trash', causeOf(error));
    } finally {
      setBusy(false);
      void client.invalidateQueries({ queryKey: trashKey });
    }
  };
  return (
    <>
      <PageHeader title="Trash" count={query.data?.length}>
        <Button disabled={!query.data?.length} onClick={() => setAsked(query.data ?? NOTHING)}>
          <Trash2 aria-hidden />
          Empty trash
        </Button>
      </PageHeader>
      <TrashList />
      <Confirm
        open={asked.length > 0}
        onClose={close}
        title="Empty the trash?"
        actions={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button look="danger" busy={busy} onClick={() => confirm(asked)}>
              Delete {inWords(asked.length)} for good
            </Button>
          </>
        }
      >
        <p>
          This action cannot be undone. Everything in the trash, with all its data and images, will
          be permanently removed.
        </p>
      </Confirm>
    </>
  );
}

const inWords = (count: number) => `${count} ${count === 1 ? 'record' : 'records'}`;
