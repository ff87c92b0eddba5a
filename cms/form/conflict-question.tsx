import { Button } from '../ui/button.tsx';
import { Confirm } from '../ui/confirm.tsx';
import type { Conflict } from './conflict.ts';

interface ConflictQuestionProps {
  conflict: Conflict | null;
  /** Labels of the fields that were typed into. */
  typed: readonly string[];
  onKeepEditing: () => void;
  onLoadTheirs: () => void;
  onOverwrite: () => void;
}

/** What to do about a record that somebody else saved first. */
export function ConflictQuestion(props: ConflictQuestionProps) {
  const { conflict, typed, onKeepEditing, onLoadTheirs, onOverwrite } = props;
  const who = conflict?.changedBy ?? 'Somebody';
  return (
    <Confirm
      open={conflict !== null}
      onClose={onKeepEditing}
      title={`${who} changed this while you were editing`}
      actions={
        <>
          <Button onClick={onKeepEditing}>Keep editing</Button>
          <Button onClick={onLoadTheirs}>Reload theirs</Button>
          <Button look="danger" onClick={onOverwrite}>
            Overwrite with mine
          </Button>
        </>
      }
    >
      <p>
        Nothing was saved yet. <strong>Overwrite with mine</strong> saves what you changed
        {typed.length > 0 && ` (${typed.join(', ')})`} over theirs and leaves everything else as
        they saved it.
      </p>
      <p>
        <strong>Reload theirs</strong> shows what they saved. What you typed stays on this device,
        and you can bring it back.
      </p>
    </Confirm>
  );
}
