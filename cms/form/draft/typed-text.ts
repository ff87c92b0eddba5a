import { INVISIBLE } from '#model/text/unseen.ts';

/** Controls that no record may have, tabs and line ends among them where it is of one line. */
const IN_LINE = /[^\P{Cc}\u0080-\u009f]/gu;
const IN_LINES = /[^\P{Cc}\u0080-\u009f\n\r\t]/gu;
/** Line breaks within a paragraph of Word, and page breaks. */
const BREAKS = /[\v\f]/g;

const stored = (text: string) => text.normalize('NFC').trim();

/** The stored form of one line, without what Word, PDF files and spreadsheets copy along unseen. */
export const typedLine = (text: string) => stored(text.replace(IN_LINE, ' '));

/** The stored form of several lines. */
export const typedLines = (text: string) =>
  stored(text.replace(BREAKS, '\n').replace(IN_LINES, ' '));

/** The stored form of an address: a mark that a chat puts around it would lead elsewhere. */
export const typedAddress = (text: string) => typedLine(text.replace(INVISIBLE, ''));
