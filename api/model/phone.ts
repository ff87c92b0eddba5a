import { asciiDigits } from './digits.ts';

/** `tel:` with digits and plus only; nothing without a digit. */
export function telHref(phone: string | null | undefined): string | undefined {
  const number = asciiDigits(phone ?? '').replace(/[^\d+]/g, '');
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
  const digits = asciiDigits(typed).replace(/\D/g, '').replace(/^00/, '');
  return /^01[3-9]\d{8}$/.test(digits) ? `88${digits}` : digits;
}
