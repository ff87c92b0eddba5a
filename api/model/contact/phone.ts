import { asciiDigits } from '../text/digits.ts';
import { isPhone } from './phone-number.ts';

/** `tel:` with digits and plus only; undefined without a digit. */
export function telHref(phone: string | null | undefined): string | undefined {
  const number = asciiDigits(firstNumber(phone ?? '')).replace(/[^\d+]/g, '');
  return /\d/.test(number) ? `tel:${number}` : undefined;
}

/**
 * A WhatsApp link: a web address unchanged, otherwise the digits, with the country code added to a
 * Bangladeshi mobile number that lacks it. Undefined without a digit.
 */
export function whatsappHref(value: string | null | undefined, text?: string): string | undefined {
  const typed = (value ?? '').trim();
  if (/^https?:\/\//i.test(typed)) return typed;
  const digits = toInternational(firstNumber(typed));
  if (digits === '') return undefined;
  return `https://wa.me/${digits}${text ? `?text=${encodeURIComponent(text)}` : ''}`;
}

function toInternational(number: string): string {
  const digits = asciiDigits(number).replace(/\D/g, '').replace(/^00/, '');
  return digits.replace(/^(?:880{0,2}|0)?(1[3-9]\d{8})$/, '880$1');
}

/** The first of two numbers with a slash between: a link dials one. */
function firstNumber(typed: string): string {
  const [first] = typed.split('/');
  return isPhone(first!) ? first! : typed;
}
