import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FormValues } from './draft.ts';
import type { PendingUploads } from './images/pending-uploads.ts';

type Act = 'save' | 'preview';

interface Options {
  form: UseFormReturn<FormValues>;
  uploads: PendingUploads;
  /** Something is wrong with what these fields hold. */
  onFaulty: (fields: readonly string[]) => void;
}

/** What is done with a form's values: one thing at a time, and only with values that are whole. */
export function useCheckedValues({ form, uploads, onFaulty }: Options) {
  const [busy, setBusy] = useState<Act | null>(null);
  const during = async (act: Act, work: () => Promise<unknown>) => {
    if (busy) return;
    setBusy(act);
    try {
      await work();
    } finally {
      setBusy(null);
    }
  };
  const withValues = (act: Act, go: (values: FormValues) => Promise<void>) =>
    during(act, async () => {
      // A picture that did not arrive is shown with its reason, and nothing is saved without it.
      if (!(await uploads.settled())) return;
      await form.handleSubmit(go, (errors) => onFaulty(Object.keys(errors)))();
    });
  return { busy, during, withValues };
}
