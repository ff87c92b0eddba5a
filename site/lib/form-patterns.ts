const SIGN = String.raw`[+0-9০-৯ \(\).\-\/]`;

/** What the API takes for a phone number, digits of either script; one digit at least. */
export const PHONE_PATTERN = `${SIGN}*[0-9০-৯]${SIGN}*`;
export const PHONE_LENGTH = { min: 4, max: 40 };

/** Stricter than a browser: a domain has a dot. */
export const EMAIL_PATTERN = String.raw`[^@\s]+@[^@\s]+\.[^@\s]+`;

export const COUNT_PATTERN = '[0-9০-৯]{1,3}';

/** Copied along with numbers and names from other apps; nobody sees them, and no lead may have them. */
export const INVISIBLE = /[\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;
