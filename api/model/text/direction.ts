/** Right-to-left scripts: Hebrew, Arabic, Syriac, Thaana, N'Ko and their like. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\ufb1d-\ufdfd\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

export const hasRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(text);
