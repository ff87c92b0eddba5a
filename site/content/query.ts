/** A question to the store, as plain data, so that it can be asked again later. */
export type Query =
  | ['record', entity: string, id: string]
  | ['card', entity: string, id: string]
  | ['ranked', entity: string, id: string, others: string]
  | ['slug', entity: string, slug: string]
  | ['ids', entity: string]
  | ['count', entity: string]
  | ['cards', entity: string, limit: number, offset: number]
  | ['featured', entity: string, limit: number];

export type QueryName = Query[0];

/** Answers that only a change told of this very record can make another. */
const ABOUT_ONE: ReadonlySet<QueryName> = new Set(['record', 'card', 'ranked']);

/** The id of the one record that a question is about; null where it is about a list. */
export const recordAsked = ([name, , argument]: Query): string | null =>
  ABOUT_ONE.has(name) ? String(argument) : null;
