import type { Locale } from '#model/locales.ts';
import { asciiDigits } from '#model/digits.ts';
import { strings } from '../i18n/index.ts';
import { asTyped, type Localised } from './localised.ts';

/** A duration as staff typed it; a bare number is a number of days. */
export function durationText(locale: Locale, duration: string): Localised {
  const digits = asciiDigits(duration.trim());
  if (!/^\d+$/.test(digits)) return asTyped(locale, duration);
  return { value: strings(locale).tours.days(Number(digits)), lang: undefined };
}
