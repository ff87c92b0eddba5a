/** Tells Excel that the file is UTF-8; without it Bengali is unreadable there. */
const BYTE_ORDER_MARK = '\uFEFF';
/** CSV injection: cells that a spreadsheet would run as a formula; a leading `'` escapes them. */
const FORMULA = /^\s*[=+\-@]|^[\t\r\n]/;

/** Normalised first: some spreadsheets read `＝` as `=`. */
const neutral = (text: string) => (FORMULA.test(text.normalize('NFKC')) ? `'${text}` : text);
const cell = (text: string) => {
  const safe = neutral(text);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** The digits of a subscriber, which a hyphen parts from those before. */
const SUBSCRIBER = 6;

/**
 * A telephone number that no spreadsheet reckons with: it would take bare digits for a number, whose
 * first zero goes, a dot for the beginning of its decimals, brackets for a minus, and a plus sign for
 * the beginning of a formula.
 */
export function numberAsText(phone: string): string {
  const number = phone
    .trim()
    .replaceAll('.', '-')
    .replace(/^\((\d+)\)$/, '$1');
  const isWhole = number.length > SUBSCRIBER;
  const place = number.length - (isWhole ? SUBSCRIBER : Math.floor(number.length / 2));
  const parted = /^\+?\d{2,}$/.test(number)
    ? `${number.slice(0, place)}-${number.slice(place)}`
    : number;
  return parted.replace(/^\+880[\s-]*/, '(+880) ').replace(/^\+/, '00');
}

/** A spreadsheet takes these for a number or a day: the first zero goes, and digits after the fifteenth. */
const RECKONED = /^\s*\d[\d\s.,:/e-]*$/i;

/** Typed words that no spreadsheet reckons with. */
export const wordsAsText = (words: string) => (RECKONED.test(words) ? `'${words}` : words);

/** Rows as a file that every spreadsheet opens. */
export const csv = (rows: readonly (readonly string[])[]) =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
