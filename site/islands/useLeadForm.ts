import { useCallback, useEffect, useRef, useState, type InputEvent, type SubmitEvent } from 'react';
import type { Arrived } from '../lib/leads/lead-form-element.ts';
import { hostOf } from './lead-host.ts';

export type Phase = 'idle' | 'sending' | 'sent' | 'failed';

/**
 * A form that sends a lead: idle, sending, then sent and cleared, or failed with all that was typed.
 * One that was edited meanwhile is idle, with what is not sent yet.
 */
export function useLeadForm() {
  const form = useRef<HTMLFormElement>(null);
  const [phase, setPhase] = useState<Phase>('idle');
  const [faults, setFaults] = useState<Record<string, string>>({});
  /** When somebody will call, where that is not soon. */
  const [promise, setPromise] = useState<string | null>(null);
  const busy = useRef(false);

  const succeed = useCallback(({ promise: said, isEdited }: Arrived) => {
    setPromise(said);
    if (!isEdited) form.current?.reset();
    setPhase(isEdited ? 'idle' : 'sent');
  }, []);

  // A lead that failed here may be sent later, from the outbox.
  useEffect(() => hostOf(form.current!).whenSentLater(succeed), [succeed]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const own = event.currentTarget;
    if (busy.current) return;
    const host = hostOf(own);
    const found = host.faults();
    setFaults(found);
    const [first] = Object.keys(found);
    if (first !== undefined) {
      own.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    busy.current = true;
    setPhase('sending');
    const posted = await host.send();
    busy.current = false;
    if (posted.outcome === 'sent') {
      succeed(posted);
      host.say({ kind: 'success', text: 'sent', promise: posted.promise });
    } else {
      setPhase('failed');
      host.say({ kind: 'error', text: 'failed' });
    }
  }

  /** Clears a field's error as soon as its value is valid. */
  function input({ target }: InputEvent<HTMLFormElement>) {
    const control = target as HTMLInputElement;
    if (phase === 'sent') setPhase('idle');
    if (!(control.name in faults)) return;
    const { [control.name]: _, ...rest } = faults;
    const fault = hostOf(form.current!).faultOf(control);
    setFaults(fault === undefined ? rest : { ...rest, [control.name]: fault });
  }

  return { form, promise, phase, setPhase, faults, submit, input };
}
