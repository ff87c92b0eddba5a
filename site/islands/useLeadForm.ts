import { useCallback, useEffect, useRef, useState, type InputEvent, type SubmitEvent } from 'react';
import { leadOfForm } from '#model/lead-form.ts';
import { clean, controlsOf, faultOf, faultsOf, type FaultTexts } from '../lib/form-faults.ts';
import { fieldsOf } from '../lib/form-fields.ts';
import { LeadDraft, randomId } from '../lib/lead-draft.ts';
import { postLead } from '../lib/lead-posting.ts';
import { LEAD_SENT } from '../lib/outbox-delivery.ts';
import { showToast } from '../lib/toast.ts';

export type Phase = 'idle' | 'sending' | 'sent' | 'failed';

/** A form that sends a lead: idle, sending, then sent and cleared, or failed with all that was typed. */
export function useLeadForm(texts: FaultTexts) {
  const form = useRef<HTMLFormElement>(null);
  const [draft] = useState(() => new LeadDraft(randomId));
  const [phase, setPhase] = useState<Phase>('idle');
  const [faults, setFaults] = useState<Record<string, string>>({});
  const busy = useRef(false);

  const succeed = useCallback(() => {
    form.current?.reset();
    draft.forget();
    setPhase('sent');
  }, [draft]);

  // What failed here may have gone since, from the device.
  useEffect(() => {
    const gone = ({ detail }: Event & { detail?: unknown }) => {
      if (detail === draft.id && !busy.current) succeed();
    };
    window.addEventListener(LEAD_SENT, gone);
    return () => window.removeEventListener(LEAD_SENT, gone);
  }, [draft, succeed]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const own = event.currentTarget;
    if (busy.current) return;
    clean(own);
    const found = faultsOf(own, texts);
    setFaults(found);
    const first = controlsOf(own).find(({ name }) => name in found);
    if (first) {
      first.focus();
      return;
    }
    busy.current = true;
    setPhase('sending');
    const fields = leadOfForm(fieldsOf(own));
    const outcome = await postLead(draft, fields, { announced: true });
    busy.current = false;
    if (outcome === 'sent') {
      succeed();
      showToast({ kind: 'success', text: 'sent' });
    } else {
      setPhase('failed');
      showToast({ kind: 'error', text: 'failed' });
    }
  }

  /** A fault goes as soon as it is mended. */
  function input({ target }: InputEvent<HTMLFormElement>) {
    const control = target as HTMLInputElement;
    if (phase === 'sent') setPhase('idle');
    if (!(control.name in faults)) return;
    const { [control.name]: _, ...rest } = faults;
    const fault = faultOf(control, texts);
    setFaults(fault === undefined ? rest : { ...rest, [control.name]: fault });
  }

  return { form, phase, setPhase, faults, submit, input };
}
