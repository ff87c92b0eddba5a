import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../ui/button.tsx';
import { useLeave } from '../ui/dialog.tsx';
import { FaultsContext, faultsIn, SendingContext, type Faults } from '../ui/faults.ts';
import { useLeaveWarning } from '../ui/use-leave-warning.ts';
import { LeaveQuestion } from './saving/leave-question.tsx';
import { useSaveKey } from './saving/use-save-key.ts';

interface DialogFormProps {
  label: string;
  save: string;
  /** Submit handler; resolves once the values are saved, or to what is wrong with them. */
  onSubmit: (values: FormData) => Promise<Faults | void>;
  onCancel: () => void;
  /** Stored values, by the name of the control, where it may begin with what was typed before. */
  stored?: Readonly<Record<string, string | null | undefined>>;
  children: ReactNode;
}

/** A short form in a window, sent once at a time; the first input with a fault has the focus. */
export function DialogForm(props: DialogFormProps) {
  const { label, save, onSubmit, onCancel, stored, children } = props;
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<Faults>({});
  const element = useRef<HTMLFormElement>(null);
  const start = useRef<string>(null);
  const [isAsked, setAsked] = useState(false);
  useLayoutEffect(() => {
    start.current ??= entered(element.current!, stored);
  });
  const hasChanges = () => element.current !== null && entered(element.current) !== start.current;
  const close = () => (hasChanges() ? setAsked(true) : onCancel());
  useLeave(close);
  useLeaveWarning(hasChanges);
  useSaveKey(element);
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
      ref={element}
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
        <Button onClick={close}>Cancel</Button>
        <Button type="submit" look="save" busy={busy}>
          {save}
        </Button>
      </footer>
      <LeaveQuestion open={isAsked} onStay={() => setAsked(false)} onDiscard={onCancel} />
    </form>
  );
}

/** Values of the controls of a form, or those stored in their place, to be compared. */
const entered = ({ elements }: HTMLFormElement, stored: DialogFormProps['stored'] = {}) =>
  JSON.stringify(
    [...(elements as Iterable<HTMLInputElement>)].map(({ name, value, checked }) => [
      name in stored ? (stored[name] ?? '') : value,
      checked,
    ]),
  );
