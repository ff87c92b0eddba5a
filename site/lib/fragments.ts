/** Made parts of pages, by what they were made from. */
class Fragments {
  readonly #most: number;
  /** Least lately wanted first. */
  readonly #kept = new Map<string, string>();

  constructor(most: number) {
    this.#most = most;
  }

  get(key: string): string | undefined {
    const html = this.#kept.get(key);
    if (html === undefined) return undefined;
    this.#kept.delete(key);
    this.#kept.set(key, html);
    return html;
  }

  keep(key: string, html: string): void {
    this.#kept.set(key, html);
    if (this.#kept.size <= this.#most) return;
    const [oldest] = this.#kept.keys();
    this.#kept.delete(oldest!);
  }
}

/** Some 5 KB each: the cards of the first dozen lists. */
export const fragments = new Fragments(1000);
