import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button } from './button.tsx';
import { FaultsContext, faultsIn, SendingContext, type Faults } from './faults.ts';

interface DialogFormProps {
  label: string;
  save: string;
  /** Submit handler; resolves once the values are saved, or to what is wrong with them. */
  onSubmit: (values: FormData) => Promise<Faults | void>;
  onCancel: () => void;
  children: ReactNode;
}

/** A short form in a window, sent once at a time; the first input with a fault has the focus. */
export function DialogForm({ label, save, onSubmit, onCancel, children }: DialogFormProps) {
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<Faults>({});
  const show = (form: HTMLFormElement, found: Faults) => {
    flushSync(() => setFaults(found));
    form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  };
  const submit = async (form: HTMLFormElement) => {
    if (busy) return;
    const unfit = faultsIn(form);
    if (Object.keys(unfit).length > 0) return show(form, unfit);
    setBusy(true);
    const found = await onSubmit(new FormData(form)).finally(() => setBusy(false));
    show(form, found ?? {});
  };
  return (
    <form
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit(event.currentTarget);
      }}
      className="flex min-h-0 flex-1 flex-col"
    >
      <div className="min-h-0 flex-1 space-y-4 overflow-y-auto px-4 py-5 lg:px-6">
        <FaultsContext value={faults}>
          <SendingContext value={busy}>{children}</SendingContext>
        </FaultsContext>
      </div>
      <footer className="flex items-center justify-end gap-3 border-t border-hairline px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:px-6">
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" look="save" busy={busy}>
          {save}
        </Button>
      </footer>
    </form>
  );
}
