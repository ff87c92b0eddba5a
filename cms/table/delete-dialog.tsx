import { causeOf } from '../client/api-error.ts';
import type { EntityName } from '#model/entities/index.ts';
import { useState } from 'react';
import { remove } from '../client/records.ts';
import { useWrite } from '../client/use-records.ts';
import { Button } from '../ui/button.tsx';
import { Confirm } from '../ui/confirm.tsx';
import { notify } from '../ui/toast.tsx';

export interface DeleteTexts {
  /** The kind of record, in the middle of a sentence: `tour package`. */
  noun: string;
  deleted: string;
  deleteFailed: string;
}

interface DeleteDialogProps {
  entity: EntityName;
  id: string;
  /** The record's title. */
  title: string;
  open: boolean;
  texts: DeleteTexts;
  onClose: () => void;
}

/** Asks before a record is gone for good. */
export function DeleteDialog({ entity, id, title, open, texts, onClose }: DeleteDialogProps) {
  const [busy, setBusy] = useState(false);
  const write = useWrite(entity);
  const confirm = async () => {
    setBusy(true);
    try {
      await write(() => remove(entity, id));
      notify.success(texts.deleted);
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
        This action cannot be undone. The {texts.noun} with all its data and images will be
        permanently removed.
      </p>
    </Confirm>
  );
}
