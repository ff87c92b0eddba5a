import { asciiDigits } from '#model/text/digits.ts';
import { INVISIBLE } from '#model/text/unseen.ts';

/** Around a price, as lists of prices have it: `BDT 45,500/-`. */
const CURRENCY = /^(?:৳|tk\.?|bdt|টাকা)|(?:৳|tk\.?|bdt|টাকা|\/[-=])+$/gi;

/** Commas as the world or Bangladesh sets them: 125,000 or 1,25,000. */
const GROUPED = /^-?\d{1,3}(,\d{2,3})*,\d{3}(\.\d*)?$/;

const DOTTED = /^\d{1,3}(?:\.\d{2,3})*\.\d{3}$/;

/** Digits as people write them: Number() reads more, 1e9, 0x10 or Infinity. */
const NUMBER = /^-?(?:\d+\.?\d*|\.\d+)$/;

/** The number that these digits are; NaN for anything else. */
export const numberIn = (digits: string) => (NUMBER.test(digits) ? Number(digits) : NaN);

/** Whether dots separate thousands, 58.500: a price has no thousandths. */
export const hasDottedThousands = (digits: string) => DOTTED.test(digits);

/**
 * A number of either script in Latin digits, without the currency and what separates thousands. A comma
 * elsewhere stays: without it, `1,25,00` or `4,5` were another number than the one that is meant.
 */
export function plainNumber(typed: string): string {
  const number = asciiDigits(typed).replace(INVISIBLE, '').replace(/\s/g, '').replace(CURRENCY, '');
  return GROUPED.test(number) ? number.replaceAll(',', '') : number;
}
