import { phoneKeys } from './phone-key.ts';
import { BETWEEN_NUMBERS, dialled, isPhone } from './phone-number.ts';

/**
 * `tel:` with digits and plus only; undefined without a digit. A number of Bangladesh without its first
 * zero is dialled with the code of the country.
 */
export function telHref(phone: string | null | undefined): string | undefined {
  const typed = firstNumber(phone ?? '');
  const number = dialled(typed);
  const [key] = phoneKeys(typed);
  if (key?.startsWith('880') && !/^0(?!0)/.test(number)) return `tel:+${key}`;
  return /\d/.test(number) ? `tel:${number}` : undefined;
}

/**
 * A WhatsApp link: a web address unchanged, otherwise the number with the code of its country.
 * Undefined without a number.
 */
export function whatsappHref(value: string | null | undefined, text?: string): string | undefined {
  const typed = (value ?? '').trim();
  if (/^https?:\/\//i.test(typed)) return typed;
  const [key] = phoneKeys(typed);
  return key && `https://wa.me/${key}${text ? `?text=${encodeURIComponent(text)}` : ''}`;
}

/** The first of two numbers: a link dials one. */
function firstNumber(typed: string): string {
  const [first] = typed.split(BETWEEN_NUMBERS);
  return isPhone(first!) ? first! : typed;
}
