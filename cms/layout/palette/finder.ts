import { fold } from '#model/text/fold.ts';
import MiniSearch from 'minisearch';
import type { Entry } from './entries.ts';

const MOST = 12;

export interface Finder {
  find: (query: string) => readonly Entry[];
}

/** Finds entries in either script, by the beginnings of words, however they are spelt. */
export function finderOf(entries: readonly Entry[]): Finder {
  const byKey = new Map(entries.map((entry) => [entry.key, entry]));
  const index = new MiniSearch({
    idField: 'key',
    fields: ['title', 'titleBn', 'kind'],
    processTerm: (term) => fold(term) || null,
    searchOptions: {
      boost: { title: 2, titleBn: 2 },
      prefix: true,
      fuzzy: (term) => (term.length > 3 ? 0.2 : false),
      combineWith: 'AND',
    },
  });
  index.addAll([...byKey.values()]);
  return {
    find: (query) =>
      index
        .search(query)
        .slice(0, MOST)
        .map(({ id }) => byKey.get(String(id))!),
  };
}
