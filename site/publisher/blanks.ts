import { crc32 } from 'node:zlib';
import type { FrameOn } from '../content/frames.ts';
import type { Place, Words } from '../content/placeholders.ts';
import type { TextName } from '../content/records.ts';
import type { Store } from '../content/store.ts';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS blanks (path TEXT PRIMARY KEY, form TEXT NOT NULL) STRICT, WITHOUT ROWID;
`;

/** What is filled in a page: words of the agency, a part that is on many pages, a record's text. */
export type Filling =
  [place: Place, words: Words] | [place: 'frame', frame: FrameOn] | [place: 'html', name: TextName];

/** Where it stands in a page's bytes; there are a dozen in each of thousands of pages. */
export type Blank = [start: number, length: number, ...Filling];

/** A page as a form: filled in anew, it is the page as the agency is now. */
export interface Form {
  blanks: readonly Blank[];
  /** Says whether a file is the page that this was noted of. */
  checksum: number;
}

export const formOf = (bytes: Buffer, blanks: readonly Blank[]): Form => ({
  blanks,
  checksum: crc32(bytes),
});

/** Whether these are the bytes that the form was noted of. */
export const isOf = (form: Form, bytes: Buffer) => crc32(bytes) === form.checksum;

/**
 * The forms of pages that are as the content is, but for words of the agency. Lives in the store, with
 * the content: who makes a page otherwise than by its form forgets that first.
 */
export class Blanks {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
    store.exec(SCHEMA);
  }

  of(path: string): Form | undefined {
    const sql = 'SELECT form FROM blanks WHERE path = ?';
    const row = this.#store.prepare<[string], { form: string }>(sql).get(path);
    return row && (JSON.parse(row.form) as Form);
  }

  has(path: string): boolean {
    const sql = 'SELECT 1 AS one FROM blanks WHERE path = ?';
    return this.#store.prepare<[string], { one: 1 }>(sql).get(path) !== undefined;
  }

  keep(path: string, form: Form): void {
    const sql = 'INSERT OR REPLACE INTO blanks VALUES (?, ?)';
    this.#store.prepare(sql).run(path, JSON.stringify(form));
  }

  /** These are not as the content is otherwise, either. */
  forget(paths: Iterable<string>): void {
    const statement = this.#store.prepare('DELETE FROM blanks WHERE path = ?');
    for (const path of paths) statement.run(path);
  }
}
