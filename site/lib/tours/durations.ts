import type { Locale } from '#model/kit/locales.ts';
import { asciiDigits } from '#model/text/digits.ts';
import { formatNumber } from '#model/format/money.ts';
import { strings } from '../../i18n/index.ts';
import { asTyped, type Localised } from '../format/localised.ts';

/** A duration as staff typed it; a bare number is a number of days. */
export function durationText(locale: Locale, duration: string): Localised {
  const digits = asciiDigits(duration.trim());
  if (/^\d+$/.test(digits))
    return { value: strings(locale).tours.days(Number(digits)), lang: undefined };
  const bengali = locale === 'bn' ? inBengali(duration) : undefined;
  return bengali === undefined ? asTyped(locale, duration) : { value: bengali, lang: undefined };
}

const PART = /(\d+)[\s-]*(days?|nights?|weeks?|months?|hours?|[dn])(?![a-z])/gi;
const UNITS: Record<string, string> = {
  d: 'দিন',
  n: 'রাত',
  w: 'সপ্তাহ',
  m: 'মাস',
  h: 'ঘণ্টা',
};
/** Separators between two parts, with their Bengali. */
const BETWEEN: Record<string, string> = { '': ' ', '/': ' / ', ',': ', ', '&': ' ও ', and: ' ও ' };

/** A duration has no Bengali twin; those that say nothing but numbers of days and nights need none. */
function inBengali(typed: string): string | undefined {
  let [text, end] = ['', 0];
  for (const { 0: part, 1: number, 2: unit, index } of typed.matchAll(PART)) {
    const between = BETWEEN[typed.slice(end, index).trim().toLowerCase()];
    if (between === undefined) return undefined;
    text += `${between}${formatNumber(Number(number), 'bn')}\u00a0${UNITS[unit![0]!.toLowerCase()]}`;
    end = index + part.length;
  }
  return end > 0 && typed.slice(end).trim() === '' ? text.trim() : undefined;
}
