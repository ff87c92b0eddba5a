import { useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/input.tsx';

const MAX_REASON = 200;

interface SkipFormProps {
  onSkip: (reason: string) => void;
  onClose: () => void;
}

/** Asks why a text is left for later. */
export function SkipForm({ onSkip, onClose }: SkipFormProps) {
  const id = useId();
  const [reason, setReason] = useState('');
  return (
    <form
      className="flex flex-1 flex-wrap items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (reason.trim() !== '') onSkip(reason.trim());
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
          maxLength={MAX_REASON}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
      <Button type="submit">Skip and next</Button>
      <Button look="quiet" onClick={onClose}>
        Cancel
      </Button>
    </form>
  );
}
