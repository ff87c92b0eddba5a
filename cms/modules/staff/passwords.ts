import { graphemeCount } from '#model/text/graphemes.ts';
import { lengthFault } from '../../form/length-fault.ts';

const LEAST = 6;
const MOST = 256;
const GOOD = 10;
const LONG = 14;

/** Validation error of a new password; undefined when it is valid. */
export const passwordFault = (password: string) =>
  password.length < LEAST
    ? `Password must be at least ${LEAST} characters long`
    : lengthFault('A password', MOST, password);

export const repeatFault = (password: string, repeated: string) =>
  password === repeated ? undefined : 'Passwords do not match';

const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\p{Lo}/u, /\p{Nd}/u, /[^\p{L}\p{M}\p{Nd}]/u];

export const strengths = ['Too short', 'Weak', 'Fair', 'Strong'] as const;
type Strength = (typeof strengths)[number];

/** Hint for a better password, by strength; undefined for a strong one. */
export const advice: { readonly [S in Strength]: string | undefined } = {
  'Too short': `Use at least ${LEAST} characters`,
  Weak: `Use ${GOOD} characters or more, not one repeated`,
  Fair: `Use ${LONG} characters or more, or add capitals and digits`,
  Strong: undefined,
};

/** A hint, not a rule: length does most, variety some. */
export function strengthOf(password: string): Strength {
  if (password.length < LEAST) return 'Too short';
  const length = graphemeCount(password);
  const kinds = KINDS.filter((kind) => kind.test(password)).length;
  if (new Set(password).size < LEAST || length < GOOD) return 'Weak';
  return length >= LONG || kinds >= 3 ? 'Strong' : 'Fair';
}
