import { randomUUID } from 'node:crypto';
import type { SSRManifest } from 'astro';
import { between } from '../content/stand-ins.ts';
import type { Insertion } from './assemble.ts';
import { sourceHash } from './site-policy.ts';

const CLOSING = '*/';

/**
 * The styles that the compiled site writes into its pages. They are half of a page's letters: while a
 * page is made and looked at, a short word stands in for each, and they are put in last.
 */
export class InlineStyles {
  /** What allows each, by its stand-in. */
  readonly hashes = new Map<string, string>();
  readonly #texts = new Map<string, Buffer>();
  /** No text of staff can say it: it is another in every process. */
  readonly #opening = `/*${randomUUID()} `;

  /** Puts the stand-ins into the manifest, of which pages take their styles. */
  constructor({ routes }: Pick<SSRManifest, 'routes'>) {
    const known = new Map<string, string>();
    for (const style of routes.flatMap((route) => route.styles)) {
      if (style.type !== 'inline') continue;
      const standIn = known.get(style.content) ?? this.#standIn(style.content);
      known.set(style.content, standIn);
      style.content = standIn;
    }
  }

  #standIn(text: string): string {
    const standIn = `${this.#opening}${this.#texts.size}${CLOSING}`;
    this.hashes.set(standIn, sourceHash(text));
    this.#texts.set(standIn, Buffer.from(text));
    return standIn;
  }

  /** Where they go in a page that is given as a character for each byte. */
  in(page: string): Insertion[] {
    return between(page, this.#opening, CLOSING).map(({ start, end }) => {
      return { start, end, text: this.#texts.get(page.slice(start, end))! };
    });
  }
}
