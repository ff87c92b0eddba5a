import { countries, namesOf, type Country, type CountryCode } from './countries.ts';
import { fold } from '../text/fold.ts';
import { places } from './places.ts';

/** Short names are also common words ("us", "nice"): they match a whole text only. */
const TELLING = 5;

const words = (text: string) =>
  fold(text)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/** Countries override places: a territory listed under its country keeps its own code. */
const codeByName: ReadonlyMap<string, CountryCode> = new Map(
  [({ code }: Country) => places[code] ?? [], namesOf].flatMap((namesIn) =>
    countries.flatMap((country) =>
      namesIn(country).map((name) => [words(name), country.code] as const),
    ),
  ),
);
const telling = [...codeByName].filter(([name]) => name.length >= TELLING);

/** The country whose name, or a place of which, is the whole text. */
export const countryAt = (text: string): CountryCode | undefined => codeByName.get(words(text));

/** The countries that a text names, by themselves or by a place of theirs, in the order of codes. */
export function countriesIn(text: string): CountryCode[] {
  const whole = countryAt(text);
  if (whole) return [whole];
  const spaced = ` ${words(text)} `;
  const found = telling.filter(([name]) => spaced.includes(` ${name} `));
  const longest = found.filter(
    ([name]) => !found.some(([other]) => other !== name && ` ${other} `.includes(` ${name} `)),
  );
  return [...new Set(longest.map(([, code]) => code))].toSorted();
}
