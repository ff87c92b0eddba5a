import Type, { type TSchema } from 'typebox';
import { asciiDigits } from './digits.ts';

// What may stand in a text, and the form in which it is kept.

/** At least one character that can be seen. */
export const VISIBLE = '(?=\\s*\\S)';
/** Half of a character: no database can keep one. */
const HALF = '\\uD800-\\uDFFF';
export const ONE_LINE = `${VISIBLE}[^\\u0000-\\u001F\\u007F${HALF}]*`;
/** No control characters but tab and line ends. */
export const MANY_LINES = `[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F${HALF}]*`;
export const OWN_FILE = '/static/uploads/[A-Za-z0-9._-]+';
export const ADDRESS_CHARACTER = `[^\\s\\u0000-\\u001F\\u007F${HALF}"'<>\\\\]`;
export const WEB_ADDRESS = `https?://${ADDRESS_CHARACTER}+`;
export const EMAIL_CHARACTER = `[^\\s\\u0000-\\u001F\\u007F${HALF}@<>"]`;
export const NUMERIC_TEXT = '^\\s*-?[0-9০-৯][0-9০-৯,]*(\\.[0-9০-৯]+)?\\s*$';

export const nfc = (value: unknown) =>
  typeof value === 'string' ? value.normalize('NFC').trim() : value;
export const nfcList = (value: unknown) => (Array.isArray(value) ? value.map(nfc) : value);
export const nfcDeep = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(nfcDeep)
    : value !== null && typeof value === 'object'
      ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [nfc(key), nfcDeep(inner)]))
      : nfc(value);
export const toNumber = (value: unknown) =>
  typeof value === 'string' ? Number(asciiDigits(value).replaceAll(',', '')) : value;

/** Holds in the stored form too: a Bengali letter typed as one character may be stored as two. */
export const fits = (max: number, given: unknown) =>
  [...String(given).normalize('NFC')].length <= max;
export const within = (max: number, schema: TSchema) =>
  Type.Refine(
    schema,
    (given) => fits(max, given),
    () => `must have at most ${max} characters`,
  );

export const oneLine = (max: number) =>
  within(max, Type.String({ minLength: 1, maxLength: max, pattern: `^${ONE_LINE}$` }));
