/**
 * Invisible characters: spaces, controls, marks of direction and format, fillers and whatever Unicode
 * defines as ignorable or as no character; beside them the empty Braille pattern, the object
 * replacement character, and two blanks of scripts that are written otherwise.
 */
const INKLESS =
  '\\s\\p{Default_Ignorable_Code_Point}\\p{Cc}\\p{Cf}\\p{Z}\\p{Noncharacter_Code_Point}\\u2800\\uFFFC\\u{16FE4}\\u{1D159}';

/** JSON Schema pattern of a text without visible characters. */
export const BLANK_PATTERN = `^[${INKLESS}]*$`;

const BLANK = new RegExp(BLANK_PATTERN, 'u');

/** Whether a text has no visible character. An optional text like that counts as empty. */
export const isBlank = (text: string): boolean => BLANK.test(text);

/** The text, or null where it is blank. */
export const filledIn = (text: string | null): string | null =>
  text === null || isBlank(text) ? null : text;
