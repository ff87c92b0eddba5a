import { randomUUID } from 'node:crypto';

const CLOSING = '-->';

/** What stands between each opening and the closing after it, and where the whole of that stands. */
export function between(page: string, opening: string, closing: string) {
  const found: { start: number; end: number; code: string }[] = [];
  let start = page.indexOf(opening);
  while (start >= 0) {
    const end = page.indexOf(closing, start) + closing.length;
    found.push({ start, end, code: page.slice(start + opening.length, end - closing.length) });
    start = page.indexOf(opening, end);
  }
  return found;
}

/** Where something goes in a page, and what. */
export interface StandIn<T> {
  start: number;
  end: number;
  what: T;
}

/**
 * Short comments in place of what is put into a page last. `T` is plain data. No text of staff can say
 * one: they are others in every process.
 */
export class StandIns<T> {
  readonly #opening = `<!--${randomUUID()} `;

  of(what: T): string {
    return this.#opening + Buffer.from(JSON.stringify(what)).toString('hex') + CLOSING;
  }

  /** All in a page that is given as a character for each byte. */
  in(page: string): StandIn<T>[] {
    return between(page, this.#opening, CLOSING).map(({ start, end, code }) => {
      return { start, end, what: JSON.parse(Buffer.from(code, 'hex').toString()) as T };
    });
  }
}
