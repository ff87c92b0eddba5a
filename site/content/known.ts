import { Recent } from '../lib/recent.ts';

/** An answer of the store, parsed and for reading only, and its fingerprint. */
export interface Answer {
  value: unknown;
  fingerprint: string;
}

/** Some 5 KB each: the cards of the first dozen lists. */
const PARTS = 500;
/** Those of the pages of a few dozen records. */
const ANSWERS = 500;

/**
 * What making pages came by that other pages can do with: parts of them, by what those are made of,
 * and what the store answered, as long as its content is the same.
 */
export class Known {
  readonly parts = new Recent<string>(PARTS);
  readonly #answers = new Recent<Answer>(ANSWERS);
  #mark: string | undefined;

  /** The answers out of the content that has this mark. */
  answers(mark: string): Recent<Answer> {
    if (mark !== this.#mark) this.#answers.clear();
    this.#mark = mark;
    return this.#answers;
  }
}
