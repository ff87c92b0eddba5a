import type { Query } from './store.ts';

/** Answers that only a change told of this very record can make another. */
const ABOUT_ONE: ReadonlySet<Query[0]> = new Set(['record', 'paged', 'text', 'card', 'ranked']);

/** The id of the one record that a question is about; null where it is about a list. */
export const recordAsked = ([name, , argument]: Query): string | null =>
  ABOUT_ONE.has(name) ? String(argument) : null;
