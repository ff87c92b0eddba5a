/** Typed text that is no value of its kind; the message is shown at the field. */
export class InputFault extends Error {
  override name = 'InputFault';
}

/** Typed text that cannot be parsed as a number at all. */
export class NotANumber extends InputFault {
  override name = 'NotANumber';
}

/** Converts between a stored value and a draft value; an empty control parses to null. */
export interface Codec<V, H = string> {
  format: (value: V | null) => H;
  parse: (draft: H) => V | null;
}
