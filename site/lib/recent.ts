/** Made parts of pages, by what they were made from. What nobody wanted for long is forgotten. */
export class Fragments {
  readonly #most: number;
  #young = new Map<string, string>();
  #old = new Map<string, string>();

  /** So many are kept, and up to twice as many. */
  constructor(most: number) {
    this.#most = most;
  }

  get(key: string): string | undefined {
    const young = this.#young.get(key);
    if (young !== undefined) return young;
    const old = this.#old.get(key);
    if (old !== undefined) this.keep(key, old);
    return old;
  }

  keep(key: string, html: string): void {
    if (this.#young.size >= this.#most) {
      this.#old = this.#young;
      this.#young = new Map();
    }
    // So asked, it is put in one piece: a page of many parts is put together from fewer then.
    html.charCodeAt(0);
    this.#young.set(key, html);
  }
}

/** Some 5 KB each: the cards of the first dozen lists. */
export const fragments = new Fragments(500);
