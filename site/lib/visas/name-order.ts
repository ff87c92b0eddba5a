import { localeFacts, type Locale } from '#model/kit/locales.ts';

/** In the order that a dictionary of the language has them; between equals, by id. */
export function byName<R extends { id: string }>(
  locale: Locale,
  records: readonly R[],
  nameOf: (record: R) => string,
): R[] {
  const { compare } = new Intl.Collator(localeFacts[locale].tag);
  return records.toSorted((a, b) => compare(nameOf(a), nameOf(b)) || (a.id < b.id ? -1 : 1));
}
