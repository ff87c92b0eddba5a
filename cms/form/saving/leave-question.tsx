import { Button } from '../../ui/button.tsx';
import { Confirm } from '../../ui/confirm.tsx';

interface LeaveQuestionProps {
  open: boolean;
  onStay: () => void;
  /** Undefined for a short form, which keeps nothing, and where the device has no room for a draft. */
  onKeep?: (() => void) | undefined;
  onDiscard: () => void;
}

/** Asked before a form with unsaved changes closes. */
export const LeaveQuestion = (props: LeaveQuestionProps) => {
  const { open, onStay, onKeep, onDiscard } = props;
  return (
    <Confirm
      open={open}
      onClose={onStay}
      title="Close without saving?"
      actions={
        <>
          <Button onClick={onStay}>Keep editing</Button>
          {onKeep && <Button onClick={onKeep}>Close, keep on this device</Button>}
          <Button look="danger" onClick={onDiscard}>
            Discard changes
          </Button>
        </>
      }
    >
      <p>
        What you typed is not saved yet.{' '}
        {onKeep
          ? 'It can stay on this device, and is offered when you open this again.'
          : 'It is not kept on this device: what is not saved is lost when you close.'}
      </p>
    </Confirm>
  );
};
