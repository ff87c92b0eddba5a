import { formatDate } from '#model/format/dates.ts';

/** Beside a control that shows the month first where the browser's language does: 05/03 is 3 May there. */
export const dayInWords = (typed: string): string | undefined =>
  Number.isNaN(Date.parse(typed)) ? undefined : formatDate(typed, 'en');
