import { asciiDigits } from './digits.ts';
import { isPhone } from './phone-number.ts';

/** `tel:` with digits and plus only; nothing without a digit. */
export function telHref(phone: string | null | undefined): string | undefined {
  const number = asciiDigits(firstNumber(phone ?? '')).replace(/[^\d+]/g, '');
  return /\d/.test(number) ? `tel:${number}` : undefined;
}

/**
 * The chat link for what staff typed: a web address as it is, otherwise its digits, with the
 * country code where a Bangladeshi mobile number is given without. Nothing without a digit.
 */
export function whatsappHref(value: string | null | undefined, text?: string): string | undefined {
  const typed = (value ?? '').trim();
  if (/^https?:\/\//i.test(typed)) return typed;
  const digits = internationalDigits(typed);
  if (digits === '') return undefined;
  return `https://wa.me/${digits}${text ? `?text=${encodeURIComponent(text)}` : ''}`;
}

function internationalDigits(typed: string): string {
  const digits = asciiDigits(firstNumber(typed)).replace(/\D/g, '').replace(/^00/, '');
  return digits.replace(/^(?:880{0,2}|0)?(1[3-9]\d{8})$/, '880$1');
}

/** Of two numbers with a slash between them the first: one alone is called. */
function firstNumber(typed: string): string {
  const [first] = typed.split('/');
  return isPhone(first!) ? first! : typed;
}
