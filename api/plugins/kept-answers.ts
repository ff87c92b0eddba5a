/** An answer as it is sent, already serialised. */
export interface KeptAnswer {
  /** A text, where it is short enough to be written together with the headers. */
  body: Buffer | string;
  bytes: number;
  etag: string;
  /** Names and values by turns, as they are written; without those of a body for who has it. */
  headers: readonly string[];
  headersAlone: readonly string[];
}

/** Beside the bytes of body and address, what an entry takes up by itself with its headers. */
const OVERHEAD_BYTES = 2_048;

/**
 * Answers of one version of the content, by address. Holds no more than `maxBytes`: what was not
 * asked for the longest goes first. Another version empties it.
 */
export class KeptAnswers {
  readonly #maxBytes: number;
  readonly #answers = new Map<string, KeptAnswer>();
  #version: number | undefined;
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get(version: number, address: string): KeptAnswer | undefined {
    if (version !== this.#version) this.#begin(version);
    const found = this.#answers.get(address);
    if (!found) return undefined;
    this.#answers.delete(address);
    this.#answers.set(address, found);
    return found;
  }

  /** Keeps an answer that was read when the content was at `version`, unless it has moved on. */
  keep(version: number, address: string, answer: KeptAnswer): void {
    const size = sizeOf(address, answer);
    // One answer must not push out all others.
    if (version !== this.#version || size > this.#maxBytes / 8) return;
    this.#drop(address);
    this.#answers.set(address, answer);
    this.#bytes += size;
    while (this.#bytes > this.#maxBytes) this.#drop(this.#answers.keys().next().value!);
  }

  #begin(version: number): void {
    this.#version = version;
    this.#answers.clear();
    this.#bytes = 0;
  }

  #drop(address: string): void {
    const answer = this.#answers.get(address);
    if (!answer) return;
    this.#answers.delete(address);
    this.#bytes -= sizeOf(address, answer);
  }
}

const sizeOf = (address: string, { bytes }: KeptAnswer) =>
  bytes + 2 * address.length + OVERHEAD_BYTES;
