/** What is put into a page, in place of what stands there. */
export interface Insertion {
  start: number;
  end: number;
  text: Buffer;
}

/** One that is in the page's bytes now, and where it begins in them. */
export interface Inserted<I> {
  insertion: I;
  at: number;
}

/**
 * The bytes of a page, with what is put into it, in the order of the places. The page is given as its
 * bytes, or as a character for each of them.
 */
export function assemble<I extends Insertion>(
  page: string | Buffer,
  insertions: readonly I[],
): { bytes: Buffer; inserted: Inserted<I>[] } {
  const longer = insertions.map(({ start, end, text }) => text.length - (end - start));
  const bytes = Buffer.allocUnsafe(longer.reduce((sum, each) => sum + each, page.length));
  const inserted: Inserted<I>[] = [];
  let [read, written] = [0, 0];
  const copyUpTo = (end: number) => {
    written +=
      typeof page === 'string'
        ? bytes.write(page.slice(read, end), written, 'latin1')
        : page.copy(bytes, written, read, end);
  };
  for (const insertion of insertions) {
    copyUpTo(insertion.start);
    inserted.push({ insertion, at: written });
    written += insertion.text.copy(bytes, written);
    read = insertion.end;
  }
  copyUpTo(page.length);
  return { bytes, inserted };
}
