/**
 * Characters that leave no mark: spaces, controls, marks of direction and format, fillers and whatever
 * Unicode tells fonts to ignore; beside them the empty Braille pattern, the place of an object, and two
 * blanks of scripts that are written otherwise.
 */
const INKLESS =
  '\\s\\p{Default_Ignorable_Code_Point}\\p{Cc}\\p{Cf}\\p{Z}\\u2800\\uFFFC\\u{16FE4}\\u{1D159}';

/** A text in which there is nothing to see, as a JSON Schema says it. */
export const BLANK_PATTERN = `^[${INKLESS}]*$`;

const BLANK = new RegExp(BLANK_PATTERN, 'u');

/** Whether a reader sees nothing of a text. An optional text like that was left empty. */
export const isBlank = (text: string): boolean => BLANK.test(text);

/** A text, or null where there is none to see. */
export const filledIn = (text: string | null): string | null =>
  text === null || isBlank(text) ? null : text;
