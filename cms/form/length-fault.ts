import { fits } from '#model/text/characters.ts';

/**
 * Validation error of a text that is too long. No `maxlength` of the input: browsers count UTF-16 units,
 * the model code points, and a browser cuts the end of what is pasted off without a word.
 */
export const lengthFault = (subject: string, max: number, text: string): string | undefined =>
  fits(max, text) ? undefined : `${subject} may have at most ${max} characters`;
