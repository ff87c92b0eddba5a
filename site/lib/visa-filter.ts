import { foldedWords } from '#model/fold.ts';

export interface Sought {
  query: string;
  chips: ReadonlySet<string>;
}

export interface Findable {
  /** As visa-words.ts makes them. */
  words: string;
  chips: readonly string[];
}

/** The test that a visa must pass: every word somewhere in its names, and every chip. */
export function visaFilter({ query, chips }: Sought): (visa: Findable) => boolean {
  const words = foldedWords(query);
  return (visa) =>
    words.every((word) => visa.words.includes(word)) &&
    [...chips].every((chip) => visa.chips.includes(chip));
}
