import { asciiDigits } from './digits.ts';
import type { Locale } from './locales.ts';

export const TAKA = '৳';

/** en-IN, because the en-BD of today's ICU groups in thousands and Bangladesh in lakhs. */
const grouping: Readonly<Record<Locale, Intl.NumberFormat>> = {
  en: new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 }),
  bn: new Intl.NumberFormat('bn-BD', { maximumFractionDigits: 2 }),
};

/** A count or amount in the digits and grouping of the language: 1,25,000 / ১,২৫,০০০. */
export const formatNumber = (value: number, locale: Locale) => grouping[locale].format(value);

/** `৳1,25,000` / `৳১,২৫,০০০`; what is not a finite number is `৳—`, and 0 is a price. */
export function formatTaka(value: unknown, locale: Locale): string {
  const amount = amountOf(value);
  return amount === undefined ? `${TAKA}—` : TAKA + formatNumber(amount, locale);
}

function amountOf(value: unknown): number | undefined {
  const amount =
    typeof value === 'string' && value.trim() !== ''
      ? Number(asciiDigits(value).replaceAll(',', ''))
      : value;
  return typeof amount === 'number' && Number.isFinite(amount) ? amount : undefined;
}
