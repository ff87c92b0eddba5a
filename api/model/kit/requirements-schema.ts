import Type from 'typebox';
import { isBlank } from '../text/blank.ts';
import { fits, nfc, ONE_LINE, oneLine } from '../text/characters.ts';

const HEADING_MAX = 120;
const list = () => Type.Array(oneLine(300), { maxItems: 40 });
const heading = Type.String({ pattern: `^(?=.{1,${HEADING_MAX}}$)${ONE_LINE}$` });

const named = Type.Refine(
  Type.Record(heading, list(), { additionalProperties: false, maxProperties: 20 }),
  (given) => Object.keys(given).every((each) => fits(HEADING_MAX, each) && !isBlank(each)),
  () => `must have headings of at most ${HEADING_MAX} characters that can be seen`,
);

/** Of two headings that are stored as one, the list of the first would be lost. */
const headed = Type.Refine(
  named,
  (given) => {
    const headings = Object.keys(given);
    return new Set(headings.map(nfc)).size === headings.length;
  },
  () => 'must not have two lists of one heading',
);

/**
 * Stored and answered form. No patterns for headings: the response serialiser counts an astral
 * character as two, and drops properties that a pattern does not match.
 */
export const storedRequirements = Type.Record(Type.String(), list());
/** Schema of the form that a caller may send: headings with lists, or one list. */
export const givenRequirements = Type.Union([headed, list()]);
