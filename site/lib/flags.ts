/** Where the flag of no known country comes from. */
const GENERIC = '/flags/generic.svg';

/** Our own copies; another template may name a service that serves flags by code. */
export const OWN_FLAGS = '/flags/{code}.svg';

/** What flags look like before they are cut to their frame. */
export const FLAG_WIDTH = 80;
export const FLAG_HEIGHT = 53;

/** Tried one after the other: what staff uploaded, the country's flag, any flag. */
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

/** TH → 🇹🇭. What is left where no picture loads. */
export function flagEmoji(code: string | undefined): string {
  if (!code || !/^[A-Z]{2}$/i.test(code)) return WHITE_FLAG;
  const letters = [...code.toUpperCase()].map(
    (letter) => REGIONAL_A + letter.charCodeAt(0) - 'A'.charCodeAt(0),
  );
  return String.fromCodePoint(...letters);
}
