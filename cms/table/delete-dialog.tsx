import { causeOf } from '../client/api-error.ts';
import type { RecoverableName } from '#model/entities/index.ts';
import { useState } from 'react';
import { remove } from '../client/records.ts';
import { useWrite } from '../client/use-records.ts';
import { Button } from '../ui/button.tsx';
import { Confirm } from '../ui/confirm.tsx';
import { notify } from '../ui/toast.tsx';
import { useRestore } from './use-restore.ts';

export interface DeleteTexts {
  /** The kind of record, in the middle of a sentence: `tour package`. */
  noun: string;
  deleted: string;
  deleteFailed: string;
}

interface DeleteDialogProps {
  entity: RecoverableName;
  id: string;
  /** The record's title. */
  title: string;
  open: boolean;
  texts: DeleteTexts;
  onClose: () => void;
}

/** Asks before a record goes to the trash; the toast takes it back from there. */
export function DeleteDialog({ entity, id, title, open, texts, onClose }: DeleteDialogProps) {
  const [busy, setBusy] = useState(false);
  const write = useWrite(entity);
  const restore = useRestore();
  const confirm = async () => {
    setBusy(true);
    try {
      await write(() => remove(entity, id));
      notify.success(texts.deleted, () => void restore(entity, id));
      onClose();
    } catch (error) {
      notify.error(texts.deleteFailed, causeOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Confirm
      open={open}
      onClose={onClose}
      title={`Delete this ${texts.noun}?`}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="danger" busy={busy} onClick={confirm}>
            Delete
          </Button>
        </>
      }
    >
      <p className="text-base font-semibold text-text">{title}</p>
      <p>
        It goes to the trash, from where it can be restored. After its time there this action cannot
        be undone: the {texts.noun} with all its data and images will be permanently removed.
      </p>
    </Confirm>
  );
}
