import { asciiDigits, bengaliDigits } from '../text/digits.ts';
import type { Locale } from '../kit/locales.ts';

export const TAKA = '৳';

/** en-IN: the en-BD of ICU groups in thousands, Bangladesh in lakhs. */
const tags: Readonly<Record<Locale, string>> = { en: 'en-IN', bn: 'bn-BD' };

/** Created lazily: one takes a phone longer than all other scripts of a page. */
const grouping: Partial<Record<Locale, Intl.NumberFormat>> = {};

/** Formats a number with the digits and grouping of the language: 1,25,000 / ১,২৫,০০০. */
export function formatNumber(value: number, locale: Locale): string {
  if (isUngrouped(value)) return locale === 'bn' ? bengaliDigits(`${value}`) : `${value}`;
  grouping[locale] ??= new Intl.NumberFormat(tags[locale], { maximumFractionDigits: 2 });
  return grouping[locale].format(value);
}

/** Fast path for counts: no grouping, only digits. */
const isUngrouped = (value: number) => Number.isInteger(value) && value >= 0 && value < 1000;

/** `৳1,25,000` / `৳১,২৫,০০০`; `৳—` for a value that is not a finite number; 0 is a price. */
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
