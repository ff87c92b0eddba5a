/** Fallback flag of an unknown country. */
const GENERIC = '/flags/generic.svg';

/** Our own copies; another template may name a service that serves flags by code. */
export const OWN_FLAGS = '/flags/{code}.svg';

/** Size of a flag in pixels, before CSS crops it to its frame. */
export const FLAG_WIDTH = 80;
export const FLAG_HEIGHT = 53;

/** Fallback chain: the uploaded flag, the country's own, the generic one. */
export function flagSources(
  template: string,
  code: string | undefined,
  uploaded: string | null | undefined,
): string[] {
  const country = code && template.replaceAll('{code}', code.toLowerCase());
  return [uploaded, country, GENERIC].filter((source) => !!source) as string[];
}

const REGIONAL_A = 0x1f1e6;
const WHITE_FLAG = '🏳️';

/** TH → 🇹🇭. Fallback where no picture loads. */
export function flagEmoji(code: string | undefined): string {
  if (!code || !/^[A-Z]{2}$/i.test(code)) return WHITE_FLAG;
  const letters = [...code.toUpperCase()].map(
    (letter) => REGIONAL_A + letter.charCodeAt(0) - 'A'.charCodeAt(0),
  );
  return String.fromCodePoint(...letters);
}
