import { useId } from 'react';
import { MAX_SKIP_REASON } from '#model/kit/translation.ts';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/input.tsx';
import { useInterrupted } from '../../form/draft/use-interrupted.ts';
import { lengthFault } from '../../form/length-fault.ts';

interface SkipFormProps {
  /** Names the text that is skipped, among what the device keeps. */
  place: string;
  onSkip: (reason: string) => void;
  onClose: () => void;
}

/** Asks why a text is left for later. */
export function SkipForm({ place, onSkip, onClose }: SkipFormProps) {
  const id = useId();
  const [reason, setReason] = useInterrupted(place);
  const fault = lengthFault('A reason', MAX_SKIP_REASON, reason.trim());
  return (
    <form
      className="flex flex-1 flex-wrap items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (reason.trim() !== '' && !fault) onSkip(reason.trim());
      }}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <label htmlFor={id} className="text-sm font-semibold">
        Why skip it?
      </label>
      <div className="min-w-40 flex-1">
        <Input
          id={id}
          autoFocus
          required
          aria-invalid={fault !== undefined || undefined}
          aria-describedby={fault && `${id}-fault`}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        {fault && (
          <p id={`${id}-fault`} className="mt-1 text-sm font-medium text-bad">
            {fault}
          </p>
        )}
      </div>
      <Button type="submit">Skip and next</Button>
      <Button look="quiet" onClick={onClose}>
        Cancel
      </Button>
    </form>
  );
}
