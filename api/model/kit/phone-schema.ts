import Type from 'typebox';

const PHONE_SIGN = '[+0-9০-৯().\\-/]';

/**
 * Digits of either script with the usual signs, at least four characters beside surrounding space. Laxer
 * than what is given: numbers from before the rule are still answered.
 */
export const storedPhone = Type.String({
  minLength: 4,
  maxLength: 40,
  pattern: `^ *${PHONE_SIGN}[+0-9০-৯ ().\\-/]{2,}${PHONE_SIGN} *$`,
});

/** Whole numbers, with whatever spaces and dashes they were copied. */
export const givenPhone = (isWhole: (phone: string) => boolean) =>
  Type.Refine(
    Type.String({ minLength: 4, maxLength: 40 }),
    isWhole,
    () =>
      'must be a whole phone number: 11 digits like 01711-000000, or with the code of its country like +44 20 7946 0958',
  );
