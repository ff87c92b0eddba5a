import { user } from '#model/entities/user.ts';
import { fits } from '#model/text/characters.ts';

const { max } = user.fields.full_name;

/**
 * Validation error of an account's name. No `maxlength` of the input: browsers count UTF-16 units,
 * the model code points, and a browser cuts the end of a longer name off without a word.
 */
export const nameFault = (name: string) =>
  fits(max!, name) ? undefined : `A name may have at most ${max} characters`;
