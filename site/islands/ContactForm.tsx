import { LEAD_SERVICES } from '#model/contact/lead-services.ts';
import type { Locale } from '#model/kit/locales.ts';
import { leadFormTexts } from '../lib/leads/lead-form-texts.ts';
import { controlsIn, Field, message } from './Field.tsx';
import { FormEnd } from './FormEnd.tsx';
import { useHydrationEvent } from './useHydrationEvent.ts';
import { useLeadForm } from './useLeadForm.ts';
import './forms.css';

interface Props {
  id: string;
  /** Form action without JavaScript. */
  action: string;
  locale: Locale;
}

export function ContactForm({ id, action, locale }: Props) {
  const { leadForm: t, leadServices } = leadFormTexts(locale);
  const { form, promise, phase, faults, submit, input } = useLeadForm();
  const controls = controlsIn(t);
  const hydrated = useHydrationEvent(form);
  const of = (name: keyof typeof t.missing) => ({
    id: `${id}-${name}`,
    label: t[name],
    fault: faults[name],
  });

  return (
    <form
      ref={form}
      id={id}
      className="lead-form"
      method="post"
      action={action}
      noValidate={hydrated}
      onSubmit={(event) => void submit(event)}
      onInput={input}
      aria-labelledby={`${id}-title`}
    >
      <div className="field-pair">
        <Field {...of('name')}>{(tied) => <input {...controls.name} {...tied} required />}</Field>
        <Field {...of('phone')}>{(tied) => <input {...controls.phone} {...tied} required />}</Field>
      </div>
      <div className="field-pair">
        <Field {...of('email')}>{(tied) => <input {...controls.email} {...tied} required />}</Field>
        <Field {...of('service')}>
          {(tied) => (
            <select name="service" {...tied} required>
              <option value="">{t.selectService}</option>
              {LEAD_SERVICES.map((key) => (
                <option key={key} value={key}>
                  {leadServices[key]}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <Field {...of('message')}>{(tied) => <textarea {...message} {...tied} required />}</Field>
      <FormEnd phase={phase} texts={t} send={t.send} promise={promise} />
    </form>
  );
}
