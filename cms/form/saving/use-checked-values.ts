import { useState, type RefObject } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { notify } from '../../ui/toast.tsx';
import type { FormValues } from '../draft/draft.ts';
import { UNFINISHED } from '../draft/input-fault.ts';
import { faultsOfGone } from '../images/gone-pictures.ts';
import type { PendingUploads } from '../images/pending-uploads.ts';

type Act = 'save' | 'draft' | 'preview';

interface Options {
  form: UseFormReturn<FormValues>;
  /** Initial draft values. */
  start: FormValues;
  element: RefObject<HTMLFormElement | null>;
  uploads: PendingUploads;
  /** Called with the names of the invalid fields. */
  onFaulty: (fields: readonly string[]) => void;
}

/** Guard for save and preview: one at a time, and only with valid values and finished uploads. */
export function useCheckedValues({ form, start, element, uploads, onFaulty }: Options) {
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
  /** An unfinished date, or one like 31 February, has an empty value: it would be saved as none. */
  const areDatesWhole = () => {
    const inputs = [...element.current!.querySelectorAll('input')];
    const input = inputs.find(({ validity }) => validity.badInput);
    const field = input?.closest<HTMLElement>('[data-field]')?.dataset['field'];
    if (!input || field === undefined) return true;
    form.setError(field, { message: UNFINISHED });
    input.addEventListener('input', () => form.clearErrors(field), { once: true });
    input.focus();
    return false;
  };
  const areUploadsThere = async () => {
    const gone = await faultsOfGone(start, form.getValues());
    for (const [field, message] of gone) form.setError(field, { message });
    onFaulty([...gone.keys()]);
    return gone.size === 0;
  };
  const isReady = async (act: Act) =>
    areDatesWhole() && (await allArrived()) && (act === 'preview' || (await areUploadsThere()));
  const withValues = (act: Act, go: (values: FormValues) => Promise<void>) =>
    during(act, async () => {
      if (!(await isReady(act))) return;
      await form.handleSubmit(go, (errors) => onFaulty(Object.keys(errors)))();
    });
  /** With what the form holds, unfinished or not. */
  const withTyped = (act: Act, go: (values: FormValues) => Promise<void>) =>
    during(act, async () => {
      if (await isReady(act)) await go(form.getValues());
    });
  return { busy, during, withValues, withTyped };
}
