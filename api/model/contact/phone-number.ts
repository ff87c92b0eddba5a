import { asciiDigits } from '../text/digits.ts';

/** Dashes of any width, and the sign for minus. */
const DASH = String.raw`\p{Pd}\u2212`;
/** Spaces, dashes, brackets, and marks that nobody sees. */
export const PHONE_SPACING = String.raw`\p{Zs}\p{Cf}${DASH}\(\)`;
/** Separators between digits. */
const GAP = String.raw`[${PHONE_SPACING}.\/]*`;
const DIGIT = '[0-9০-৯]';
const [ZERO, ONE, EIGHT] = ['[0০]', '[1১]', '[8৮]'];

const joined = (...parts: readonly string[]) => parts.join(GAP);
const more = (least: number, most = least) => `(?:${GAP}${DIGIT}){${least},${most}}`;

const PLUS = String.raw`(?:\+|${joined(ZERO, ZERO)})`;
/** 1711000000: a mobile number of Bangladesh without its 0 or +880. */
const MOBILE = joined(ONE, `[3-9৩-৯]${more(8)}`);
/** 29123456: area code and number. */
const LANDLINE = `[2-9২-৯]${more(6, 9)}`;
const COUNTRY = joined(EIGHT, EIGHT);

const NUMBERS = [
  // +880 1711…, 88 01711…, +880 (0) 1711…, 01711…, and 1711… as some address books have it.
  `(?:${PLUS}?${GAP}${COUNTRY}${GAP}(?:${ZERO}${GAP}){0,2}|${ZERO}${GAP})?${MOBILE}`,
  // The same of a landline: +880 2…, 88 02…, +880 (0) 2…, 02….
  joined(`(?:${PLUS}?${GAP}${COUNTRY}${GAP}(?:${ZERO}${GAP})?)?${ZERO}`, LANDLINE),
  // International numbers: only their length is checked.
  joined(PLUS, `(?!${joined(COUNTRY, ZERO)})[1-9১-৯]${more(6, 14)}`),
  `(?!${joined(COUNTRY, ZERO)})[2-9২-৯]${more(7, 14)}`,
  `${ONE}${more(10)}`,
];
const NUMBER = `${GAP}(?:${NUMBERS.join('|')})${GAP}`;
/** Signs between two numbers. */
export const BETWEEN_NUMBERS = /\/|,/;
/** 16247: a short code, dialled within the country. */
const HOTLINE = `${GAP}[1-9১-৯]${more(3, 5)}${GAP}`;

/**
 * A phone number, or two with a slash or a comma between, in digits of either script: mobile numbers
 * of Bangladesh by their 11 digits, with +880 or without, others by length. For an input's `pattern`,
 * without anchors.
 */
export const PHONE_PATTERN = `${NUMBER}(?:(?:${BETWEEN_NUMBERS.source})${NUMBER})?`;
/** The same for a company, which may have a short code. */
export const COMPANY_PHONE_PATTERN = `${PHONE_PATTERN}|${HOTLINE}`;

const whole = (pattern: string) => new RegExp(`^(?:${pattern})$`, 'u');
const PHONE = whole(PHONE_PATTERN);
const COMPANY_PHONE = whole(COMPANY_PHONE_PATTERN);

export const isPhone = (text: string): boolean => PHONE.test(text);
export const isCompanyPhone = (text: string): boolean => COMPANY_PHONE.test(text);

const DASHES = new RegExp(`[${DASH}]`, 'gu');

/**
 * The number in signs of a keyboard. Address books and chats copy narrow spaces, dashes that do not
 * break, and marks of direction around it.
 */
export const plainPhone = (typed: string): string =>
  typed
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Zs}/gu, ' ')
    .replace(DASHES, '-')
    .trim();

/** Behind the code of a country: the zero of those who call from within it. */
const ZERO_ASIDE = /^(\(?(?:\+|00).*?)\(\s*0\s*\)/;

/** The number as it is dialled from anywhere: digits, with a plus before them where it was typed. */
export const dialled = (typed: string): string =>
  asciiDigits(plainPhone(typed))
    .replace(ZERO_ASIDE, '$1')
    .replace(/[^\d+]/g, '');
