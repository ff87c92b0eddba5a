import { entityNamed, type EntityName, type RecordNamed } from '#model/entities/index.ts';
import type { Entity } from '#model/entity.ts';
import { Dialog } from '../ui/dialog.tsx';
import { RecordForm, type SaveTexts } from './record-form.tsx';

interface RecordDialogProps<N extends EntityName> {
  name: N;
  /** The record to change; null to make a new one. */
  record: RecordNamed<N> | null;
  open: boolean;
  /** Another number for every opening: each starts afresh. */
  opening: number;
  texts: SaveTexts;
  onClose: () => void;
}

/** Makes or changes a record of any entity, in a form built from the entity's fields. */
export function RecordDialog<N extends EntityName>(props: RecordDialogProps<N>) {
  const { name, record, open, opening, texts, onClose } = props;
  const entity = entityNamed(name) as unknown as Entity;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`${record ? 'Edit' : 'Create'} ${entity.label.one}`}
    >
      <RecordForm
        key={opening}
        name={name}
        entity={entity}
        record={record}
        texts={texts}
        onDone={onClose}
      />
    </Dialog>
  );
}
