/** Typed text that is no value of its kind; the message is shown at the field. */
export class InputFault extends Error {
  override name = 'InputFault';
}

/** Typed text that cannot be parsed as a number at all. */
export class NotANumber extends InputFault {
  override name = 'NotANumber';
}

/** At an input of the browser whose value is none: half a date, or one like 31 February. */
export const UNFINISHED = 'Not a whole date, or no day of the calendar: finish it, or clear it';

/** Converts between a stored value and a draft value; an empty control parses to null. */
export interface Codec<V, H = string> {
  format: (value: V | null) => H;
  parse: (draft: H) => V | null;
}
