import { randomUUID } from 'node:crypto';

const CLOSING = '-->';

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
    const found: StandIn<T>[] = [];
    let start = page.indexOf(this.#opening);
    while (start >= 0) {
      const end = page.indexOf(CLOSING, start) + CLOSING.length;
      const code = page.slice(start + this.#opening.length, end - CLOSING.length);
      found.push({ start, end, what: JSON.parse(Buffer.from(code, 'hex').toString()) as T });
      start = page.indexOf(this.#opening, end);
    }
    return found;
  }
}
