import { useRef, useState, useSyncExternalStore, type SubmitEvent, type RefObject } from 'react';
import { isAlways, isOpen, type WorkingHours } from '#model/contact/working-hours.ts';
import { isBlank } from '#model/text/blank.ts';
import type { Locale } from '#model/kit/locales.ts';
import { leadFormTexts } from '../lib/leads/lead-form-texts.ts';
import { controlsIn, Field } from './Field.tsx';
import { hostOf } from './lead-host.ts';
import { Sent } from './Sent.tsx';
import { useHydrationEvent } from './useHydrationEvent.ts';
import { useDialogOpen } from './useDialogOpen.ts';
import './forms.css';

const SUCCESS_AFTER_MS = 500;

/** For a dialog that opens: React focuses once, when it draws, and leaves no mark in the page. */
const markAutofocus = (element: HTMLElement | null) => {
  element?.setAttribute('autofocus', '');
};

interface Props {
  id: string;
  /** Form action without JavaScript. */
  action: string;
  locale: Locale;
  /** When somebody answers; null: always. */
  hours: WorkingHours | null;
}

/** Remounts its form at every opening; text typed before hydration survives the first. */
export function QuickBookingForm(props: Props) {
  const root = useRef<HTMLDivElement>(null);
  const [openings, setOpenings] = useState(0);
  useDialogOpen(root, () => setOpenings((count) => count + 1));
  return (
    <div ref={root}>
      <Booking key={openings} {...props} />
    </div>
  );
}

/** Asks for a number to call. Success is shown soon and always: what fails to go waits on the device. */
function Booking({ id, action, locale, hours }: Props) {
  const { leadForm: t, quickBooking: own } = leadFormTexts(locale);
  const controls = controlsIn(t);
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrationEvent(form);
  const hasPhone = useHasPhone(form);
  const [step, setStep] = useState<'form' | 'sending' | 'done'>('form');
  const [faults, setFaults] = useState<Record<string, string>>({});
  // Clock of the device: it may be wrong, and the server's answer puts it right.
  const [isClosed] = useState(() => !isOpen(hours, new Date()));
  const [promise, setPromise] = useState(isClosed ? t.closed : null);
  const knowsTime = hydrated || isAlways(hours);
  const callback = knowsTime ? (isClosed ? t.closed : own.callback) : own.callbackInHours;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const current = event.currentTarget;
    if (step !== 'form') return;
    const host = hostOf(current);
    const found = host.faults();
    setFaults(found);
    const [first] = Object.keys(found);
    if (first !== undefined) {
      current.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    setStep('sending');
    let isDone = false;
    let said = promise;
    const succeed = () => host.say({ kind: 'success', text: 'call', promise: said });
    void host.send({ silent: true }).then(({ outcome, promise: answered }) => {
      if (outcome !== 'sent') return;
      said = answered;
      setPromise(answered);
      // The words that were said too early are put right.
      if (isDone && answered) succeed();
    });
    setTimeout(() => {
      isDone = true;
      setStep('done');
      succeed();
    }, SUCCESS_AFTER_MS);
  }

  if (step === 'done')
    return (
      <Sent
        title={own.successTitle}
        text={promise ?? own.thanks}
        chatLead={own.chatLead}
        texts={t}
      />
    );
  return (
    <form
      ref={form}
      id={id}
      className="lead-form"
      method="post"
      action={action}
      noValidate={hydrated}
      onSubmit={submit}
      onInput={() => setFaults({})}
    >
      <p className="form-aside">{callback}</p>
      <Field id={`${id}-phone`} label={own.phone} fault={faults['phone']}>
        {(tied) => (
          <input
            ref={markAutofocus}
            className="field-large"
            {...controls.phone}
            {...tied}
            required
            autoFocus
          />
        )}
      </Field>
      <Field
        id={`${id}-name`}
        label={
          <>
            {own.name} <span className="field-optional">{t.optional}</span>
          </>
        }
        fault={faults['name']}
      >
        {(tied) => <input {...controls.name} {...tied} />}
      </Field>
      <button
        className="button button--primary button--large"
        type="submit"
        disabled={step === 'sending' || !hasPhone}
      >
        {step === 'sending' ? t.sending : own.send}
      </button>
    </form>
  );
}

const phoneOf = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLInputElement>('[name="phone"]');

/** Password managers fill fields with one of the first two events, or with none: then a press asks again. */
const FILLING = ['input', 'change', 'keydown', 'pointerdown'] as const;

/** External store: a field may be filled before hydration. True on the server: `required` asks. */
function useHasPhone(form: RefObject<HTMLFormElement | null>): boolean {
  const [subscribe] = useState(() => (changed: () => void) => {
    const element = form.current;
    for (const type of FILLING) element?.addEventListener(type, changed);
    return () => {
      for (const type of FILLING) element?.removeEventListener(type, changed);
    };
  });
  return useSyncExternalStore(
    subscribe,
    () => !isBlank(phoneOf(form.current)?.value ?? ''),
    () => true,
  );
}
