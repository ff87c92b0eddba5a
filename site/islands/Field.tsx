import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react';
import { PHONE_PATTERN } from '#model/contact/phone-number.ts';
import { COUNT_PATTERN, EMAIL_PATTERN } from '../lib/leads/form-patterns.ts';
import type { LeadFormTexts } from '../lib/leads/lead-form-texts.ts';

interface FieldProps {
  id: string;
  label: ReactNode;
  fault: string | undefined;
  /** Given the attributes that tie the control to its label and its fault. */
  children: (tied: Tied) => ReactNode;
}

export interface Tied {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

export function Field({ id, label, fault, children }: FieldProps) {
  const faultId = `${id}-fault`;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-invalid': fault ? true : undefined,
        'aria-describedby': fault ? faultId : undefined,
      })}
      {fault && (
        <p className="field-fault" id={faultId}>
          {fault}
        </p>
      )}
    </div>
  );
}

type Attributes = InputHTMLAttributes<HTMLInputElement>;

/**
 * Attributes by field: autofill, on-screen keyboard and validation. Without a script a browser says no
 * more of a pattern than that it is not met, and the title beside it. Screen readers read it out before
 * anything is typed, too.
 */
export const controlsIn = ({
  emailExample,
  wrong,
}: Pick<LeadFormTexts, 'emailExample' | 'wrong'>) =>
  ({
    name: { name: 'name', type: 'text', autoComplete: 'name', maxLength: 120 },
    email: {
      name: 'email',
      type: 'email',
      inputMode: 'email',
      autoComplete: 'email',
      pattern: EMAIL_PATTERN,
      title: emailExample,
      maxLength: 254,
    },
    phone: {
      name: 'phone',
      type: 'tel',
      inputMode: 'tel',
      autoComplete: 'tel',
      pattern: PHONE_PATTERN,
      title: wrong.phone,
      maxLength: 40,
    },
    // Typed as text: a number field refuses Bengali digits.
    travellers: {
      type: 'text',
      inputMode: 'numeric',
      pattern: COUNT_PATTERN,
      title: wrong.travellers,
      maxLength: 3,
    },
  }) satisfies Record<string, Attributes>;

/** A lead's message holds 5,000 characters; the lines that a form adds need some of them. */
export const message = {
  name: 'message',
  rows: 4,
  maxLength: 4_800,
} as const satisfies TextareaHTMLAttributes<HTMLTextAreaElement>;
