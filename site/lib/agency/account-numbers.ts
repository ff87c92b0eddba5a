import { asciiDigits } from '#model/text/digits.ts';

/** Six digits or more, in groups: an account, a mobile number. Years and house numbers are shorter. */
const NUMBER = /[\d০-৯](?:[ \u00a0-]?[\d০-৯]){5,}/g;

interface Part {
  text: string;
  /** Of a number, what is typed into an app to pay. */
  digits: string | undefined;
}

/** The parts of a text of payment accounts, in their order, numbers apart from what is between them. */
export function accountParts(text: string): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const { 0: number, index } of text.matchAll(NUMBER)) {
    if (index > end) parts.push({ text: text.slice(end, index), digits: undefined });
    parts.push({ text: number, digits: asciiDigits(number).replace(/\D/g, '') });
    end = index + number.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), digits: undefined });
  return parts;
}
