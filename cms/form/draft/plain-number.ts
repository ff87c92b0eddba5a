import { asciiDigits } from '#model/text/digits.ts';
import { INVISIBLE } from '#model/text/unseen.ts';

/** Around a price, as lists of prices have it: `BDT 45,500/-`. */
const CURRENCY = /^(?:৳|tk\.?|bdt|টাকা)|(?:৳|tk\.?|bdt|টাকা|\/[-=])+$/gi;

/** A number of either script in Latin digits, without the currency and what separates thousands. */
export function plainNumber(typed: string): string {
  const number = asciiDigits(typed).replace(INVISIBLE, '').replace(/\s/g, '').replace(CURRENCY, '');
  // A comma behind a point is a decimal one, as Europe writes it: without it, it were another number.
  return /\..*,/.test(number) ? number : number.replaceAll(',', '');
}
