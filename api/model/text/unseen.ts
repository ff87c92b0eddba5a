/** Bidirectional controls: a text with them reads as another than it is. */
export const DIRECTION = /[\u202A-\u202E\u2066-\u2069]/g;
/** Unicode line separators, which the schemas of one-line texts refuse. */
export const LINE_END = /[\u0085\u2028\u2029]/g;
