import type { EntityName } from '#model/entities/index.ts';
import type { Entity } from '#model/kit/entity.ts';
import { fold } from '#model/text/fold.ts';
import MiniSearch from 'minisearch';
import { recordTitle } from '../../client/record-title.ts';

/** Something that the palette leads to. */
export interface Entry {
  /** Unique among the entries; stored in the recents. */
  key: string;
  title: string;
  titleBn: string | null;
  /** The kind of record or act, shown beside the title. */
  kind: string;
  /** The module that has it; nothing for an act of the frame. */
  module: string | null;
  target:
    | { to: 'module' }
    | { to: 'new'; entity: EntityName }
    | { to: 'record'; entity: EntityName; id: string }
    | { to: 'password' }
    | { to: 'sign-out' };
}

const MOST = 12;

/** A record by its first text, in both languages. */
export function recordEntry(
  entity: Entity,
  module: string,
  record: { id: string } & Readonly<Record<string, unknown>>,
): Entry {
  return {
    key: `record:${entity.name}:${record.id}`,
    ...recordTitle(entity, record),
    kind: entity.label.one,
    module,
    target: { to: 'record', entity: entity.name as EntityName, id: record.id },
  };
}

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
