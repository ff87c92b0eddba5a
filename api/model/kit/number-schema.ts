import Type from 'typebox';
import { asciiDigits } from '../text/digits.ts';

/** Commas stand where the world or Bangladesh sets them, or not at all. */
const NUMERIC_TEXT =
  '^\\s*-?([0-9০-৯]+|[0-9০-৯]{1,3}(,[0-9০-৯]{2,3})*,[0-9০-৯]{3})(\\.[0-9০-৯]+)?\\s*$';

export interface Limits {
  min: number;
  max: number;
}

/** The highest price in taka. */
export const MOST_TAKA = 1_000_000_000;

export const toNumber = (value: unknown) =>
  typeof value === 'string' ? Number(asciiDigits(value).replaceAll(',', '')) : value;

/** The schema of a number, and of what is taken for one: its digits in either script, too. */
export function numberSchemas({ min, max }: Limits, storage: 'integer' | 'real') {
  const limits = { minimum: min, maximum: max };
  const schema = storage === 'integer' ? Type.Integer(limits) : Type.Number(limits);
  const numeric = Type.Refine(Type.String({ maxLength: 40, pattern: NUMERIC_TEXT }), (given) => {
    const value = Number(toNumber(given));
    const whole = storage === 'real' || Number.isInteger(value);
    return whole && value >= min && value <= max;
  });
  return { schema, input: Type.Union([schema, numeric]) };
}
