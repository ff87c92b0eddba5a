import { useState, type ReactNode } from 'react';
import { Button } from './button.tsx';

interface DialogFormProps {
  label: string;
  save: string;
  /** Submit handler; settles once the values are saved or refused. */
  onSubmit: (values: FormData) => Promise<void>;
  onCancel: () => void;
  children: ReactNode;
}

/** A short form in a window, sent once at a time. */
export function DialogForm({ label, save, onSubmit, onCancel, children }: DialogFormProps) {
  const [busy, setBusy] = useState(false);
  const submit = async (values: FormData) => {
    if (busy) return;
    setBusy(true);
    await onSubmit(values).finally(() => setBusy(false));
  };
  return (
    <form
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(new FormData(event.currentTarget));
      }}
      className="flex min-h-0 flex-1 flex-col"
    >
      <div className="min-h-0 flex-1 space-y-4 overflow-y-auto px-4 py-5 lg:px-6">{children}</div>
      <footer className="flex items-center justify-end gap-3 border-t border-hairline px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:px-6">
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" look="save" busy={busy}>
          {save}
        </Button>
      </footer>
    </form>
  );
}
