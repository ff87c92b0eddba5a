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
const telling = new Map([...codeByName].filter(([name]) => name.length >= TELLING));
/** The number of words in the longest of the names. */
const MOST_WORDS = Math.max(...[...telling.keys()].map((name) => name.split(' ').length));

/** The country whose name, or a place of which, is the whole text. */
export const countryAt = (text: string): CountryCode | undefined => codeByName.get(words(text));

/** The countries that a text names, by themselves or by a place of theirs, in the order of codes. */
export function countriesIn(text: string): CountryCode[] {
  const whole = countryAt(text);
  if (whole) return [whole];
  const found = [...new Set(phrasesOf(words(text)))].filter((phrase) => telling.has(phrase));
  const longest = found.filter(
    (name) => !found.some((other) => other !== name && ` ${other} `.includes(` ${name} `)),
  );
  return [...new Set(longest.map((name) => telling.get(name)!))].toSorted();
}

/** Every run of words in a text that is no longer than a name: looked up, it is found at once. */
function* phrasesOf(text: string): Generator<string> {
  const all = text.split(' ');
  for (let start = 0; start < all.length; start++)
    for (let end = start + 1; end <= Math.min(all.length, start + MOST_WORDS); end++)
      yield all.slice(start, end).join(' ');
}
