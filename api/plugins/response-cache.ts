import { LRUCache } from 'lru-cache';

/** A cached response, already serialised. */
export interface CachedResponse {
  /** A string where it is short enough to be written together with the headers. */
  body: Buffer | string;
  bytes: number;
  etag: string;
  /** Raw headers, names and values alternating; `headersAlone` are those of a 304. */
  headers: readonly string[];
  headersAlone: readonly string[];
}

/** Estimated size of an entry and its headers, beside the bytes of body and address. */
const OVERHEAD_BYTES = 2_048;

/**
 * LRU cache of responses by address, for one content version, bounded by `maxBytes`. A new version
 * clears it.
 */
export class ResponseCache {
  readonly #answers: LRUCache<string, CachedResponse>;
  #version: number | undefined;

  constructor(maxBytes: number) {
    this.#answers = new LRUCache({
      maxSize: maxBytes,
      // A single large response must not evict the rest.
      maxEntrySize: Math.floor(maxBytes / 8),
      sizeCalculation: ({ bytes }, address) => bytes + 2 * address.length + OVERHEAD_BYTES,
    });
  }

  get bytes(): number {
    return this.#answers.calculatedSize;
  }

  get(version: number, address: string): CachedResponse | undefined {
    if (version !== this.#version) {
      this.#version = version;
      this.#answers.clear();
    }
    return this.#answers.get(address);
  }

  /** Stores a response that was read at `version`, unless the content has changed since. */
  set(version: number, address: string, answer: CachedResponse): void {
    if (version === this.#version) this.#answers.set(address, answer);
  }
}
