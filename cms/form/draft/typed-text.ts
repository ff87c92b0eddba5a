import { isBlank } from '#model/text/blank.ts';
import { INVISIBLE } from '#model/text/unseen.ts';

/** Controls that no record may have, tabs and line ends among them where it is of one line. */
const IN_LINE = /[^\P{Cc}\u0080-\u009f]/gu;
const IN_LINES = /[^\P{Cc}\u0080-\u009f\n\r\t]/gu;
/** Line ends of Word, of notes and of brochures, and page breaks: a field shows no new line there. */
const BREAKS = /[\v\f\u0085\u2028\u2029]/g;
export const withPlainBreaks = (text: string) => text.replace(BREAKS, '\n');

const stored = (text: string) => text.normalize('NFC').trim();

/** The stored form of one line, without what Word, PDF files and spreadsheets copy along unseen. */
export const typedLine = (text: string) => stored(withPlainBreaks(text).replace(IN_LINE, ' '));

/** The stored form of several lines. */
export const typedLines = (text: string) => stored(withPlainBreaks(text).replace(IN_LINES, ' '));

/** The stored form of a list with one entry per line. */
export const typedEntries = (text: string) =>
  withPlainBreaks(text)
    .split('\n')
    .map(typedLine)
    .filter((entry) => !isBlank(entry));

/**
 * The stored form of an address: a mark that a chat puts around it would lead elsewhere, and an apostrophe,
 * which maps leave as it is, means the same escaped.
 */
export function typedAddress(text: string): string {
  const address = typedLine(text.replace(INVISIBLE, ''));
  return /^https?:/i.test(address) ? address.replaceAll("'", '%27') : address;
}
