import { LRUCache } from 'lru-cache';

/** An answer, parsed and for reading only, and its fingerprint. */
export interface Answer {
  value: unknown;
  fingerprint: string;
}

interface Fragment {
  html: string;
  /** Reads of its rendering: queries as JSON, with the fingerprints of their answers. */
  reads: ReadonlyMap<string, string>;
}

/** Some 5 KB each: the cards of the first dozens of list pages, and what every page shares. */
const MAX_FRAGMENTS = 1_000;
/** Answers to the queries of a few dozen pages. */
const MAX_ANSWERS = 1_000;

/** Cache from one rendered page to the next: memoised fragments, and answers of one version. */
export class RenderCache {
  readonly fragments = new LRUCache<string, Fragment>({ max: MAX_FRAGMENTS });
  readonly #answers = new LRUCache<string, Answer>({ max: MAX_ANSWERS });
  #version: string | undefined;

  /** The answers of a version of the content; those of another are dropped. */
  answersOf(version: string): LRUCache<string, Answer> {
    if (version !== this.#version) this.#answers.clear();
    this.#version = version;
    return this.#answers;
  }
}
