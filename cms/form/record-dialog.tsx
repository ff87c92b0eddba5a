import { entityNamed, type EntityName, type RecordNamed } from '#model/entities/index.ts';
import type { Entity } from '#model/kit/entity.ts';
import type { ComponentType } from 'react';
import { useDraftAtOpening } from '../client/drafts.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Spinner } from '../ui/spinner.tsx';
import type { Row } from './draft/draft.ts';
import { RecordForm, type SaveTexts } from './record-form.tsx';

interface RecordDialogProps<N extends EntityName> {
  name: N;
  /** The record to change; null to make a new one. */
  record: RecordNamed<N> | null;
  /** The column whose field has the focus at first. */
  focus?: string | undefined;
  open: boolean;
  /** React key of the form: another number for every opening resets it. */
  opening: number;
  texts: SaveTexts;
  /** Default values of a new record; memoised while the window is open. */
  given?: Row | undefined;
  Preview?: ComponentType | undefined;
  onClose: () => void;
}

/** Makes or changes a record of any entity, in a form built from the entity's fields. */
export function RecordDialog<N extends EntityName>(props: RecordDialogProps<N>) {
  const { name, record, focus, open, opening, texts, given, Preview, onClose } = props;
  const entity = entityNamed(name) as Entity;
  const found = useDraftAtOpening(name, open ? record?.id : undefined, opening);
  return (
    <>
      {open && !found.isKnown && <Opening />}
      <Dialog
        open={open && found.isKnown}
        onClose={onClose}
        title={`${record ? 'Edit' : 'Create'} ${entity.label.one}`}
        focus={focus && `[data-field="${focus}"] :is(input, textarea, select, [tabindex="-1"])`}
      >
        <RecordForm
          // Anew once it is known whether there is a draft.
          key={`${opening} ${found.isKnown}`}
          name={name}
          entity={entity}
          record={record}
          found={found}
          focus={focus}
          texts={texts}
          given={given}
          Preview={Preview}
          onDone={onClose}
        />
      </Dialog>
    </>
  );
}

/** Over the page, against a second click: on a slow network the question for a draft takes seconds. */
const Opening = () => (
  <div role="status" className="fixed inset-0 z-40 grid place-items-center">
    <span className="animate-late rounded-full bg-raised p-3 text-accent shadow-lift">
      <Spinner className="size-9! border-3!" />
      <span className="sr-only">Loading</span>
    </span>
  </div>
);
