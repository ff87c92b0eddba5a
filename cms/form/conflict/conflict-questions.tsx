import { Button } from '../../ui/button.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { ConflictQuestion, type Chosen } from './conflict-question.tsx';
import type { Subject, useConflict } from './use-conflict.ts';
import type { DraftOffer } from '../draft/use-draft-offer.ts';

interface SaveConflictProps {
  conflict: ReturnType<typeof useConflict>;
  onLoadTheirs: () => void;
  onSave: (chosen: Chosen) => void;
}

/** Acts of somebody else meanwhile, behind their name. */
const titles: Readonly<Record<Subject, string>> = {
  record: 'changed this while you were editing',
  draft: 'saved this draft while you were editing',
  'gone draft': 'published or discarded this draft while you were editing',
  published: 'changed what is published since this draft began',
};

/** The same where it was the user. Of a draft that is gone nobody is named. */
const ownTitles: Readonly<Record<Subject, string>> = {
  record: 'You changed this in another tab or on another device',
  draft: 'You saved this draft in another tab or on another device',
  'gone draft': 'This draft was published or discarded while you were editing',
  published: 'You changed what is published since this draft began',
};

/** Asked when the record, or its draft, was saved first by somebody else or in another tab. */
export function SaveConflict({ conflict, onLoadTheirs, onSave }: SaveConflictProps) {
  const { contest, changedBy, isOwn, subject, dismiss } = conflict;
  return (
    <ConflictQuestion
      contest={contest}
      title={isOwn ? ownTitles[subject] : `${changedBy} ${titles[subject]}`}
      myLabel={isOwn ? 'In this form' : 'Mine'}
      theirLabel={isOwn ? 'As it is saved' : changedBy}
      bothLabel={isOwn ? 'changed in both' : 'changed by both'}
      onClose={dismiss}
      others={[
        { says: 'Keep editing', act: dismiss },
        // Published values are no draft: they would stand in the form in place of one.
        ...(subject === 'published'
          ? []
          : [{ says: isOwn ? 'Reload what is saved' : 'Reload theirs', act: onLoadTheirs }]),
      ]}
      choice={{ says: 'Save what is chosen', act: onSave }}
    >
      Nothing was saved yet. Choose for each field which version is kept. What only one{' '}
      {isOwn ? 'version' : 'of you'} changed is chosen already.
    </ConflictQuestion>
  );
}

/** Asked when a draft comes back that is older than the record. */
export const DraftConflict = ({ offer }: { offer: DraftOffer }) => (
  <ConflictQuestion
    contest={offer.contest}
    title="This was saved anew since you typed your draft"
    theirLabel="As it is saved"
    onClose={offer.notNow}
    others={[{ says: 'Not now', act: offer.notNow }]}
    choice={{ says: 'Bring back what is chosen', act: offer.choose }}
  >
    Choose for each field which version goes into the form. Nothing is saved until you save it.
  </ConflictQuestion>
);

interface DeletedQuestionProps {
  open: boolean;
  /** The kind of record, in the middle of a sentence. */
  noun: string;
  onClose: () => void;
  onSaveAsNew: () => void;
}

/** Asked when somebody deleted the record that a save was to change. */
export const DeletedQuestion = ({ open, noun, onClose, onSaveAsNew }: DeletedQuestionProps) => (
  <Confirm
    open={open}
    onClose={onClose}
    title={`This ${noun} was deleted while you were editing`}
    actions={
      <>
        <Button onClick={onClose}>Keep editing</Button>
        <Button look="save" onClick={onSaveAsNew}>
          Save as new
        </Button>
      </>
    }
  >
    <p>Nothing was saved yet. What the form holds can be saved as a new {noun}.</p>
  </Confirm>
);
