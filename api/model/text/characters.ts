import Type, { type TSchema } from 'typebox';
import { BLANK_PATTERN, isBlank } from './blank.ts';
import { characterCount } from './character-count.ts';
import { LINE_END } from './unseen.ts';

/** At least one character that is no space. */
export const VISIBLE = '(?=\\s*\\S)';
/** Lone surrogates: no database can store one. */
const HALF = '\\uD800-\\uDFFF';
export const ONE_LINE = `${VISIBLE}[^\\u0000-\\u001F\\u007F${HALF}]*`;
/** No control characters but tab and line ends. */
export const MANY_LINES = `[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F${HALF}]*`;
export const ADDRESS_CHARACTER = `[^\\s\\u0000-\\u001F\\u007F${HALF}"'<>\\\\]`;
/** The address of another site. */
export const WEB_ADDRESS = `https?://${ADDRESS_CHARACTER}+`;
/** The same as it is typed: telephones begin with a capital, and some links come in capitals. */
export const TYPED_WEB_ADDRESS = `[Hh][Tt][Tt][Pp][Ss]?://${ADDRESS_CHARACTER}+`;
/** The stored form of an address: its scheme in small letters, which is the same to a browser. */
export const storedAddress = (typed: string) =>
  typed.replace(/^https?:/i, (scheme) => scheme.toLowerCase());
const IN_EMAIL = `\\s\\u0000-\\u001F\\u007F${HALF}@<>"`;
/** Ends its first label at the first dot: a host of thousands of dots is read once, however it ends. */
export const EMAIL = `[^${IN_EMAIL}]+@[^${IN_EMAIL}][^${IN_EMAIL}.]*\\.[^${IN_EMAIL}]+`;

/** Controls of the upper half, and code points that no text has: in HTML they are parse errors. */
const NOT_IN_HTML = /[\u0080-\u009F\p{Noncharacter_Code_Point}]/gu;

/** The stored form of texts: NFC, trimmed, with characters that HTML may hold. */
export const nfc = (value: unknown) =>
  typeof value === 'string'
    ? value.normalize('NFC').replace(LINE_END, ' ').replace(NOT_IN_HTML, '').trim()
    : value;
export const nfcList = (value: unknown) => (Array.isArray(value) ? value.map(nfc) : value);
export const nfcDeep = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(nfcDeep)
    : value !== null && typeof value === 'object'
      ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [nfc(key), nfcDeep(inner)]))
      : nfc(value);

export const fits = (max: number, given: unknown) => characterCount(String(given)) <= max;

export const textOf = (max: number, pattern: string, limits: { minLength?: number } = {}) =>
  Type.Refine(
    Type.String({ ...limits, maxLength: max, pattern }),
    (given) => fits(max, given),
    () => `must have at most ${max} characters`,
  );

/**
 * Requires a visible character. Not part of the pattern, which validates answers too: texts stored
 * before this rule are answered as they are.
 */
export const seen = <S extends TSchema>(schema: S) =>
  Type.Refine(
    schema,
    (given) => !isBlank(String(given)),
    () => 'has nothing in it that can be seen',
  );

/** `URL.canParse` is younger than browsers that the CMS supports. */
function isUrl(text: string, base: string): boolean {
  try {
    return Boolean(new URL(text, base));
  } catch {
    return false;
  }
}

/** Pages call `new URL` with it: a pattern lets `https://x:99999/` through. */
export const parsable = <S extends TSchema>(schema: S) =>
  Type.Refine(
    schema,
    (given) =>
      String(given).search(NOT_IN_HTML) < 0 && isUrl(String(given), 'https://site.example'),
    () => 'is no address that a browser can open',
  );

export const oneLine = (max: number) => seen(textOf(max, `^${ONE_LINE}$`, { minLength: 1 }));

/** An optional text that is blank. */
export const blank = (max: number) => Type.String({ maxLength: max, pattern: BLANK_PATTERN });
