import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { notify } from '../../ui/toast.tsx';
import type { FormValues } from '../draft/draft.ts';
import type { PendingUploads } from '../images/pending-uploads.ts';

type Act = 'save' | 'draft' | 'preview';

interface Options {
  form: UseFormReturn<FormValues>;
  uploads: PendingUploads;
  /** Called with the names of the invalid fields. */
  onFaulty: (fields: readonly string[]) => void;
}

/** Guard for save and preview: one at a time, and only with valid values and finished uploads. */
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
  /** A failed upload shows its reason, and blocks the first save after it. */
  const allArrived = async () => {
    const isSettled = await uploads.settled();
    if (!isSettled) notify.error('A picture did not arrive', 'Retry it, or go on without it');
    return isSettled;
  };
  const withValues = (act: Act, go: (values: FormValues) => Promise<void>) =>
    during(act, async () => {
      if (!(await allArrived())) return;
      await form.handleSubmit(go, (errors) => onFaulty(Object.keys(errors)))();
    });
  /** With what the form holds, unfinished or not. */
  const withTyped = (act: Act, go: (values: FormValues) => Promise<void>) =>
    during(act, async () => {
      if (await allArrived()) await go(form.getValues());
    });
  return { busy, during, withValues, withTyped };
}
