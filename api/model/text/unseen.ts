/** Bidirectional controls: a text with them reads as another than it is. */
export const DIRECTION = /[\u202A-\u202E\u2066-\u2069]/g;
/** Unicode line separators, which the schemas of one-line texts refuse. */
export const LINE_END = /[\u0085\u2028\u2029]/g;
/** Copied along with numbers and names from other apps; nobody sees them, and no lead may have them. */
export const INVISIBLE = /[\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;
/** Controls but line ends: line breaks of Word, hyphens of PDF files, tabs between cells of a table. */
export const CONTROLS = /[^\P{Cc}\n\r]/gu;
