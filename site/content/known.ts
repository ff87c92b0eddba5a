import { LRUCache } from 'lru-cache';

/** An answer of the store, parsed and for reading only, and its fingerprint. */
export interface Answer {
  value: unknown;
  fingerprint: string;
}

/** Some 5 KB each: the cards of the first dozen lists. */
const PARTS = 1_000;
/** Answers to the pages of a few dozen records. */
const ANSWERS = 1_000;

/**
 * What making pages came by that other pages can do with: parts of them, by what those are made of,
 * and what the store answered, as long as its content is the same.
 */
export class Known {
  readonly parts = new LRUCache<string, string>({ max: PARTS });
  readonly #answers = new LRUCache<string, Answer>({ max: ANSWERS });
  #mark: string | undefined;

  /** The answers out of the content that has this mark. */
  answers(mark: string): LRUCache<string, Answer> {
    if (mark !== this.#mark) this.#answers.clear();
    this.#mark = mark;
    return this.#answers;
  }
}
