import type { Locale } from '../kit/locales.ts';

/** The label of the travel date in an enquiry form: it begins the line of the message that has it. */
export const travelDateLabels: Readonly<Record<Locale, string>> = {
  en: 'Travel date',
  bn: 'যাত্রার তারিখ',
};

/** The day that a message names as the day of travel, as the form wrote it. */
export function travelDateIn(message: string): string | undefined {
  const labels = Object.values(travelDateLabels).map((label) => `${label}: `);
  const line = message.split('\n').find((each) => labels.some((label) => each.startsWith(label)));
  return line?.slice(line.indexOf(': ') + 2).trim() || undefined;
}
