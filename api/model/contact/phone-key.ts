import { asciiDigits } from '../text/digits.ts';
import { BETWEEN_NUMBERS, dialled, isPhone, plainPhone } from './phone-number.ts';

const BANGLADESH = '880';

/**
 * Canonical forms of a telephone number, or of two: digits alone, with the code of the country. Equal
 * for every spelling of one number; empty where there is no number.
 */
export function phoneKeys(phone: string | null | undefined): string[] {
  const typed = phone ?? '';
  const [first, ...others] = typed.split(BETWEEN_NUMBERS);
  const parts = others.length > 0 && isPhone(first!) ? [first!, others.join('/')] : [typed];
  return [...new Set(parts.map(keyOf))].filter((key) => key.length >= LEAST_DIGITS);
}

/**
 * The part of a canonical form that a query is, in any spelling; undefined where it has other characters
 * than a number.
 */
export function partOfKey(query: string): string | undefined {
  const plain = asciiDigits(plainPhone(query));
  if (!/^[\d\s+().-]*$/.test(plain)) return undefined;
  const digits = plain.replace(/\D/g, '').replace(/^0+/, '');
  return digits.replace(/^8800+/, BANGLADESH) || undefined;
}

/** Whether both are one number, or the same two, in whichever script and spelling. */
export const isSameNumber = (one: string, other: string): boolean => {
  const [mine, theirs] = [one, other].map((each) => {
    const keys = phoneKeys(each);
    // A short code has no code of a country.
    return keys.length > 0 ? keys.toSorted().join('/') : asciiDigits(each).replace(/\D/g, '');
  });
  return mine === theirs;
};

/** Fewer are the beginning of a number, which many have. */
const LEAST_DIGITS = 6;

function keyOf(typed: string): string {
  const plain = dialled(typed);
  const digits = plain.replace(/\D/g, '');
  const isInternational = plain.startsWith('+') || digits.startsWith('00');
  const number = digits.replace(/^00/, '');
  const own = number.startsWith(BANGLADESH) ? number.slice(BANGLADESH.length) : number;
  // +880 (0) 1711…, 880 01711… and, from some address books, 01711… without its zero.
  const subscriber = own.replace(/^0+/, '');
  const isMobile = /^1[3-9]\d{8}$/.test(subscriber);
  const isHere = number.startsWith(BANGLADESH) || (!isInternational && digits.startsWith('0'));
  return isMobile || isHere ? BANGLADESH + subscriber : number;
}
