import { randomUUID } from 'node:crypto';
import { escapeHTML } from 'astro/runtime/server/escape.js';
import { toAttributeString } from 'astro/runtime/server/render/util.js';
import { LRUCache } from 'lru-cache';
import { wordsOf, type Sayer, type Words } from '../lib/company-shape.ts';
import { bracketless } from '../lib/json-ld.ts';
import { between } from './stand-ins.ts';

export type { Sayer, Words };

const RECENT = 400;

/** Neither is in what `base64url` gives, and no script, address or element escapes it. */
const CLOSING = '~';

/** How words are written where they stand; as Astro does it, and as data for machines is. */
const written = {
  text: (words: string) => escapeHTML(words),
  attribute: (words: string) => bracketsEscaped(String(toAttributeString(words))),
  json: (words: string) => bracketless(JSON.stringify(words).slice(1, -1)),
} satisfies Record<string, (words: string) => string>;

/** Astro's own leave angle brackets in attributes: those of the compiled site do not. */
function bracketsEscaped(value: string): string {
  return value.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

export type Place = keyof typeof written;

/** Where a placeholder stands in a page, and for which words. */
export interface Placeholder {
  start: number;
  end: number;
  place: Place;
  words: Words;
}

/**
 * Stands in for the agency's words while a page is made: what is in one page for the words of today is
 * filled in with those of tomorrow, and nothing else of the page is made anew.
 */
export class Placeholders {
  /** No text of staff can say it: it is another in every process. */
  readonly #opening = `words-${randomUUID()}-`;
  /** Those of the last pages. */
  readonly #recent = new LRUCache<string, Words>({ max: RECENT });

  readonly of = (words: Words): string => {
    const code = Buffer.from(JSON.stringify(words)).toString('base64url');
    if (!this.#recent.get(code)) this.#recent.set(code, this.#whole(words));
    return this.#opening + code + CLOSING;
  };

  isIn(text: string): boolean {
    return text.includes(this.#opening);
  }

  /** All in a page that is given as a character each; throws where one cannot be filled in. */
  in(page: string): Placeholder[] {
    return between(page, this.#opening, CLOSING).map(({ start, end, code }) => {
      return { start, end, place: placeAt(page, start), words: this.#wordsOf(code) };
    });
  }

  #wordsOf(code: string): Words {
    const recent = this.#recent.get(code);
    if (recent) return recent;
    const words = this.#whole(JSON.parse(Buffer.from(code, 'base64url').toString()) as Words);
    this.#recent.set(code, words);
    return words;
  }

  /** The words without placeholders in them. */
  #whole([name, ...own]: Words): Words {
    return [name, ...own.map((each) => this.#inner(each))];
  }

  #inner(own: Words[number]): string | Words {
    if (typeof own !== 'string' || !this.isIn(own)) return own;
    if (own.startsWith(this.#opening) && own.endsWith(CLOSING))
      return this.#wordsOf(own.slice(this.#opening.length, -CLOSING.length));
    throw new Error('Words of the agency are glued to others');
  }
}

/** What typed text has around it says nothing: its quotes and brackets are escaped. */
function placeAt(page: string, start: number): Place {
  const quote = page.lastIndexOf('"', start);
  const bracket = page.lastIndexOf('>', start);
  if (bracket > quote) return 'text';
  if (page[quote - 1] === '=') return 'attribute';
  if (page[quote - 1] === ':') return 'json';
  throw new Error('Words of the agency stand where nobody knows how they are written');
}

/** What is put in a placeholder's place. */
export const filledIn = (sayer: Sayer, { place, words }: Pick<Placeholder, 'place' | 'words'>) =>
  written[place](wordsOf(sayer, words));
