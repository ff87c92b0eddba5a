/** Bidirectional controls: a text with them reads as another than it is. */
export const DIRECTION = /[\u202A-\u202E\u2066-\u2069]/g;
/** Line separators of Word and of notes: browsers show neither a break nor a space there. */
export const LINE_END = /[\u0085\u2028\u2029]/g;
/** Copied along with numbers and names from other apps; nobody sees them, and no lead may have them. */
export const INVISIBLE = /[\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;
/** Controls but line ends of a keyboard: hyphens of PDF files, tabs between cells of a table. */
const CONTROLS = /[^\P{Cc}\n\r]|[\u2028\u2029]/gu;

/** A pasted text as it looks in the field that it was pasted into. */
export const asSeen = (text: string): string => text.replace(INVISIBLE, '').replace(CONTROLS, ' ');
