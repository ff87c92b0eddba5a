import { Button } from '../ui/button.tsx';
import { Confirm } from '../ui/confirm.tsx';

interface LeaveQuestionProps {
  open: boolean;
  onStay: () => void;
  onKeep: () => void;
  onDiscard: () => void;
}

/** Asked before a form with unsaved changes closes. */
export const LeaveQuestion = ({ open, onStay, onKeep, onDiscard }: LeaveQuestionProps) => (
  <Confirm
    open={open}
    onClose={onStay}
    title="Close without saving?"
    actions={
      <>
        <Button onClick={onStay}>Keep editing</Button>
        <Button onClick={onKeep}>Close, keep draft</Button>
        <Button look="danger" onClick={onDiscard}>
          Discard changes
        </Button>
      </>
    }
  >
    <p>
      What you typed is not saved yet. A draft of it can stay on this device, and is offered when
      you open this again.
    </p>
  </Confirm>
);
