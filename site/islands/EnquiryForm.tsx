import type { MESSAGE_LINE } from '#model/contact/lead-form.ts';
import { dayInDhaka } from '#model/format/dates.ts';
import type { Locale } from '#model/kit/locales.ts';
import { leadFormTexts } from '../lib/leads/lead-form-texts.ts';
import { controlsIn, Field, message } from './Field.tsx';
import { FormEnd } from './FormEnd.tsx';
import { Sent } from './Sent.tsx';
import { useHydrationEvent } from './useHydrationEvent.ts';
import { useLeadForm } from './useLeadForm.ts';
import { useDialogOpen } from './useDialogOpen.ts';
import './forms.css';

interface Props {
  id: string;
  /** Form action without JavaScript. */
  action: string;
  locale: Locale;
}

/** Copy of the model's constant: an import would become a chunk that the page script loads, too. */
const LINE: typeof MESSAGE_LINE = 'line:';

const today = () => dayInDhaka(new Date());

export function EnquiryForm({ id, action, locale }: Props) {
  const { leadForm: t, enquiry } = leadFormTexts(locale);
  const { form, promise, phase, setPhase, faults, submit, input } = useLeadForm();
  const controls = controlsIn(t);
  const hydrated = useHydrationEvent(form);
  useDialogOpen(form, () => setPhase((current) => (current === 'sending' ? current : 'idle')));

  const date = LINE + t.travelDate;
  const travellers = LINE + t.travellers;
  const optional = (label: string) => (
    <>
      {label} <span className="field-optional">{t.optional}</span>
    </>
  );

  return (
    <>
      <form
        ref={form}
        id={id}
        className="lead-form"
        method="post"
        action={action}
        noValidate={hydrated}
        hidden={phase === 'sent'}
        onSubmit={(event) => void submit(event)}
        onInput={input}
      >
        <Field id={`${id}-name`} label={t.name} fault={faults['name']}>
          {(tied) => <input {...controls.name} {...tied} required autoFocus />}
        </Field>
        <Field id={`${id}-phone`} label={t.phone} fault={faults['phone']}>
          {(tied) => <input {...controls.phone} {...tied} required />}
        </Field>
        <Field id={`${id}-email`} label={optional(t.email)} fault={faults['email']}>
          {(tied) => <input {...controls.email} {...tied} />}
        </Field>
        <div className="field-pair">
          <Field id={`${id}-date`} label={optional(t.travelDate)} fault={faults[date]}>
            {(tied) => (
              <input
                name={date}
                type="date"
                data-fault="travelDate"
                min={hydrated ? today() : undefined}
                {...tied}
              />
            )}
          </Field>
          <Field id={`${id}-travellers`} label={optional(t.travellers)} fault={faults[travellers]}>
            {(tied) => (
              <input name={travellers} data-fault="travellers" {...controls.travellers} {...tied} />
            )}
          </Field>
        </div>
        <Field id={`${id}-message`} label={optional(t.message)} fault={faults['message']}>
          {(tied) => <textarea {...message} {...tied} rows={3} />}
        </Field>
        <FormEnd phase={phase} texts={t} send={enquiry.send} />
      </form>
      {phase === 'sent' && <Sent title={t.sentTitle} text={promise ?? t.answerTime} texts={t} />}
    </>
  );
}
